### How the game is presented in lists.

game-title = 7 Wonders
game-lead = Three Ages, one hand at a time: build a city around its wonder.
