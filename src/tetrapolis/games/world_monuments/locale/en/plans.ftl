### What can be wrong with a plan file.

plan-file-name = “{ $name }” cannot be the name of a plan: use up to 30 lower-case letters a–z, digits and _, then .toml.
plan-too-large = The file is larger than { $limit } kB.
plan-unreadable = The file cannot be read: { $detail }.
plan-not-a-file = This is not a regular file.
plan-too-many = The folder holds too many plans (the limit is { $most }); this one was left out.
plan-carried = The record names this board, but what it carries under that name is another one.
plan-not-toml = The file is not TOML: { $detail }.
plan-kind = The file needs kind = "monument" or kind = "quarry".
plan-unknown-key = There is no entry “{ $entry }”. Possible entries: { $entries }.
plan-name = The plan needs a name of up to 40 characters.
plan-rounds = rounds must be a list of tables like purple = 10, red = 6, ….
plan-row-colour = Round { $round }: there is no colour “{ $colour }”. Possible colours: { $colours }.
plan-row-count = Round { $round }: the number of { $colour } stones must be a whole number from 0 to 99.
plan-levels = levels must be a list of pictures, one text per level.
plan-letter = Level { $level }: “{ $letter }” is not known; a picture consists of { $letters } and dots.
plan-borders = borders must be a list of texts like "O0-M0".
plan-border = “{ $border }” is not a border. A border joins two fields, for example O0-M0; fields are O0 to O17, M0 to M11 and C.
plan-border-twice = The border { $border } joins a field to itself or is listed twice.
plan-more = … and { $count } more like these.
plan-slot-count = The plan has { $count ->
    [one] { $count } stone
   *[other] { $count } stones
}; it needs 1 to { $most }.
plan-level-count = The plan has { $count ->
    [one] { $count } level
   *[other] { $count } levels
}; the limit is { $most }.
plan-level-empty = Level { $level } has no stones, but there are levels above it.
plan-slot-far = { $slot } lies too far out: a plan is at most { $most ->
    [one] { $most } cell
   *[other] { $most } cells
} wide and deep.
plan-slot-overlap = { $slot } and { $other } overlap: every stone covers two by two cells.
plan-slot-unsupported = { $slot } (column { $x }, line { $y } from the front) is not supported: its whole face must lie on stones of level { $level }.
plan-row-number = The plan has { $count ->
    [one] 1 row
   *[other] { $count } rows
} of stones; it needs { $rounds }, one per round.
plan-row-gems = Round { $round } must bring { $gems ->
    [one] { $gems } blue stone
   *[other] { $gems } blue stones
} and 1 black one.
plan-supply-short = The rounds take { $brought ->
    [one] 1 { $colour } stone
   *[other] { $brought } { $colour } stones
}; the supply has { $supply }.
plan-material-short = The rounds bring { $brought ->
    [one] 1 { $colour } stone
   *[other] { $brought } { $colour } stones
}; the building plan needs { $needed }.
plan-row-small = { $monument }, round { $round }: { $stones ->
    [one] 1 stone is
   *[other] { $stones } stones are
} too few for the quarry { $quarry }, which needs at least { $least }.
plan-rings = A quarry needs at least three outer fields, a middle field and the inner circle C, all with borders.
plan-field-missing = The field { $field } is missing: fields are numbered from 0 without gaps, and each has a border.
plan-no-move = From { $field } no move of { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} ends on the outer ring.
plan-no-stone = From { $field }, the third turn of a phase might collect nothing: every move of that length ({ $steps }) may lead through empty fields only.
plan-unreached = From { $field }, no move of { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} passes through { $target }: its last stone could stay there forever.
