### How the game is presented in lists.

game-title = Ginkgopolis
game-lead = Spread and raise a green city, card by card, and rule its districts.
