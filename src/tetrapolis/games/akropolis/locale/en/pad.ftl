### The score pad of Akropolis.

pad-way-value = Sum of levels
pad-way-levels = Level by level
pad-way-doubled = Doubled by the variant
pad-way-stones = Stones
pad-field-value = Levels that score, added up
pad-field-stars = Stars on plazas
pad-field-levels = Scoring on level { $number }
pad-field-doubled = Doubled on level { $number }
pad-field-stones = Stones left
pad-why-house = { $value-house } × { $stars-house } ★ = { $points }
pad-why-market = { $value-market } × { $stars-market } ★ = { $points }
pad-why-barracks = { $value-barracks } × { $stars-barracks } ★ = { $points }
pad-why-temple = { $value-temple } × { $stars-temple } ★ = { $points }
pad-why-garden = { $value-garden } × { $stars-garden } ★ = { $points }
pad-why-stones = 1 point for each stone left: { $points }
pad-why-quarries = Quarries of the Architect: { $points }
pad-doubt-no-plaza-house = { $name } has houses worth { $number }, but no plaza for them: they score nothing. Is that right?
pad-doubt-no-plaza-market = { $name } has markets worth { $number }, but no plaza for them: they score nothing. Is that right?
pad-doubt-no-plaza-barracks = { $name } has barracks worth { $number }, but no plaza for them: they score nothing. Is that right?
pad-doubt-no-plaza-temple = { $name } has temples worth { $number }, but no plaza for them: they score nothing. Is that right?
pad-doubt-no-plaza-garden = { $name } has gardens worth { $number }, but no plaza for them: they score nothing. Is that right?
pad-doubt-stones = { $name } has { $number } stones: there are not that many in the box. Is that right?
pad-tie = Level on points, stones decide: { $number }.
pad-build-city = Lay the tiles
pad-city-choose = Choose a tile
pad-city-place = Tap where it lies; turn it if needed.
pad-city-turn = Turn
pad-city-lay = Lay it here
pad-city-back = Another tile
pad-city-last = Remove the last tile
pad-city-tiles = { $tiles ->
    [one] { $tiles } tile laid
   *[other] { $tiles } tiles laid
}
pad-city-tile = Tile { $number }: { $hexes }
pad-city-find = Hexes on the tile
pad-tile = Tile { $number }
