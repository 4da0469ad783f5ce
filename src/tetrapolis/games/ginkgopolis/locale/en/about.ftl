### How the game is presented in lists.

game-title = Ginkgopolis
game-lead = Spread and raise a green city, card by card, and rule its districts.

choice-characters-draft = draft: choose and pass on
choice-characters-intro = fixed, for a first match
