### Akropolis on the page.

ask-build = Take a tile and place it in your city. { $stones ->
    [0] You have no stones.
    [one] You have 1 stone.
   *[other] You have { $stones } stones.
}
ask-wait = Wait for the other players.

board-choose-tile = Choose a tile from the construction site: click it, drag it, or press its number.
board-choose-touch = Choose a tile: tap it, or drag it into your city.
board-place-tile = Click where you want to place the tile. R rotates it, Esc puts it back.
board-place-only = This is the only tile you can pay for. Click where you want to place it; R rotates it.
board-confirm = Confirm this place, rotate the tile, or choose another place.
board-place-touch = Tap where you want to place the tile; the arrows rotate it.
board-place-closer = Tap the place you mean. Drag the map to see more of it.
board-waits = { $name } is building.
board-over = The match is over.
board-own-city = Back to my city
board-cities = The other cities
board-open-own = Open my city. Stones: { $stones }. { $name }
board-open-city = Open { $name }’s city. Stones: { $stones }

board-site = Construction site
board-tile = Tile: { $hexes }. { $price ->
    [0] Free
    [one] Costs 1 stone
   *[other] Costs { $price } stones
}
board-free = free
board-too-dear = not enough stones

board-cell = { $hex }, level { $level }
board-sides = { $count } of 6 sides built
board-level = level { $level }
board-spot-hex = { $hex } next to { $beside }
board-spot-ground = On the ground, { $where }: { $hexes }
board-spot-cover = On level { $level }, { $where }: { $hexes }. Covers { $covered }
board-spot-hex-alone = { $hex } next to open land
board-place = column { $q }, row { $r }
board-where-middle = in the middle
board-where-north = in the north
board-where-south = in the south
board-where-east = in the east
board-where-southeast = in the south-east
board-where-southwest = in the south-west
board-where-west = in the west
board-where-northwest = in the north-west
board-where-northeast = in the north-east
board-steps = from the middle { $steps }
board-steps-east = east { $count }
board-steps-southeast = south-east { $count }
board-steps-southwest = south-west { $count }
board-steps-west = west { $count }
board-steps-northwest = north-west { $count }
board-steps-northeast = north-east { $count }
board-turn-left = Rotate the tile left
board-turn-right = Rotate the tile right

board-ledger = Score by district type
board-ledger-row = { $district }: value { $value } × { $stars ->
    [one] 1 star
   *[other] { $stars } stars
} = { $points ->
    [one] 1 point
   *[other] { $points } points
}

hex-house = house
hex-market = market
hex-barracks = barracks
hex-temple = temple
hex-garden = garden
hex-quarry = quarry
plaza-house = house plaza ({ $stars ->
    [one] 1 star
   *[other] { $stars } stars
})
plaza-market = market plaza ({ $stars ->
    [one] 1 star
   *[other] { $stars } stars
})
plaza-barracks = barracks plaza ({ $stars ->
    [one] 1 star
   *[other] { $stars } stars
})
plaza-temple = temple plaza ({ $stars ->
    [one] 1 star
   *[other] { $stars } stars
})
plaza-garden = garden plaza ({ $stars ->
    [one] 1 star
   *[other] { $stars } stars
})

sheet-unseen = Tiles not yet seen: { $count }
sheet-unseen-lead = They lie face down in the stacks. Everyone can work out which ones they are; nobody knows their order.
sheet-unseen-none = Every tile has been turned face up.
sheet-unseen-short = not yet seen
sheet-conditions = When districts score, and what doubles them
sheet-no-variants = No variants are played at this table: nothing doubles.
sheet-variant-on = This variant is on at this table.
sheet-here = At this table: { $option } – { $choice }
sheet-setups = By number of players
sheet-setups-lead = Hexes are counted as districts + plazas, without the start tiles. The solo game is set up as for two players.
sheet-players = { $players ->
    [one] 1 player
   *[other] { $players } players
}
sheet-players-long = { $players ->
    [one] 1 player, long game
   *[other] { $players } players, long game
}
sheet-tiles = city tiles
sheet-stacks = stacks
sheet-rounds = rounds
sheet-turns = turns each
sheet-end = End of the game and scoring
