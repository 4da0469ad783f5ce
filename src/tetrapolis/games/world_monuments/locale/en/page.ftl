### The board of World Monuments on the page.

ask-place = Place the worker on a field of the outer ring.
ask-short = { $count ->
    [one] Choose a middle field that gets only one stone.
   *[other] Choose { $count } middle fields that get only one stone each.
}
ask-step = Move the worker: { $steps ->
    [one] last step, and it must end on the outer ring.
   *[other] { $steps } steps to go.
}
ask-take = Choose the stone to take from the worker’s field.
ask-build = Build one of your stones in a highlighted slot.
ask-pass = None of your stones fits: you must pass.

board-colour-letter-purple = P
board-colour-letter-red = R
board-colour-letter-white = W
board-colour-letter-orange = O
board-colour-letter-blue = B
board-colour-letter-black = ★
board-round = Round { $round } of { $rounds }
board-phase-quarry = Quarry
board-phase-building = Building
board-phase-over = End
board-holder = { $name } has the worker
board-note = About the plan and the quarry
board-more = Plan, material and players

board-quarry = Quarry
board-ring-outer = Outer ring, field { $field }
board-ring-middle = Middle ring, field { $field }
board-ring-inner = Inner circle
board-seen-outer = Outer ring
board-seen-middle = Middle ring
board-seen-inner = Inner circle
board-field-stones = { $where }: { $stones }.
board-field-empty = { $where }: empty.
board-field-shorten = Can be left with one stone.
board-field-short = Gets only one stone.
board-field-worker = The worker stands here.
board-field-entered = Entered on step { $step }.
board-field-enter = Can be entered now.
board-take = Take { $colour } from { $field }
board-seen-take = Take { $colour }
board-way = Path of the worker
board-way-turn = Turn { $turn }
board-way-step = Step { $step }: { $field }, { $stone }
board-way-nothing = nothing taken
board-way-left = Step { $step } still to come
board-hint-place = Enter any highlighted field: the worker takes a stone that lies there.
board-hint-short = Highlighted middle fields can be left with one stone. The others get two.
board-hint-take = Choose a stone on the worker’s field.
board-hint-build = One of your stones fits each highlighted slot.
board-hint-pass = Nothing fits: every building stone you keep costs a point.
board-hint-pass-free = Nothing fits. Passing costs nothing in this round.
board-hint-wait = { $name } is choosing.
board-hint-over = The monument is complete. The gems have been counted.
board-hint-over-unfinished = The match is over, but the monument is unfinished. The gems have been counted.

board-monument-built = { $monument }: stones built: { $built } of { $slots }
board-levels = Levels shown
board-front = front
board-level-all = All
board-level-upto = Up to level { $level }, stones built: { $built } of { $slots }
board-turn-left = Rotate the monument left (Shift+R)
board-turn-right = Rotate the monument right (R)

board-plans = Building plan
board-plan-level = Level { $level }
board-plan-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-slot = Level { $level }, slot { $place }: { $colour }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
board-slot-built = Built by { $name }.
board-slot-fits = Open: your stone fits here.
board-slot-open = Open.
board-slot-waits = Still needs stones below it: level { $level }, slots { $places }.
board-seen-slot = Level { $level }: { $colour }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
board-seen-waits = Still needs stones below it.
board-chosen = Chosen, waiting for confirmation.

board-hand = Your stones
board-hand-stone = { $stones }
board-hand-fits = { $stones }: fits { $count ->
    [one] { $count } slot
   *[other] { $count } slots
}
board-hand-none = { $stones }: fits nowhere now
board-hand-gem = { $stones }: counts at the end
board-hand-only = Only slots for { $colour } are highlighted. Press the stone again to see all.
board-pass = Pass

board-players = Players
board-player-passed = passed
board-player-hidden = stones behind the screen
board-player-hidden-why = Nobody else sees these stones until { $name } passes or the match ends.
board-player-show = { $name }: show the stones they built
board-player-built = { $count ->
    [one] { $count } stone built
   *[other] { $count } stones built
}

board-track = Score track: everyone’s score marker stands at their points. Past the end of the track it continues from field 1 (WM-36).

board-material = Material plan
board-material-round = Round { $round }
board-material-open = Slots left
