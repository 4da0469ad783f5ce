### How the game is presented in lists.

game-title = World Monuments
game-lead = Gather stones with one shared worker, then compete to build the same monument.

choice-quarry-round = Round
choice-steps-turn = 2, 3, then 4
choice-steps-player = 2, then 4
choice-short_fields-random = drawn at random
choice-short_fields-chosen = chosen by the start player
