analysis-kind-flat = No difference
analysis-kind-best = Best
analysis-kind-close = Too close to call
analysis-kind-small = Small mistake
analysis-kind-medium = Mistake
analysis-kind-large = Large mistake
analysis-loss-share = { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
analysis-loss-points = { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } pts
analysis-lost-share = Chance lost
analysis-lost-points = Points lost
analysis-in-points = Judged by points: the first place was as good as decided.
analysis-start = Fair share
analysis-own = Own decisions
analysis-others = Others’ decisions
analysis-luck = Luck
analysis-result = Result
analysis-title = Analysis
analysis-close = Close the analysis
analysis-looking = Looking at every decision: { $percent }%
analysis-failed = The analysis stopped because of an error on this device. The match is as it was.
analysis-again = Try again
analysis-curve = Each player’s chance over time
analysis-chance = Chance of { $name }: { NUMBER($percent, maximumFractionDigits: 0) }%
analysis-share = { NUMBER($percent, maximumFractionDigits: 0) }%
analysis-on-board = Shown on the board: the move played, or the best one
analysis-played = Played
analysis-best = Best
analysis-why = How much more the best move would have brought:
analysis-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-previous = Previous mistake
analysis-next = Next mistake
analysis-hindsight = In hindsight: with everything hidden as it really was
analysis-all = All decisions
analysis-waiting = Not judged yet
analysis-none = No mistakes here
analysis-ledger = Where the result comes from
analysis-ledger-why = Decisions are compared with those of a simple bot; luck is everything else. Standard error of the decisions: up to { NUMBER($percent, maximumFractionDigits: 0) }%.
analysis-won-by-own = { $name } won mainly by their own decisions: own decisions { $own }%, others’ decisions { $others }%, luck { $luck }%.
analysis-won-by-others = { $name } won mainly through the decisions of others: own decisions { $own }%, others’ decisions { $others }%, luck { $luck }%.
analysis-won-by-luck = { $name } won mainly by luck: own decisions { $own }%, others’ decisions { $others }%, luck { $luck }%.
analysis-won-by-mixed = { $name } won, and no single cause stands out: own decisions { $own }%, others’ decisions { $others }%, luck { $luck }%.
analysis-shared = { $names } share the first place.
analysis-turned = The turning point was move { $number }: after it, { $name } was ahead for good.
analysis-ahead = { $name } was ahead all along.
analysis-summary = { $count ->
    [one] { $count } decision judged.
   *[other] { $count } decisions judged.
}
analysis-mistakes = Among them: { $list }.
analysis-no-mistakes = No mistakes among them.
analysis-count-large = { $count ->
    [one] { $count } large mistake
   *[other] { $count } large mistakes
}
analysis-count-medium = { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
}
analysis-count-small = { $count ->
    [one] { $count } small mistake
   *[other] { $count } small mistakes
}
analysis-worst = The worst was move { $number }, by { $name }.
analysis-dearest = Mistakes lost most points here: { $category }, { $points }.
analysis-deeper = Look deeper
analysis-find = Find it yourself
analysis-find-task = What is the best move for { $name }? Choose on the board.
analysis-find-right = Right!
analysis-find-wrong = There is something better.
analysis-find-again = Try again
analysis-find-show = Show the answer
analysis-what-if = Play on from here
analysis-what-if-why = A new match of this device against bots, from this position
analysis-keep = Keep as an exercise
analysis-kept = Kept among your exercises
