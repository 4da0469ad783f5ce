### How the game is presented in lists.

game-title = 7 Wonders
game-lead = Three Ages, one hand at a time: build a city around its wonder.

choice-boards-chosen = chosen by the players
choice-sides-day = day
choice-sides-free = each chooses
choice-sides-night = night
choice-turn6_order-dig_first = first the discard pile, then the last card
choice-turn6_order-seventh_first = first the last card, then the discard pile
