### Errors.

error-unknown-game = There is no game called “{ $game }”. Installed: { $games }.
error-seats-unknown = { $game } is played with { $counts } seats, not { $seats }.
error-option-unknown = There is no option “{ $option }”. Options: { $options }.
error-option-unknown-choice = “{ $choice }” is no choice of the option { $option }. Choices: { $choices }.
error-option-not-with-seats = The option { $option } cannot be “{ $choice }” with { $seats } { $seats ->
    [one] seat
   *[other] seats
}.
error-seed-range = The seed must be a whole number of at most 128 bits, not { $seed }.
error-seed-text = “{ $seed }” is no seed: give a whole number or 32 hexadecimal digits.
error-action-text = “{ $action }” is no action. An action looks like { $example }.
error-action-id = There is no action number { $action }; there are { $count }, counted from 0.
error-action-out-of-range = { $action } lies beyond anything this match can reach.
error-illegal-action = { $action } is not allowed. { $rule }: { $reason }
error-match-over = The match is over.
error-no-such-seat = There is no seat { $seat }; this match has { $seats }, counted from 0.
error-name-a-seat = Several seats must choose now ({ $seats }): say which one chooses.
error-nothing-to-undo = { $count } actions cannot be taken back: { $played } have been played.
error-record-not-json = This is not a record of a match: it is not readable as JSON ({ $detail }).
error-record-foreign = This is not a record of a Tetrapolis match.
error-record-version = This record has format version { $version }; this program reads version { $known }.
error-record-damaged = This record is damaged: { $detail }.
error-record-unreadable = { $path } cannot be read: { $detail }.
error-record-unwritable = { $path } cannot be written: { $detail }.
error-record-exists = { $path } exists already and is left as it is.
error-record-too-large = This file is too large to be a record: more than { $limit } MB.
error-record-rules-version = This record was played with version { $version } of the rules of { $game }; this program has version { $known }.
error-record-options = This record does not name all options of its game.
error-record-commitment = The commitment in this record does not belong to its seed.
error-record-action = Action { $number } of this record, { $action }, cannot be played: { $reason }
error-record-outcome = The final table in this record is not what its actions lead to.
error-record-other-commitment = This record has the commitment { $commitment }, not { $given }.
error-rule-unknown = { $game } has no rule { $rule }; it has { $count } rules, { $first } and so on.
error-bench-seconds = { $seconds } is no sensible number of seconds: give one from above 0 to 600.
error-save-exists = { $path } exists already; choose another file, or go on with it by --resume.
error-save-folder = The folder { $path } cannot be made: { $detail }. Choose a file with --save.
error-people-range = { $people } people cannot sit at { $seats } { $seats ->
    [one] seat
   *[other] seats
}.
error-number-range = “{ $number }” is not on the list: give a number from 1 to { $count }.
error-too-many-steps = “{ $action }” is more than one choice: it is complete with { $step }.
error-bad-plan = { $path } cannot be used:
error-no-plans = The boards of { $game } are fixed: it takes no plans.
error-plan-exists = There is another plan { $path } already. Give the new one another name: matches were perhaps played on the old one.
error-bot-unknown = There is no bot “{ $bot }”. There are the levels { $levels }, and random, greedy, flat:500, flat:50ms, search:500, search:50ms.
error-bot-budget = “{ $bot }” says not how long to think: give a number of playouts (search:500) or milliseconds (search:50ms).
error-nothing-to-choose = There is nothing to choose for this seat.
error-arena-folder = { $path } holds another contest. Name another folder.
error-arena-games = { $games } matches cannot be played; give at least 1.
error-arena-workers = “{ $workers }” is no number of processes from 1 to 512; ray and ray:ADDRESS are possible too.
error-ray-missing = Ray is not installed: pip install "tetrapolis[ray]".
error-analyse-playouts = { $playouts } playouts for a decision are not possible: give 1 to 1000000.
error-bench-tables = { $tables } tables cannot be measured: give 1 to 5000.
