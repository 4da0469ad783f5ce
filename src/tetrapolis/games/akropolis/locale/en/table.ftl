### Akropolis at the table.

table-head = Round { $round } · { $stacks ->
    [0] no stacks left
    [one] one stack left
   *[other] { $stacks } stacks left
} · chief architect: { $chief }
city-of = { $name }’s city
unseen-tiles = Face down (districts and plazas): { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
aid-rules = Player aid: r AK-33 to AK-37 (when districts score), AK-50 to AK-54 (what doubles them), AK-2 and AK-41 (tiles and turns), AK-40 (the end).
map-legend = A capital letter with stars is a plaza; a number is the level.
row-price = { $index }: { $price ->
    [0] free
    [one] 1 stone
   *[other] { $price } stones
}
move = { $tile }: { $price ->
    [0] for free
    [one] for 1 stone
   *[other] for { $price } stones
}, on level { $level }
hexes-house = { $detail ->
    [one] { $detail } house
   *[other] { $detail } houses
}
hexes-quarry = { $detail ->
    [one] { $detail } quarry
   *[other] { $detail } quarries
}
hex-plaza-house = house plaza
hex-plaza-market = market plaza
hex-plaza-barracks = barracks plaza
hex-plaza-temple = temple plaza
hex-plaza-garden = garden plaza
category-house = House
category-market = Market
category-barracks = Barracks
category-temple = Temple
category-garden = Garden
category-stones = Stones
category-quarries = Quarries
round-title = Round { $number }
result-tie-break = Level on points with { $others }: more stones left decide.
result-tie-rival = Level on points: you need more stones than the Architect to win.
architect-easy = Hippodamos
architect-medium = Metagenes
architect-hard = Callicrates
event-take = { $name } takes a tile { $price ->
    [0] for free
    [one] for 1 stone
   *[other] for { $price } stones
}: { $tile }.
event-place = { $name } places it on level { $level }.
event-income = { $name } gets { $stones ->
    [one] 1 stone for a covered quarry
   *[other] { $stones } stones for covered quarries
}.
event-refill = The construction site is refilled.
event-chief = { $name } is now the chief architect.
event-architect_take = { $name } takes a tile { $price ->
    [0] for free
    [one] for 1 stone
   *[other] for { $price } stones
}: { $tile }.
event-end = The match is over.
option-solo_level = Solo level
option-solo_level-about = How much the Architect’s districts and quarries are worth to it.
option-long_game = Long game
option-long_game-about = All 61 city tiles are used, so the match takes more rounds.
option-variant_house = House variant
option-variant_house-about = Your house group scores double if its value is 10 or more.
option-variant_market = Market variant
option-variant_market-about = A market scores double if it is adjacent to a market plaza.
option-variant_barracks = Barracks variant
option-variant_barracks-about = Barracks score double if 3 or 4 neighbouring cells are empty.
option-variant_temple = Temple variant
option-variant_temple-about = A temple scores double if it is on level 2 or higher.
option-variant_garden = Garden variant
option-variant_garden-about = A garden scores double if it is adjacent to a lake.
option-house_group = House group
option-house_group-about = Which of your house groups scores.
option-barracks_edge = Barracks edge
option-barracks_edge-about = Which empty cells next to barracks count as the city edge.
option-lake = Lake
option-lake-about = How large an enclosed area may be to count as a lake in the garden variant.
option-first_player = First player
option-first_player-about = Who takes the first turn.
preset-online = As on other sites
preset-online-about = As people play it online. In two places this departs from the printed words: a lake may have any size, and the barracks variant counts only empty cells outside the city.
preset-printed = As printed
preset-printed-about = By the letter of the rulebook: barracks score on the outer edge of the city, the barracks variant counts every empty neighbouring cell, enclosed ones too, and a lake is exactly one cell.
