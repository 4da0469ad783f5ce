### What stands beside the rules of Akropolis: the game in short, signs, keys; what points are made of; why something cannot be done.

summary-goal-title = The goal
summary-goal = Build a city of three-hex tiles, side by side and on top of one another. The most points win.
summary-take-title = Take a tile
summary-take = On your turn, take one tile from the row. The first is free; each tile farther back costs 1 stone more.
summary-place-title = Place it
summary-place = On the ground, it must touch your city. Higher up, it must lie across at least two tiles at the same height. Every quarry you cover brings 1 stone at once.
summary-points-title = Count points
summary-points = The value of a district is its level. Add up all values of one type and multiply them by the stars on its plazas: { $value } × { $stars } = { $points }.
summary-conditions-title = Conditions
summary-conditions = To score, temples must be surrounded, barracks must be on the city edge, and markets must not touch; of the houses, only the largest group scores. Gardens score anywhere.
summary-end-title = The end
summary-end = When one tile is left in the row and there is no stack to refill it, the game ends. Each stone you have left is worth 1 point.

sign-house = House: only your largest connected group scores
sign-market = Market: scores if no other market touches it
sign-barracks = Barracks: score on the city edge
sign-temple = Temple: scores if surrounded on all six sides
sign-garden = Garden: scores anywhere
sign-quarry = Quarry: brings 1 stone when you cover it
sign-plaza-house = House plaza: 1 star, multiplies the houses
sign-plaza-market = Market plaza: 2 stars, multiplies the markets
sign-plaza-barracks = Barracks plaza: 2 stars, multiplies the barracks
sign-plaza-temple = Temple plaza: 2 stars, multiplies the temples
sign-plaza-garden = Garden plaza: 3 stars, multiplies the gardens
sign-stone = Stone: pays for tiles, and is worth 1 point at the end
sign-level = The number on a hex: its level, from level 2 on

key-number = Choose the first, second, third … tile of the row
key-turn = Rotate the tile to the right; with Shift to the left

category-house-why = The value of your largest house group times the stars on your house plazas (AK-33).
category-market-why = The value of your markets that touch no other market, times the stars on your market plazas (AK-34).
category-barracks-why = The value of your barracks on the city edge times the stars on your barracks plazas (AK-35).
category-temple-why = The value of your temples that are surrounded on all sides, times the stars on your temple plazas (AK-36).
category-garden-why = The value of all your gardens times the stars on your garden plazas (AK-37).
category-stones-why = 1 point for each stone that is left (AK-43).
category-quarries-why = On the medium solo level, 2 points for each quarry of the Architect (AK-58).

why-AK-10 = It is not your turn.
why-AK-12 = There is no such tile in the construction site.
why-AK-14 = You do not have enough stones for this tile.
why-AK-18 = On the ground, all three places must be empty, and the tile must touch your city along an edge.
why-AK-20 = A part of the tile would hang in the air: all three hexes must lie on your city.
why-AK-21 = The tile would lie on a single tile: it must cover parts of at least two.
why-AK-22 = The three hexes under the tile are not all at the same height.
why-AK-40 = The match is over.
