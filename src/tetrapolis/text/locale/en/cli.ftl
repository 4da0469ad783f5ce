### The command line.

cli-usage = usage:{ " " }
cli-positionals = arguments
cli-options = options
cli-help-help = show this help and exit
cli-help-version = show the version and exit
cli-required = these arguments are missing: %s
cli-unrecognized = unknown arguments: %s
cli-expected-one = a value is missing
cli-expected-some = at least one value is missing
cli-argument = %(argument_name)s: %(message)s
cli-invalid-choice = %(value)r is not possible (choose from %(choices)s)
cli-invalid-value = %(value)r is not a value of the right kind (%(type)s)
cli-error = %(prog)s: %(message)s

cli-description = Four city-building board games: play, replay, verify and measure.
cli-command = COMMAND
cli-commands = commands
cli-play = Play a match on the terminal, alone, with others or against bots.
cli-replay = Look at a match step by step.
cli-verify = Play a record again and check every action, the deal and the final table.
cli-rules = Read the rules of a game.
cli-bench = Measure how fast the rules run on this machine.
cli-games = List the games and their options.
cli-plans = Check boards of your own and add them to a game.

cli-help-lang = language of all texts
cli-help-file = a record of a match (.tetrapolis.json)
cli-help-all = print all steps at once
cli-help-commitment = the SHA-256 that was shown when the match began
cli-help-game = a game; “tetrapolis games” lists them
cli-help-ids = only these rules, for example AK-18
cli-help-json = print JSON
cli-help-bench-seats = only with this number of seats
cli-help-seconds = CPU time for each measurement (2)
cli-help-seats = number of seats; 1 is solo play where the game has it
cli-help-people = how many seats people take at this keyboard, the first ones (1); bots take the others
cli-help-names = names of the seats, separated by commas
cli-help-seed = a whole number or 32 hexadecimal digits; without it the deal is random
cli-help-option = an option of the game, for example long_game=yes; may be repeated
cli-help-save = keep the record of the match in this new file
cli-help-resume = go on with a match from its record

compiling = Preparing on first use: { $game }
person = Player
bot = Bot
total = Total
games-seats = seats: { $seats }

table-start = { $game }. The deal is fixed; the SHA-256 of its seed is { $commitment }.
table-left = The match is kept in { $path }; go on with: tetrapolis play --resume { $path }
table-saved = The record is in { $path }. Seed of the deal: { $seed }.
table-prompt = { $name }, your move (? for help):
table-hand-over = { $name }, come to the keyboard alone and press Enter.
table-more = … and { $count ->
    [one] one move more
   *[other] { $count } moves more
} (m: list more; the beginning of a move lists those that begin so)
table-help = A number plays that move of the list; so does its notation. The beginning of a notation lists the moves that begin so.
    p 3  show the table after move 3 of the list     v 2  show the city of player 2
    h  what a master would consider                   m  more moves
    u  take back                                     r AK-18  a rule; r alone: all of them
    q  leave; the match is kept

replay-prompt = { $step } of { $total } – Enter: on, b: back, a number: go there, q: leave
result-win = { $name } wins.
result-shared = The win is shared: { $names }.

verify-actions = { $count ->
    [one] One action, legal.
   *[other] { $count } actions, all legal.
}
verify-commitment = The seed belongs to the commitment { $commitment }.
verify-outcome = The final table is right.
verify-unfinished = The match is not finished.
cli-help-plans = a plan as a TOML file; without files, the plans there are
cli-help-add = keep the plans, so that matches can be played on them
plans-folder = Your own plans are looked for in { $folder }.
plans-good = { $path } is fine: play it with --option { $option }={ $choice } once it is added (--add).
plans-added = { $path } is added: play it with --option { $option }={ $choice }.
cli-arena = Let bots play each other and print the table.
cli-analyse = Judge every decision of a match.
cli-help-bench-bots = measure the bots' search instead: playouts per second, beside plain random games
cli-help-entrants = who plays, a bot a seat, for example "search:50ms,greedy,greedy"; levels are bots too
cli-help-games = number of matches (100); seats rotate, and all rotations share a deal
cli-help-first-seed = seed of the first deal (0)
cli-help-workers = processes (one a core), or ray, or ray:ADDRESS
cli-help-folder = keep the matches and the results here, and go on with what is there
cli-help-playouts = playouts for each decision (400)
cli-help-svg = write the win shares as a picture
cli-help-bots = level of the bots: apprentice, builder, architect or master; several for several bots
cli-help-hint = show what a master would consider before every move of yours
compiling-bots = Preparing the bots (once): { $game }
level-apprentice = Apprentice
level-builder = Builder
level-architect = Architect
level-master = Master
level-time = { $level }, about { $seconds } s a move
games-levels = Bots: { $levels }
hint-line = { $action }: { $points } points, wins { $share } %, tried { $visits } times
arena-matches = Matches
arena-entrant = Bot
arena-seats = Seats
arena-score = Score
arena-winning = When winning
arena-share = Wins (95 %)
arena-fair = Fair share
arena-rating = Rating
arena-time = Per move
analyse-decisions = Decisions
analyse-title = Win shares: { $game }
analyse-across = line of the record
analyse-upwards = expected share of wins
analyse-name = Player
analyse-played = Played
analyse-best = Best
analyse-loss = Loss
analyse-points = Points
analyse-share = Wins
analyse-lost = { $name }: { $points } points lost in { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}.

cli-serve = Start the site: play in the browser, alone, with others or against bots. This is what “tetrapolis” alone does.
cli-backup = Copy all matches and accounts into a file, also while the site runs.
cli-help-config = a TOML file with settings
cli-help-lan = listen on the whole network, and show the address and a QR code for phones
cli-help-no-browser = do not open the browser
cli-help-backup = the new file
cli-help-file-or-url = a record of a match (.tetrapolis.json), or the address of a finished match
cli-help-bench-server = measure the site: 1,000 sockets at 500 tables
cli-help-bench-tables = tables of the measurement of the site (500)

bench-site-start = The server starts
bench-site-tables = Tables are set up
bench-site-calm = People play and think
bench-site-saturated = People play without thinking
bench-site-raw = What disk and sockets could do at most
