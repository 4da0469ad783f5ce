### How the game is presented in lists.

game-title = World Monuments
game-lead = Quarry stones on a shared path, then build one monument together, and against each other.

choice-quarry-round = round
choice-steps-turn = as the turn says
choice-steps-player = as the player’s place says
