### Looking back: figures about what was played, backup and restore.

memory-title = Statistics and backup
memory-statistics = Statistics
memory-lead = From every match you have finished, on this device, on the server or at the real table.
memory-lead-here = From every match you have finished, on this device or at the real table.
memory-reading = Reading your matches: { $percent }%
memory-failed = Some matches could not be read. Reload the page to try again.
memory-none = No finished match yet
memory-none-why = Play a match to its end, and you will see here how often you win, where your points come from and what your best results are.
memory-none-fits = No finished match fits this choice.
memory-all = All matches
memory-all-games = All games
memory-matches = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
memory-left = { $count ->
    [one] One match that a bot finished is not counted.
   *[other] { $count } matches that a bot finished are not counted.
}
memory-few = Averages and percentages are shown when there are enough matches (at least { $count }).
memory-filter = What is counted
memory-game = Game
memory-players = Players
memory-any-players = Any number
memory-player-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
memory-origin = Played
memory-origin-any = Anywhere
memory-origin-device = On this device
memory-origin-server = On the server
memory-origin-pad = At the real table
memory-origin-restored = From a file
memory-period = Period
memory-period-all = All time
memory-period-days = { $days ->
    [one] The last day
   *[other] The last { $days } days
}
memory-period-year = The last 12 months
memory-who = Whose results
memory-who-me = Mine
memory-wins = How often do I win?
memory-wins-other = How often does { $name } win?
memory-won = Won
memory-share = Share
memory-even = Even share
memory-even-why = The share that each player would win if all were equally strong.
memory-count = Matches
memory-shared = { $count ->
    [one] { $count } victory shared
   *[other] { $count } victories shared
}
memory-of = { $won } of { $count }
memory-percent = { $percent }%
memory-sources = Where do the points come from?
memory-sources-why = Average per match, against the average opponent.
memory-own = Own
memory-others = Opponents
memory-difference = Difference
memory-opponents = { $count ->
    [one] { $count } opponent
   *[other] { $count } opponents
}
memory-bests = What are the best results?
memory-see-again = Look at it again
memory-see = { $game }, best result { $points }
memory-time = How do the points develop?
memory-time-about = Chart: the points of every match in order of date, with the average of the last { $count }. The table says the same in numbers.
memory-mean-of = Average of the last { $count }
memory-points = Points
memory-best-other = Best opponent
memory-lost = Not won
memory-as-table = Show as a table
memory-date = Date
memory-rivals = How do matches against each opponent go?
memory-rival = Opponent
memory-ahead = Ahead
memory-level-with = Tied
memory-behind = Behind
memory-margin = Margin
memory-margin-why = Margin: how many points more than the opponent, on average.
memory-meetings = Matches
memory-keep = Keep it safe
memory-here-only = What you play on this device is kept only here. A backup is one file with all of it: matches, also those in progress, score pads, lessons and analyses.
memory-with-account = Matches on the server come with your account on every device.
memory-without-account = Matches on the server stay with this browser until you create an account.
memory-stays = This browser has agreed not to clear this data by itself.
memory-may-go = When space runs short, this browser may clear this data.
memory-backup = Save a backup
memory-restore = Restore a backup
memory-last-backup = Last backup: { $date }.
memory-no-backup = No backup yet.
memory-unsaved = { $count ->
    [one] { $count } match is in no backup.
   *[other] { $count } matches are in no backup.
}
memory-unsaved-old = { $count ->
    [one] { $count } match is in no backup, from { $date }.
   *[other] { $count } matches are in no backup, the oldest from { $date }.
}
memory-urged = Some of your matches have been in no backup for a long time.
memory-install = Install the app
memory-install-why = Some phones start an installed app with an empty memory. Save a backup first; if your matches are missing in the app, restore it there.
memory-install-ios = To install the page, choose “Add to Home Screen” in your browser. The installed app starts with an empty memory: save a backup first and restore it there.
memory-export = Save the table
memory-export-why = { $count ->
    [one] The match counted above, for a spreadsheet or a program of your own.
   *[other] The { $count } matches counted above, for a spreadsheet or a program of your own.
}
memory-csv = As CSV
memory-json = As JSON
memory-checking = Checking the backup: { $percent }%
memory-found = Backup of { $date }
memory-will = This will be added. Nothing on this device is overwritten or deleted.
memory-done = The backup has been restored.
memory-nothing-new = Everything in this backup is on this device already.
memory-kind-matches = Matches
memory-kind-pads = Score pads
memory-kind-played = Results from a server
memory-kind-progress = Steps of lessons
memory-kind-verdicts = Analyses
memory-kind-settings = Settings
memory-new = New
memory-continued = Continued
memory-same = Already here
memory-apart = Different here
memory-apart-why = They went on differently on this device. They stay as they are here.
memory-left-out = { $count ->
    [one] One entry is left out: it belongs to other rules or to a game that is not here.
   *[other] { $count } entries are left out: they belong to other rules or to games that are not here.
}
memory-refused-too-large = This file is too large to be a backup: the limit is { $limit } MB.
memory-refused-not-json = This is not a backup: it is not valid JSON.
memory-refused-foreign = This is not a Tetrapolis backup.
memory-refused-record = This is a match record, not a backup. Open it on the start page.
memory-refused-newer = This backup comes from a newer version of Tetrapolis. Load the new version first.
memory-refused-damaged = This backup is damaged ({ $detail }). Nothing was changed.
memory-refused-match = Match { $match } in this backup does not follow the rules. Nothing was changed.
memory-refused-busy = Something on this device changed meanwhile, or it could not save. Nothing was restored: try again.
