### The command line.

cli-usage = usage:{ " " }
cli-positionals = arguments
cli-options = options
cli-help-help = show this help and exit
cli-help-version = show the version and exit
cli-required = missing arguments: %s
cli-unrecognized = unknown arguments: %s
cli-expected-one = a value is missing
cli-expected-some = at least one value is missing
cli-argument = %(argument_name)s: %(message)s
cli-invalid-choice = %(value)r is not possible (choose from %(choices)s)
cli-invalid-value = %(value)r is not a valid value (%(type)s)
cli-error = %(prog)s: %(message)s
cli-description = Four city-building board games: play, replay, verify and measure.
cli-command = COMMAND
cli-commands = commands
cli-play = Play a match in the terminal: alone, with others or against bots.
cli-replay = Step through a match.
cli-verify = Replay a record and check every move, the deal and the final score.
cli-rules = Read the rules of a game.
cli-bench = Measure how fast the rules run on this machine.
cli-games = List the games and their options.
cli-compile = Have everything compiled that a first use would wait for: the rules and bots of a game, or of all, for this machine and for browsers.
cli-plans = Check your own boards and add them to a game.
cli-help-lang = language of the output
cli-help-file = a record of a match (.tetrapolis.json), or - for standard input
cli-help-all = print all steps at once
cli-help-commitment = the SHA-256 that was shown when the match began
cli-help-game = a game; “tetrapolis games” lists them
cli-help-ids = only these rules, for example AK-18
cli-help-sheet = instead, what can be looked up beside the rules: a card list, a player aid
cli-help-json = print JSON
cli-help-bench-seats = only with this number of seats
cli-help-seconds = CPU time per measurement (default 2)
cli-help-seats = number of seats; 1 is solo play where the game has it
cli-help-people = number of people at this keyboard (default 1); they take the first seats, bots take the rest
cli-help-names = player names in seat order, separated by commas
cli-help-seed = a whole number or 32 hexadecimal digits; without it the deal is random
cli-help-option = a game option, for example long_game=yes; may be repeated
cli-help-preset = a named reading of the rules, as listed by “tetrapolis games”; --option changes it
cli-help-save = save the match record as this new file
cli-help-resume = continue a match from its record
compiling = Preparing { $game } (first use only)
person = Player { $number }
bot = Bot { $number }
total = Total
games-seats = seats: { $seats }
table-start = { $game }: the deal is fixed. SHA-256 of its seed: { $commitment }
table-left = The match is saved in { $path }. To continue: tetrapolis play --resume { $path }
table-saved = The match record is saved in { $path }. Seed of the deal: { $seed }
table-prompt = { $name }, your move (? for help):
table-hand-over = { $name }, it is your turn. When nobody else can see the screen, press Enter.
table-more = … and { $count ->
    [one] one more move
   *[other] { $count } more moves
} (m lists more; type the start of a move to list those that match)
table-alone = Each line shows what the move does by itself; the choices of the others can still change it.
picture-part = The picture is wider than the screen: part { $number } of { $count }
picture-unknown = ? marks what you cannot know yet.
confirm-replace = { $path } already exists. Replace it? (y/n)
answer-yes = y
table-help = Type the number of a move, or its notation, to play it. Type the start of a notation to list the moves that match.
    p 3  show the table after move 3 of the list     v 2  show what player 2 has
    h  show what a Master bot would consider         m  list more moves
    u  undo                                          r { $rule }  show a rule; r alone shows all
    q  quit; the match is saved
    Where a move begins like a command, the move comes first; with a slash it is always the command: /r
replay-prompt = Step { $step } of { $total } – Enter: next, b: back, a number: go to that step, q: quit
result-win = { $name } wins.
result-shared = { $names } share the victory.
verify-actions = { $count ->
    [one] One move, legal.
   *[other] { $count } moves, all legal.
}
verify-commitment = The seed matches the commitment { $commitment }.
verify-outcome = The final score is correct.
verify-unfinished = The match is not finished.
cli-help-plans = plan files (TOML) to check; without files, list the plans there are
cli-help-add = add the plans, so that you can play on them
plans-folder = Your own plans are kept in { $folder }.
plans-good = { $path } is valid. Add it with --add, then play it with --option { $option }={ $choice }.
plans-added = { $path } has been added. Play it with --option { $option }={ $choice }. A server that is running offers it after a restart.
cli-arena = Let bots play each other and print the results.
cli-train = Let bots learn a game from playing against themselves.
cli-analyse = Analyse every decision of a match.
cli-help-bench-bots = measure the bots’ search instead: playouts per second, compared with plain random games
cli-help-entrants = one bot per seat, for example "search:50ms,greedy,greedy"; levels work too
cli-help-games = number of matches (default 100); each deal is played once for every rotation of the seats
cli-help-first-seed = seed of the first deal (default 0)
cli-help-workers = number of processes (default: one per core), or ray, or ray:ADDRESS
cli-help-folder = folder for matches and results; a run that was interrupted continues from it
cli-help-train-folder = folder for matches and nets (default: training/GAME); a run that was interrupted continues from it
cli-help-train-generations = number of generations (default 8)
cli-help-train-set = another setting, such as matches=2000 or seats=2,2,3; docs/bots lists them
cli-help-train-seed = a number that all chance follows from (default 1)
cli-help-train-short = only a short run, to see that it works
cli-help-train-adopt = let Master think with the best net from now on
cli-help-depth = how deep to look: quick, usual or deep (default usual)
cli-help-svg = save a chart of the win chances as an SVG file
cli-help-bots = bot level: apprentice, builder, architect or master; separate several with commas
cli-help-hint = before each of your moves, show what a Master bot would consider
compiling-bots = Preparing the bots for { $game } (first use only)
compiling-judge = Preparing the analysis of { $game } (first use only)
compiling-engine = Preparing the browser engine of { $game } (first use only)
compiled = { $game } is ready. Browser engine, { $size } kB: { $path }
level-apprentice = Apprentice
level-builder = Builder
level-architect = Architect
level-master = Master
level-time = { $level }, about { NUMBER($milliseconds, maximumFractionDigits: 1) } ms per move
games-levels = Bots: { $levels }
hint-line = { $action }: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points, { NUMBER($percent, maximumFractionDigits: 0) }% win chance, tried { $visits ->
    [one] once
   *[other] { $visits } times
}
hint-part = { $category } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-matches = Matches
arena-entrant = Bot
arena-seats = Seats
arena-score = Score
arena-winning = Winner’s score
arena-share = Wins (95% interval)
arena-fair = Fair share
arena-rating = Rating
arena-time = Time per move
train-play = Generation { $generation }: playing
train-fit = Generation { $generation }: learning
train-try = Generation { $generation }: trying it out
train-generation = Generation { $generation }: off by { NUMBER($error, maximumFractionDigits: 1) } points instead of { NUMBER($without, maximumFractionDigits: 1) }; wins { NUMBER($percent, maximumFractionDigits: 0) }% ({ NUMBER($low, maximumFractionDigits: 0) } to { NUMBER($high, maximumFractionDigits: 0) }), lead { NUMBER($lead, maximumFractionDigits: 1) } { $adopted ->
    [yes] (the best so far)
   *[no] {""}
}
train-curves = Learning, generation by generation
train-errors = How far off, in points
train-error-with = with the net
train-error-without = without it
train-wins = Wins against the best before, percent
train-share = share of wins, with its 95% interval
cell-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cell-percent = { NUMBER($percent, maximumFractionDigits: 0) }%
cell-interval = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
cell-rating = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($sigma, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cell-time = { NUMBER($milliseconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms
analyse-decisions = Decisions
analyse-title = Win chances: { $game }
analyse-across = move
analyse-upwards = win chance
analyse-name = Player
analyse-played = Played
analyse-best = Best
analyse-number = Move
analyse-verdict = Verdict
analyse-share = Win chance
cli-serve = Start the site and play in the browser: alone, with others or against bots. “tetrapolis” without a command does the same.
cli-backup = Copy all matches, accounts and the secret into one file, even while the site is running.
cli-restore = Turn a backup into the data of a site again: in an empty folder (--data) or an empty database (--database).
cli-export = Write the page into a folder that any web host can serve: it needs no server.
cli-help-config = a TOML file with settings
cli-help-lan = make the site available on your local network; prints the address and a QR code for phones
cli-help-no-browser = do not open the browser
cli-help-backup = the file to create
cli-help-restore = the backup
cli-help-export = the folder to write to
cli-help-export-server = the address of a Tetrapolis server that the page names, for friends on other devices
cli-help-overwrite = write into a folder that holds other files; files with the same names are replaced
cli-help-file-or-url = a record of a match (.tetrapolis.json), - for standard input, or the address of a finished match
cli-help-bench-server = measure the site: 1,000 sockets at 500 tables; with pauses, without any, and at half that load, where waits are compared with those of echoes
cli-help-bench-tables = number of tables when measuring the site (default 500)
cli-help-bench-idle = number of sockets that only watch (default 0)
cli-help-bench-workers = number of worker processes of the measured site (default 1)
cli-help-bench-nodes = number of nodes of the measured site, which need a database and a bus (default 1)
cli-help-bench-database = the PostgreSQL to measure with, instead of an SQLite file of its own; tables stay in it
cli-help-bench-bus = the Redis to measure with
bench-site-start = Starting the server
bench-site-tables = Setting up tables
bench-site-idle = Opening sockets that only watch
bench-site-calm = Playing with time to think
bench-site-saturated = Playing without pauses
bench-site-half = Playing at half that load
bench-site-raw = Measuring what disk and sockets can do at most
