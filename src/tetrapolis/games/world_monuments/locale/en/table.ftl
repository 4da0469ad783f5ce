### World Monuments at the table.

table-head = { $monument } · round { $round } of 3 · { $name } has the worker
phase-filling = Filling the quarry.
phase-quarry = Quarry phase: collect stones with the worker.
phase-building = Building phase: build one stone per turn.
phase-over = The match is over.
monument-capitol = Capitol
monument-notre_dame = Notre Dame
monument-san_pietro = San Pietro
monument-taj_mahal = Taj Mahal
level-title = Level { $level } ({ $points })
filling-short = { $count ->
    [one] Choose { $count } middle field that gets only one stone.
   *[other] Choose { $count } middle fields that get only one stone each.
}
move-start = Turn { $turn }: { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}.
move-way = Path so far: { $way }. { $steps ->
    [0] Last field.
    [one] { $steps } step left.
   *[other] { $steps } steps left.
}
move-pick = Which stone do you take?
behind-screen = behind the screen
stones = { $count } { $colour }
field = { $detail }

colour-purple = purple
colour-red = red
colour-white = white
colour-orange = orange
colour-blue = blue (gem)
colour-black = black

column-points = Points
column-track = Track
column-stones = Built
column-losses = Lost
column-hand = Stones

action-enter-choice = take one of: { $stones }
action-short = { $field } gets only one stone
action-enter-empty = nothing there
action-take = take { $colour }
action-build = build { $colour } on level { $level }
action-build-offset = build { $colour } on level { $level }, across { $count ->
    [one] { $count } stone
   *[other] { $count } stones
}
action-pass = pass with { $stones ->
    [one] { $stones } building stone
   *[other] { $stones } building stones
}

category-start = Start
category-stones = Stones built
category-black = Black stone
category-losses = Lost by passing
category-gems = Gems
round-title = Round { $number }

option-monument = Monument
option-monument-about = What everyone builds; each monument has its own plans and stones.
option-quarry = Quarry
option-quarry-about = The fields that the worker walks on.
option-steps = Worker steps with two players
option-steps-about = How many steps the worker takes, move by move.
option-reenter_start = A move may return to its first field
option-reenter_start-about = Whether the worker may come back once to the field where the move began.
option-round3_pass_loss = Passing costs points in round 3 too
option-round3_pass_loss-about = Whether passing costs as much in round 3 as in the other rounds.
option-open_screens = Everyone’s stones are visible
option-open_screens-about = Whether everyone sees all stones, or each player’s stay behind a screen.
option-short_fields = Middle fields with one stone
option-short_fields-about = Who decides which middle fields get only one stone when there are too few.
option-first_player = First player
option-first_player-about = Who holds the worker first and begins.

preset-printed = As printed
preset-printed-about = By the letter of the rulebook: the worker’s steps grow turn by turn (2, 3, then 4), also with two players, and a move may return once to the field it started from; passing in round 3 costs nothing.
preset-strict = Strict
preset-strict-about = With two players the move of 3 steps is left out, a move never returns to the field it started from, and passing costs points in round 3 too.

event-start = { $name } begins.
event-short = { $name } leaves { $field } with one stone.
event-short-plain = { $name } leaves a middle field with one stone.
event-fill = Round { $round }: { $stones ->
    [one] { $stones } stone fills
   *[other] { $stones } stones fill
} the quarry{ $short ->
    [0] { "" }
    [one] ; { $short } middle field gets only one
   *[other] ; { $short } middle fields get only one each
}.
event-place = { $name } puts the worker on { $field }.
event-place-plain = { $name } puts the worker on the outer ring.
event-enter = { $name } goes to { $field }.
event-enter-plain = { $name } leads the worker one step on.
event-take = { $name } takes { $colour } from { $field }.
event-take-plain = { $name } takes { $colour }.
event-move_end = { $name } has collected { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}.
event-black = { $name } returns the black stone, scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} and takes the worker.
event-build = { $name } builds { $colour } on level { $level }, slot { $place }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-build-plain = { $name } builds { $colour } on level { $level }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-passed = { $name } passes{ $stones ->
    [0] { "" }
    [one] { " " }with { $stones } building stone
   *[other] { " " }with { $stones } building stones
}{ $loss ->
    [0] { "" }
    [one] { " " }and loses { $loss } point
   *[other] { " " }and loses { $loss } points
}.
event-complete = { $name } completes the monument. The match is over.
event-end = Everyone has passed in round 3. The match is over.
board-material-now = Round { $round }, now
