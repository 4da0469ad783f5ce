### The server: settings, what it prints, what it refuses.

setting-host = address to listen on; 0.0.0.0 for the whole network
setting-port = port to listen on; 0 for any free port
setting-data = folder for the database and the secret; the user’s data folder if empty
setting-database = postgresql://… for several nodes; an SQLite file in the data folder if empty
setting-bus = redis://… for several nodes; this machine alone if empty
setting-workers = processes that share the work on this machine, such as one for each processor (Linux only)
setting-secret = key that signs cookies, at least 32 bytes, the same on all nodes; kept in a file in the data folder if empty
setting-origins = other origins whose pages may use this server, separated by spaces
setting-proxies = addresses of trusted proxies, whose forwarded addresses are believed, separated by commas
setting-rate = requests per second allowed from one address, on average; bursts may be three times as large, and all other limits are shares of it
setting-sockets = open sockets allowed from one address
setting-connections = open connections allowed from one address, apart from sockets of tables
setting-retention = days after which finished matches, and tables where nobody has started, are removed; 0 keeps them for ever
setting-metrics = who may read /metrics: local, all or nobody
setting-log = least severe messages to log: debug, info, warning or error
setting-backups = folder for scheduled backups; none are made if empty
setting-backup-hours = hours between scheduled backups
setting-backup-keep = scheduled backups to keep; older ones are deleted

serve-address = Tetrapolis is running at { $address }
serve-network = On your network: { $address }
serve-data = Matches are saved in { $path }.
serve-stop = Press Ctrl+C to stop. Matches continue at the next start.
serve-preparing = Preparing the games; the very first start takes a minute or two.
backup-done = Backup saved as { $path }: { $count ->
    [one] one match
   *[other] { $count } matches
}.
backup-private = It also holds the secret that signs cookies: keep it where only you can read it.
backup-no-secret = The secret that signs cookies is not in it, because none was found (check --secret and --data).
restore-done = Restored to { $path }: { $matches ->
    [one] one match
   *[other] { $matches } matches
}, { $accounts ->
    [one] one account
   *[other] { $accounts } accounts
}.
restore-secret = The secret was restored too: everyone stays who they were.
restore-no-secret = This backup holds no secret: guests will be strangers to their old seats, and owners of accounts must log in again.
export-done = The page is in { $path }: { $files ->
    [one] one file
   *[other] { $files } files
}, { $size } MB.
export-try = Put the folder on any web host, under any path. To try it here: { $command }, then open { $address }.
export-friends = The page names your server for friends on other devices.
export-no-friends = Friends on other devices need a server; --server names one on the page.
verify-announced = The server shows the same commitment for this match.

error-port-taken = Cannot listen on { $host }, port { $port }: { $detail }. Choose another port with --port.
error-store-unreachable = The database is not responding (check --database): { $detail }
error-bus-unreachable = Redis is not responding (check --bus): { $detail }
error-bus-address = The setting bus is not an address of Redis: it looks like redis://host:6379.
error-store-address = The setting database is not an address of PostgreSQL: it looks like postgresql://user:password@host/name.
error-store-password = PostgreSQL refused the name or the password (check --database).
error-store-newer = The data were written by a newer version of Tetrapolis (schema { $revision }). Install that version or a newer one; nothing was changed.
error-store-corrupt = { $path } is damaged, or is not a database of Tetrapolis. Keep it, and restore a backup with “tetrapolis restore”.
error-store-held = Another program is using { $path } and does not let go of it. Stop that program, then try again.
error-store-missing = { $path } is missing or empty, although a server has used this folder. Restore a backup with “tetrapolis restore”; to start over without the old matches, delete { $lock }.
error-store-log-missing = The server was not stopped properly, and { $path }-wal, which holds the latest moves, is gone. Put it back or restore a backup; to go on without these moves, delete { $lock }. If another program, such as sqlite3, has opened the database since, it has moved them into the database: then nothing is lost, and it is enough to delete { $lock }.
error-folder-taken = Another Tetrapolis server is using the folder { $path }. Stop it, or choose another folder with --data.
error-data-no-folder = { $path } cannot be used as a folder: something there is a file. Choose another folder with --data.
error-data-read-only = { $path } cannot be written. Check its permissions and whether the disk is read-only, or choose another folder with --data.
error-data-full = There is no space left for { $path }. Free some space, then start again; nothing that was confirmed is lost.
error-data-unusable = { $path } cannot be used: { $detail }
error-secret-short = The setting secret must have at least 32 bytes. A good one: openssl rand -hex 32
error-secret-file-short = The secret in { $path } has fewer than 32 bytes. Put the right file back; if it is lost, delete it, and guests will lose their seats.
error-start-failed = The server could not start: { $detail }. The log says where.
error-workers-system = Several workers need Linux; on this system leave --workers at 1.
error-nodes-missing = PostgreSQL and Redis need extra packages. Install them with: pip install "tetrapolis[nodes]"
error-settings-file = The settings in { $path } cannot be read: { $detail }
error-setting-unknown = There is no setting “{ $name }”. Settings: { $names }.
error-setting-value = The setting { $name } cannot be “{ $value }”.
error-setting-hidden = The setting { $name } must be text without control characters; in a file of settings, text stands between quotation marks.
error-backup-exists = { $path } already exists and was not changed. Choose another file name.
error-backup-nothing = There is nothing to back up in { $path }: no server has used this folder.
error-restore-nothing = There is no backup { $path }.
error-restore-foreign = { $path } is not a backup of Tetrapolis.
error-restore-exists = { $path } already exists and was not changed. Restore into an empty folder.
error-restore-database-full = This database already holds matches or accounts, and was not changed. Restore into an empty database.
error-restore-bad-secret = The secret in the backup { $path } is missing or has fewer than 32 bytes: the file was changed. Nothing was restored; take another backup.
error-restore-other-secret = The backup holds another secret than the one here, and nothing was restored. Restore into an empty folder, and without --secret.
error-export-no-page = The page has not been built, so there is nothing to export. Run “make page” first.
error-export-server = { $address } is not the address of a server. Write one like https://play.example.org, without a path or a password.
error-export-not-empty = { $path } holds files that no export has written, and was not changed. Choose an empty folder, or add --overwrite.
error-export-failed = The page could not be written to { $path }: { $detail }.
error-url-unreachable = There is no Tetrapolis match at { $url }: { $detail }
error-url-match = { $url } is not a link to a match: such a link ends in 16 hexadecimal digits.
error-link-other-commitment = The server shows the commitment { $shown } for this match, but its record has { $commitment }.

error-store-away = The server cannot save anything right now. Nothing is lost; try again in a moment.
error-busy = Too much is happening in this match at once. Try again.
error-analyses-busy = The server is busy analysing other matches. Try again later.
error-internal = Something went wrong on the server. Every confirmed move is saved; reload the page and try again.
error-bad-request = The server could not read this request: { $detail }
error-request-json = its body must be one JSON object.
error-request-large = it is too large.
error-request-method = this address does not take such a command.
error-request-missing = “{ $name }” is missing.
error-request-unknown = nothing here is called “{ $name }”.
error-request-long = “{ $name }” is too long; the longest that is allowed: { $most }.
error-request-short = “{ $name }” is too short; the shortest that is allowed: { $least }.
error-request-value = “{ $name }” has a value that it cannot have ({ $detail }).
error-not-json = The server reads JSON only (Content-Type: application/json), and not compressed.
error-too-fast = Too many requests. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
error-server-busy = The server has too much to do right now. Try again in a moment.
error-too-slow = The rest of the request did not arrive in time.
error-origin-foreign = This server does not accept requests from pages at this address. Whoever runs it can allow the address (setting “origins”).
error-no-such-page = There is no page here.
error-no-such-match = There is no match { $match }. Check the link.
error-who-are-you = Enter your name first.
error-token-elsewhere = This token is for another match.
error-token-void = This token is no longer valid.
error-link-invalid = This link does not give you a seat in this match. Ask for a new one.
error-link-used = This link has already been used. Ask for a new one.
error-key-reused = A different command has already been sent with this key. Send this one with a new key.
error-chat-private = Only those at the table can chat in a private match.
error-log-in-refused = Wrong name or password.
error-password-length = The password needs { $least } to { $most ->
    [one] { $most } character
   *[other] { $most } characters
}.
error-password-wrong = The password is wrong.
error-password-common = This password is too easy to guess. Choose another one.
error-no-such-token = There is no such token.
error-name-taken = This name is taken. Choose another one.
error-account-needed = This needs an account: log in or register first.
error-too-much-kept = The account has no more room: delete score pads that are no longer needed.
error-name-of-account = The name “{ $name }” belongs to an account. Log in, or choose another name.
error-name-empty = Enter a name.
error-not-the-host = Only the host of the match can do that.
error-not-at-this-table = You do not have a seat in this match.
error-advice-among-people = Hints are available only when all your opponents are bots.
error-not-your-turn = It is not your turn.
error-a-bot-plays-for-you = A bot is playing for you. Take your seat back first.
error-match-has-begun = The match has already started.
error-match-not-begun = The match has not started yet.
error-match-not-over = The match is not over yet.
error-match-archived = This match was played with version { $version } of its rules; this server has version { $known }. It is archived: it can be read but not continued.
error-match-game-gone = This server no longer has the game { $game }. The match is archived: it can be read but not continued.
error-match-unplayable = The moves of this match do not fit the rules on this server. It is archived: it can be read but not continued.
error-archived-unfinished = This match was archived before it was over, so its deal stays secret and there is no record to download.
error-clock-impossible = This clock is not possible: give 1 second or more, and an increment only with a reserve.
error-level-unknown = There is no level “{ $level }”. Levels: { $levels }.
error-one-seat-each = You already have a seat in this match.
error-seat-taken = This seat is taken. Choose an open one.
error-seats-open = Some seats are still open. The match can start when all of them are taken.
error-seat-not-a-person = A bot is already playing this seat.
error-time-not-up = This player still has time to move.
error-nobody-stands-in = You cannot take the seat back: no bot is standing in for you, or you have resigned.
error-resigned-already = You have already resigned.
error-decision-over = Too late: this choice has already been made (it was number { $decision }; you are now at number { $now }).
error-nothing-to-take-back = There is nothing to undo yet.
error-others-went-on = It is too late to undo: another player has already moved.
error-something-was-revealed = This move cannot be undone: it has revealed something.
error-nothing-said = Type a message first.
error-message-too-long = The message is too long: the limit is { $most ->
    [one] { $most } character
   *[other] { $most } characters
}.
error-not-a-command = The server does not know this command.
error-record-unfinished = The match in this record is not over. Only finished matches can be opened here.
error-server-says = The server refused: { $message }
error-connection-lost = The connection to the server was lost.
