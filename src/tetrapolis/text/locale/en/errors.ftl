### Errors.

error-unknown-game = There is no game called “{ $game }”. Installed: { $games }.
error-seats-unknown = { $game } cannot be played with { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}. Possible: { $counts }.
error-option-unknown = There is no option “{ $option }”. Options: { $options }.
error-option-unknown-choice = The option { $option } cannot be “{ $choice }”. Choose from: { $choices }.
error-option-not-with-seats = The option { $option } cannot be “{ $choice }” with { $seats } { $seats ->
    [one] seat
   *[other] seats
}.
error-preset-unknown = There is no reading of the rules named “{ $preset }”. { $count ->
    [0] This game has only one.
   *[other] Choose from: { $presets }.
}
error-options-shape = Options are names with their choices, not { $options }.
error-players-count = This match needs a name and a kind of player for each of its seats ({ $seats }).
error-bad-number = { $name } must be a whole number from { $least } to { $most }, not { $value }.
error-bad-states = These are not states of { $game }.
error-seed-range = The seed must be a whole number of at most 128 bits, not { $seed }.
error-seed-text = “{ $seed }” is not a seed: give a whole number or 32 hexadecimal digits.
error-action-text = “{ $action }” is not a move. A move looks like { $example }.
error-action-id = There is no action number { $action }: the numbers start at 0, and there are { $count }.
error-action-out-of-range = { $action } is outside the board of this match.
error-illegal-action = { $action } is not allowed. { $rule }: { $reason }
error-match-over = The match is over.
error-no-such-seat = There is no seat { $seat }: this match has { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}, numbered from 0.
error-name-a-seat = Several seats can move now ({ $seats }): say which one you mean.
error-nothing-to-undo = Cannot undo { $count ->
    [one] 1 move
   *[other] { $count } moves
}: { $played ->
    [0] none has been played
    [one] only 1 has been played
   *[other] only { $played } have been played
}.
error-record-not-json = This is not a match record: it is not valid JSON ({ $detail }).
error-record-foreign = This is not a Tetrapolis match record.
error-record-version = This record uses file format { $version }; this version of Tetrapolis reads format { $known } only.
error-record-damaged = This record is damaged: { $detail }.
error-record-unreadable = { $path } cannot be read: { $detail }.
error-not-a-file = it is a folder, a pipe or a device, not a file
error-file-too-large = it has more than { $limit } kB
error-record-unwritable = { $path } cannot be written: { $detail }.
error-record-exists = { $path } already exists and was not changed. Choose another file name.
error-record-too-large = This file is too large to be a match record: the limit is { $limit } MB.
error-record-rules-version = This match was played with version { $version } of the { $game } rules; this version of Tetrapolis has { $known } and cannot replay it.
error-record-options = This record is incomplete: it does not list all options of its game.
error-record-commitment = The commitment in this record does not match its seed.
error-record-action = Move { $number } of this record, { $action }, cannot be played: { $reason }
error-record-outcome = The final score in this record does not follow from its moves.
error-record-plans = This record carries boards that its match does not use.
error-record-own-boards = This match was played on boards of its own. Open the file on a Tetrapolis server that has them.
error-record-other-commitment = This record has the commitment { $commitment }, not { $given }.
error-rule-unknown = { $game } has no rule { $rule }. It has { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}, numbered from { $first }.
error-no-sheet = { $game } has no sheet beside its rules.
error-bench-seconds = Give a number of seconds above 0 and up to 600, not { $seconds }.
error-save-exists = { $path } already exists. Choose another file, or continue that match with --resume.
error-save-folder = Cannot create { $path }: { $detail }. Choose another place.
error-svg-unwritable = The chart cannot be saved as { $path }: { $detail }. Choose another file.
error-plan-folder = { $path } cannot be written: { $detail }. Set TETRAPOLIS_PLANS to a folder of your own.
error-people-range = { $people ->
    [one] 1 person does
   *[other] { $people } people do
} not fit: give a number from 0 to { $seats }.
error-number-range = “{ $number }” is not on the list: give a number from 1 to { $count }.
error-number-missing = Add the number of a move on the list, from 1 to { $count }.
error-player-number = There is no player “{ $number }”: give a number from 1 to { $count }.
error-typed-nothing = Type the number of a move, a move, or ? for help.
error-typed-unseen = That contains characters that cannot be seen, for example from an arrow key. Type it again.
error-typed-digits = Only the digits 0 to 9 are understood.
error-command-unknown = There is no command “{ $command }”. Commands: { $commands }.
error-too-many-steps = “{ $action }” is more than one move: the first one ends with { $step }.
error-choice-unfinished = “{ $action }” is only a part of a choice that is made all at once. Name the whole choice, for example: { $example }
error-bad-plan = { $path } cannot be used:
error-no-plans = { $game } takes no boards of your own: its boards are fixed.
error-plan-exists = A different plan is already saved as { $path }. Give yours another name: matches may have been played on the old one.
error-options-together = These choices do not go together. { $reason }
error-bot-unknown = There is no bot “{ $bot }”. Use a level ({ $levels }), or random, greedy, flat:500, flat:50ms, search:500, search:50ms, learned:2000, master-1.
error-bot-budget = “{ $bot }” does not say how long to think: add a number of playouts (search:500) or milliseconds (search:50ms).
error-bot-not-learned = “{ $bot }” needs something learned, and bots have learned nothing of { $game } yet.
error-nothing-to-choose = This seat has nothing to choose right now.
error-arena-folder = { $path } holds the results of another arena run. Choose another folder.
error-arena-games = The number of matches must be at least 1, not { $games }.
error-arena-workers = “{ $workers }” is not possible: give 1 to 512 processes, ray or ray:ADDRESS.
error-train-folder = { $path } holds another training run. Choose another folder.
error-train-features = Bots cannot learn { $game }: the game has no features.
error-train-settings = These settings are not possible: “tetrapolis train --help” says what there is.
error-train-nothing = There is nothing to adopt: no net has won anything in { $game } yet.
error-ray-missing = Ray is not installed. Install it with: pip install "tetrapolis[ray]"
error-no-engine = Browser engines are made only of rules compiled in the usual way. Unset NUMBA_DISABLE_JIT and NUMBA_BOUNDSCHECK, then try again.
error-bench-tables = Give 1 to 5,000 tables, not { $tables }.
error-bench-idle = Idle sockets: give a number from 0 to { $most }, not { $idle }.
error-bench-nodes = Nodes: give a number from 1 to { $most }, not { $nodes }. Several of them need --database and --bus.
error-pad-none = { $game } has no score pad.
error-pad-entry = “{ $entry }” cannot be written on this pad. Possible: { $entries }.
error-pad-numbers = An entry “{ $entry }” is made of: { $numbers }.
error-pad-refused = “{ $entry }” is not possible. { $rule }: { $reason }
error-pad-not-written = There is no entry “{ $entry }” to remove.
error-pad-nothing = There is no entry to undo.
