### How the game is presented in lists.

game-title = 7 Wonders
game-lead = Draft cards through three Ages and build a city around your wonder.
game-round = Age { $round ->
    [1] I
    [2] II
   *[other] III
}
sheet-title = Card list

choice-boards-chosen = Chosen in seat order
choice-sides-day = Day side for everyone
choice-sides-free = Each player chooses
choice-sides-night = Night side for everyone
choice-turn6_order-dig_first = Discard pile, then last card
choice-turn6_order-seventh_first = Last card, then discard pile
