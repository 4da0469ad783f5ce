### The score pad of 7 Wonders.

pad-way-stages = Built stages
pad-way-coins = Coins
pad-way-tokens = Tokens
pad-way-shields = Shields in each Age
pad-way-symbols = Symbols
pad-way-counts = Cards by colour
pad-figure-wonder = Wonder
pad-figure-side = Side
pad-field-board = Wonder
pad-field-stages = Stages built
pad-field-coins = Coins left
pad-field-won = Victory tokens of Age { $number ->
    [1] I
    [2] II
   *[other] III
}
pad-field-lost = Defeat tokens
pad-field-shields = Shields at the end of Age { $number ->
    [1] I
    [2] II
   *[other] III
}
pad-field-symbol-compass = Compasses
pad-field-symbol-gear = Gears
pad-field-symbol-tablet = Tablets
pad-field-symbol-free = Symbols of any kind
pad-field-colour-brown = Brown cards
pad-field-colour-grey = Grey cards
pad-field-colour-blue = Blue cards
pad-field-colour-yellow = Yellow cards
pad-field-colour-red = Red cards
pad-field-colour-green = Green cards
pad-field-colour-purple = Purple cards
pad-why-wonder = Stages built: { $stages }. Points: { $points }
pad-why-treasury = Coins: { $coins }, 1 point for every 3: { $points }
pad-why-conflicts = { $won-1 } × 1 + { $won-2 } × 3 + { $won-3 } × 5 − { $lost } = { $points }
pad-why-blue = Blue cards together: { $points }
pad-why-yellow = Yellow cards together: { $points }
pad-why-purple = Guilds together: { $points }
pad-why-green = { $compass }² + { $gear }² + { $tablet }² + { $sets } × 7 = { $points }
pad-doubt-tokens = { $name } has { $number } tokens; two neighbours and three Ages make six at most. Is that right?
pad-doubt-unbalanced = All in all there are as many victory tokens as defeat tokens, but here they differ by { $number }. Is that right?
pad-tie = Level on points, coins decide: { $number }.
pad-build-cards = Card by card
pad-cards-city = In the city: { $number }.
pad-cards-hint = Guilds look at the cities of both neighbours: enter their cards too, or how many they have of each colour.
