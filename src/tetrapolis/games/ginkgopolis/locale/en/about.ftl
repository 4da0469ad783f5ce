### How the game is presented in lists.

game-title = Ginkgopolis
game-lead = Grow a green city outwards and upwards, card by card, and win its districts.
game-round = Round { $round }

choice-characters-draft = Draft: keep one, pass the rest
choice-characters-intro = Intro game: ready-made sets
