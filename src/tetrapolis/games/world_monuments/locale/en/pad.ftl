### The score pad of World Monuments.

pad-way-track = Score track
pad-way-levels = Stones by level
pad-way-black = Black stone
pad-way-losses = Stones left over
pad-way-gems = Gems
pad-field-track = On the score track, without gems (60 more for each lap)
pad-field-level = Stones on level { $number }
pad-field-black = Times with the black stone
pad-field-losses = Stones left when passing
pad-field-gems = Gems
pad-why-start = Everyone begins with { $points }
pad-why-stones = Stones: { $stones }. Points: { $points }. On the track without gems: { $track }
pad-why-black = 2 points each time: { $points }
pad-why-losses = 1 point lost for each stone: { $points }
pad-why-gems = { $gems } × 3 = { $points }
pad-doubt-track = { $name }: { $number } on the track would mean that built stones lost points. Is that right?
pad-tie = Players with equal points share a rank.
pad-build-stones = Stone by stone
pad-stones-hint = Tap a stone for the chosen player; tap it again to take it away. From the ground up: a stone lies on what is below it.
pad-stones-level = Level { $level }: { $points ->
    [one] 1 point each
   *[other] { $points } points each
}
pad-stone-free = { $colour } stone { $number } on level { $level }: not built
pad-stone-built = { $colour } stone { $number } on level { $level }: { $name }
