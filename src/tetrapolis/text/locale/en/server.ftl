### The server: settings, what it prints, what it refuses.

setting-host = address to listen on; 0.0.0.0 for the whole network
setting-port = port to listen on; 0 for any free one
setting-data = folder for the database and the secret; the user’s data folder if empty
setting-database = postgresql://… for several nodes; an SQLite file in the data folder if empty
setting-bus = redis://… for several nodes; this process alone if empty
setting-secret = signs cookies, the same on all nodes; a file in the data folder if empty
setting-origins = further origins whose pages may use this server, separated by spaces
setting-proxies = addresses of proxies whose forwarded addresses are believed, separated by commas
setting-rate = requests a second from one address, on average; three times as many at once
setting-sockets = open sockets from one address
setting-metrics = who may read /metrics: local, all or nobody
setting-log = what is logged: debug, info, warning or error

serve-address = Tetrapolis is at { $address }
serve-network = In your network: { $address }
serve-data = Matches are kept in { $path }.
serve-stop = Ctrl+C stops it; matches go on at the next start.
serve-preparing = The games are being prepared; the very first start takes a minute or two.
backup-done = Everything is copied into { $path }: { $count ->
    [one] one match
   *[other] { $count } matches
}.
verify-announced = The server shows the same commitment for this match.

error-port-taken = The address { $host }, port { $port } cannot be used: { $detail }. Choose another one with --port.
error-store-unreachable = The store does not answer: { $detail }
error-bus-unreachable = The bus does not answer: { $detail }
error-nodes-missing = PostgreSQL and Redis need more packages: pip install "tetrapolis[nodes]".
error-settings-file = The settings in { $path } cannot be read: { $detail }
error-setting-unknown = There is no setting “{ $name }”. Settings: { $names }.
error-setting-value = The setting { $name } cannot be “{ $value }”.
error-backup-exists = { $path } exists already and is left as it is.
error-url-unreachable = { $url } does not answer as a Tetrapolis match: { $detail }
error-url-match = { $url } names no match: a link to a match ends with 16 hexadecimal digits.
error-link-other-commitment = The server shows the commitment { $shown } for this match, its record has { $commitment }.

error-store-away = The server cannot write at the moment. Nothing is lost; try again in a moment.
error-busy = Too much happens at this table at once. Try again.
error-analyses-busy = Many matches are being analysed. Try again later.
error-internal = Something went wrong on the server. Nothing that was confirmed is lost.
error-bad-request = This cannot be read: { $detail }
error-too-fast = Too many requests. Wait a moment.
error-origin-foreign = This page may not speak for you here: its address is not among those that are allowed.
error-no-such-page = There is nothing here.
error-no-such-match = There is no match { $match }.
error-who-are-you = Say a name first.
error-token-elsewhere = This token is for another match.
error-link-invalid = This link gives no seat here.
error-log-in-refused = Name or password is wrong.
error-password-length = A password has at least { $least } characters.
error-name-taken = This name is taken.
error-name-empty = A name needs at least one letter.
error-not-the-host = Only the host of the match can do this.
error-not-at-this-table = You have no seat at this table.
error-advice-among-people = Advice is only given where all the others are bots.
error-not-your-turn = It is not your turn.
error-a-bot-plays-for-you = A bot plays for you. Take your seat back first.
error-match-has-begun = The match has begun.
error-match-not-begun = The match has not begun yet.
error-match-not-over = The match is not over yet.
error-clock-impossible = There is no such clock: give seconds from 1 up, and an increment only with a reserve.
error-level-unknown = There is no level “{ $level }”. Levels: { $levels }.
error-one-seat-each = Everybody has one seat.
error-seat-taken = This seat is not free.
error-seats-open = There are seats still open.
error-seat-not-a-person = No person plays on this seat now.
error-time-not-up = The time of this seat is not up yet.
error-nobody-stands-in = No bot plays for you that could make room.
error-resigned-already = You have resigned already.
error-decision-over = This choice is over: it was number { $decision }, now it is number { $now }.
error-nothing-to-take-back = You have chosen nothing yet.
error-others-went-on = Others have gone on; your choice cannot be taken back.
error-something-was-revealed = Your choice has revealed something; it cannot be taken back.
error-nothing-said = There is nothing to say.
error-message-too-long = The message is too long: at most { $most } characters.
error-not-a-command = This is no command.
error-record-unfinished = The match in this record is not over.
error-server-says = The server refuses: { $message }
error-connection-lost = The connection to the server was lost.
