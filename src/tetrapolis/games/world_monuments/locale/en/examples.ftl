### Captions of the drawn examples of World Monuments.

example-WM-17 = The third turn of the phase: { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}, and one stone from each field: purple, orange, red. The move ends on the outer ring.
example-WM-19 = Not allowed: the second step would go across a corner. The two fields have no common border.
example-WM-20 = Not allowed: the third step would go back to the field of the first step.
example-WM-22 = Not allowed: the third step is the last one, and it would end in the inner circle instead of the outer ring.
example-WM-28 = You hold the black stone at the end of the quarry phase: you score { $points ->
    [one] { $points } point
   *[other] { $points } points
} and take the worker.
example-WM-32 = The white stone lies across two stones of level 1, so it is on level { $level } and scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
example-WM-34 = Not allowed: the orange stone lies across { $supports ->
    [one] { $supports } slot
   *[other] { $supports } slots
}, and one of the stones below it is missing.
example-WM-39 = None of the three building stones fits, so you pass and lose { $points ->
    [one] { $points } point
   *[other] { $points } points
}. The gems cost you nothing.
example-WM-49 = { $gems ->
    [one] { $gems } gem
   *[other] { $gems } gems
} at the end of the game: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
