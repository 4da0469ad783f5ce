### Ginkgopolis on the page.

board-ask-draft = Choose the character that you keep
board-ask-select = Choose a card, alone or with a tile
board-ask-good = Take a resource or a tile
board-ask-marker = Choose a new place for the marker { $letter }
board-ask-marker-hal = Choose a new place for the marker { $letter }, which Hal has built on
board-ask-return = Choose the tiles that you return, one point each

board-hint-draft = Each character gives goods at the start (below) and one good whenever you do its action (in the middle). You keep one and pass the others on.
board-hint-select = Choose a card: its building or leaf lights up. A card alone is exploited; with a tile, a letter enlarges the city and a building grows by a floor.
board-hint-good = A letter card alone brings one good of your choice.
board-hint-marker = The lit places in the city are free for the marker.
board-hint-return = Each tile that you return brings one point, and the returned tiles are the new supply.
board-hint-over = The match is over.
board-hint-wait = Nothing is asked of you now.

board-city = The city
board-cell = column { $x }, row { $y }: { $what }
board-letter = marker { $letter }
board-letter-card = letter card { $letter }, its marker lies in column { $x }, row { $y }
board-building-card = { $building }; the card: { $bonus }
board-floors = { $count ->
    [one] { $count } floor
   *[other] { $count } floors
}
board-owner = owner { $name }
board-no-owner = no owner
board-site = building site
board-changed = { $what }, changed since your last turn
board-tile = tile { $tile }
board-colour-letter-red = R
board-colour-letter-blue = B
board-colour-letter-yellow = Y
board-ending = The end is near: last actions

board-draft = Characters to choose from
board-kept-characters = Characters that you keep
board-no-tiles = No tiles
board-aside = Set aside to be returned

part-pay-tile = into the city
part-pay-number = for the lower number
part-pay-colour = for the other colour, to the supply
part-pay-floors = onto the building
part-come-back = back from the building
part-yield-choice = a resource or a tile, as you like
part-yield-neighbours = from the neighbouring buildings
part-yield-floors = from the floors of the building
part-yield-bonuses = from the bonuses of your cards
part-covered = To { $name }: { $goods }
part-kept = You keep the card. Its bonus: { $bonus }
part-short = You cannot pay for this as things stand. If that is still so on your turn, the card is exploited instead.
board-net = In all, as things stand:
board-options = What you can do
board-lay-alone = Lay the card
board-lay-both = Lay card and tile
board-confirm = Confirm
board-back = Back one step

board-first-player = First player
board-thinks = is thinking
board-laid = card laid
board-laid-both = card and tile laid
board-shows = plays { $card }
board-returned = returns no more tiles
board-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-less = Close
board-resource-supply = Resources in the supply
board-total = Points in all
board-end-bonuses = at the end

board-supply-tiles = tiles in the supply
board-deck = in the deck
board-discards = discarded
board-districts-now = What the districts would pay now
board-districts-end = What the districts pay
board-district = { $buildings ->
    [one] { $buildings } building
   *[other] { $buildings } buildings
}, { $resources ->
    [one] { $resources } resource
   *[other] { $resources } resources
}
board-no-districts = There are no districts yet.
