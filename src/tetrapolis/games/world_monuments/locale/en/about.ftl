### How the game is presented in lists.

game-title = World Monuments
game-lead = Gather stones with one shared worker, then compete to build the same monument.
game-round = Round { $round }

choice-quarry-round = Round
choice-steps-turn = 2, 3, then 4
choice-steps-player = 2, then 4
choice-short_fields-random = Drawn at random
choice-short_fields-chosen = Chosen by the start player
