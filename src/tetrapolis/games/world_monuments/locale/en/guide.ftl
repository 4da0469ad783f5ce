### What stands beside the rules of World Monuments: the game in short, signs, keys; what points are made of; why something cannot be done.

summary-goal-title = The goal
summary-goal = In three rounds, everyone builds on the same monument. The higher your stone lies, the more points it brings. The most points win.
summary-collect-title = Collect stones
summary-collect = First you lead one shared worker through the quarry and take a stone from each field you enter. Moves are 2, 3, then always 4 steps long, and end on the outer ring.
summary-black-title = The black stone
summary-black = If you hold it when the quarry is empty, you score { $points ->
    [one] { $points } point
   *[other] { $points } points
} and are the first to build.
summary-build-title = Build
summary-build = Then each turn you build one stone where its colour fits and the stones below it are in place. Levels bring 1, 3, 5, 7 and 9 points; on level { $level } that is { $points }.
summary-pass-title = Pass
summary-pass = When nothing of yours fits, you pass. In the first two rounds each building stone you keep then costs 1 point: here −{ $points }.
summary-end-title = The end
summary-end = The game ends after three rounds, or when the monument is complete. Now each gem brings 3 points: here { $points }.

sign-purple = Purple building stone
sign-red = Red building stone
sign-white = White building stone
sign-orange = Orange building stone
sign-blue = Gem: never built, 3 points at the end of the game
sign-black = Black stone: 2 points, and its holder builds first
sign-worker = The worker, whom all players share
sign-built = A stone in the monument, with the mark of who built it

key-turn = Rotate the monument to the right; with Shift to the left

category-start-why = Everyone starts with 10 points (WM-5).
category-stones-why = Each stone you built: 1, 3, 5, 7 or 9 points by its level (WM-32).
category-black-why = 2 points each time you held the black stone at the end of a quarry phase (WM-28).
category-losses-why = 1 point lost for each building stone that you had left when you passed (WM-39).
category-gems-why = 3 points for each gem at the end of the game (WM-49).

why-WM-7 = This belongs to another phase of the round.
why-WM-12 = Only middle fields can be left with one stone, each of them once, before the quarry is filled.
why-WM-14 = There is no such field in this quarry.
why-WM-15 = It is not your turn.
why-WM-16 = The worker starts on the outer ring.
why-WM-19 = This field is not adjacent to the worker’s field.
why-WM-20 = You have already entered this field in this move.
why-WM-21 = In this match, a move cannot return to the field it started from.
why-WM-22 = From there, your move could not end on the outer ring.
why-WM-23 = You have to take one of the stones on the worker’s field.
why-WM-25 = That way, you would not collect a single stone.
why-WM-29 = It is not your turn.
why-WM-30 = You have no stone of the colour that this slot needs.
why-WM-34 = This slot is not open: it is taken, or a stone below it is missing.
why-WM-38 = You cannot pass yet: one of your stones fits.
why-WM-46 = The match is over.
