### How the game is presented in lists.

game-title = Akropolis
game-lead = Stack tiles of three quarters into a Greek city that grows upwards.
