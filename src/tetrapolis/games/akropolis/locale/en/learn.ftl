### The lesson of Akropolis: what the coach says at the table.

learn-about = First a plaza, then what it multiplies; then quarries, stones and height. Against an apprentice, about ten minutes.
learn-step-goal = This is your city: one house plaza and three quarries. You add tiles, and the most points win. Each district is worth its level times the stars on the plazas of its type. So remember: without a plaza of its type, a district is worth nothing.
learn-step-row = Each turn you take one tile from the construction site. The first one is free; each tile farther back costs one stone more. Stones you have: { $stones }.
learn-step-plaza = Take the tile with the garden plaza and place it beside your city. It scores nothing by itself, but its stars multiply all your gardens. Stars: { $stars }.
learn-step-plaza-else = Without a garden plaza every garden of yours is worth nothing. The plaza comes first.
learn-step-district = Now a garden: the plaza is there, so it counts at once. Value { $value } × stars { $stars } = { $gain }. Before you confirm, the board shows what a choice will bring.
learn-step-district-else = Only a garden is multiplied by your garden plaza.
learn-step-quarry = Quarries score nothing, but each one you cover brings a stone at once. A tile on top must lie across at least two tiles of the same height. Here: stones +{ $stones }, and the new hexes lie on level { $level }, so a district there counts that many times.
learn-step-quarry-else = Place a tile on top of others, over quarries: the hexes then lie higher, and each covered quarry brings a stone.
learn-step-no-plaza = This district has no plaza of its type yet: it is worth nothing until one comes. Look for that plaza, or cover the district later.
learn-step-loss = Your points have changed by { $change }: what is covered does not count any more, and conditions may be broken. Cover what is worth little.
learn-step-high = Level { $level }: every district up there counts { $level } times. A few hexes high up beat many on the ground.
learn-step-price = Stones paid: { $price }. Each would have been a point at the end, so an expensive tile must bring more than it costs.
learn-step-many = Stones +{ $stones }. With stones you can reach farther back in the row, for the plaza or district that you need.
learn-step-end = The match is over. Your gardens: value { $value } × stars { $stars } = { $points }. Stones left over: { $stones }. Touch a number in the result, and the hexes that make it are highlighted.
learn-row-stars = Stars for gardens
learn-row-value = Value of gardens
learn-row-level = Level
