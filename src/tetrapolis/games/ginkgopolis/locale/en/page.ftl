### Ginkgopolis on the page.

board-ask-draft = Choose a character to keep.
board-ask-select = Choose a card, alone or with a tile.
board-ask-good = Take a resource or a tile.
board-ask-marker = Choose a new place for marker { $letter }.
board-ask-marker-hal = Hal has built on marker { $letter }: choose a new place for it.
board-ask-return = Choose tiles to return, for 1 point each.

board-hint-draft = Each character gives you starting goods, and one good every time you take its action. Keep one and pass on the rest.
board-hint-select = A card alone exploits what it names. With a tile, a letter card urbanizes and a building card constructs.
board-hint-good = A letter card played alone gives you 1 resource or 1 tile.
board-hint-marker = The marker can go to any highlighted place in the city.
board-hint-return = Choose tiles in any order; choose one again to keep it. Nobody learns anything before all have confirmed.
board-hint-over = The match is over.
board-hint-wait = Nothing to do right now.

board-city = The city
board-letter = marker { $letter }
board-letter-at = marker { $letter }, { $place }
board-letter-card = letter card { $letter }; its marker is { $place }
board-building-card = { $building }; the card: { $bonus }
board-floors = { $count ->
    [one] { $count } floor
   *[other] { $count } floors
}
board-owner = owned by { $name }
board-no-owner = no owner
board-site = site marker
board-changed = { $what }, changed since your last turn
board-tile = tile { $tile }
board-colour-letter-red = R
board-colour-letter-blue = B
board-colour-letter-yellow = Y
board-ending = Last actions: the match ends after this round

board-draft = Characters to choose from
board-kept-characters = Your characters
board-at-start = At the start
board-whenever-exploit = Every time you exploit
board-whenever-urbanize = Every time you urbanize
board-whenever-construct = Every time you construct
board-places = Players’ places and districts
board-no-tiles = No tiles
board-return-points = { $count ->
    [one] { $count } point for you
   *[other] { $count } points for you
}

part-pay-tile = placed in the city
part-pay-number = for the lower number
part-pay-colour = for the change of colour
part-pay-floors = placed on the building
part-come-back = back from the building
part-yield-choice = your choice: a resource or a tile
part-yield-neighbours = from the neighbouring buildings
part-yield-floors = from the floors of the building
part-yield-bonuses = from your card bonuses
part-covered = { $name } gets { $goods }
part-kept = You keep the card. Its bonus: { $bonus }
part-short = You cannot pay for this yet. If you still cannot on your turn, you exploit the card instead.
board-options = What you can do

board-first-player = First player
board-thinks = is thinking
board-laid = card played
board-laid-both = card and tile played
board-shows = reveals { $card }
board-returned = has chosen tiles to return
board-resource-supply = Resources left in the supply
board-end-bonuses = end of game

board-supply-tiles = tiles in the supply
board-deck = in the deck
board-discards = discarded
board-look = Look
board-districts-now = District points if the match ended now
board-districts-end = District points
board-district = { $buildings ->
    [one] { $buildings } building
   *[other] { $buildings } buildings
}, { $resources ->
    [one] { $resources } resource
   *[other] { $resources } resources
}
board-no-districts = There are no districts yet.
