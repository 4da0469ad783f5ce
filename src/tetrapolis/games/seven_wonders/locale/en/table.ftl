### 7 Wonders at the table.

table-head = Age { $age ->
    [1] I
    [2] II
   *[3] III
}, turn { $turn } · discard pile: { $pile }
passing-left = hands pass to the left
passing-right = hands pass to the right
phase-boards = The players are choosing their wonder boards.
phase-sides = Everyone is choosing a side of their wonder board.
city-of = { $name }’s city
pile = The discard pile

column-wonder = Wonder
column-stages = Stages
column-coins = Coins
column-shields = Shields
column-conflicts = Conflicts

action-build = { $card }: { $words }
action-stage = build stage { $number } ({ $words }) with { $card }
action-sell = sell { $card } for 3 coins
action-dig-nothing = build nothing from the discard pile
action-side = { $side }
action-board = { $board }
facts = { $first }; { $others }

cost-free = free
cost-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
cost-units = { $count } × { $unit }
price-none = free
price-chain = free: chain
price-colour = free: new colour
price-first = free: first card
price-last = free: last card
price-coin = 1 coin
price-own = own resources
own-buried = Under your wonder
own-discarded = You discarded
effect-produce = { $count ->
    [one] produces { $kinds }
   *[other] produces { $count } × { $kinds }
}
effect-points = { $value ->
    [one] 1 point
   *[other] { $value } points
}
effect-shields = { $value ->
    [one] 1 shield
   *[other] { $value } shields
}
effect-coins = { $value ->
    [one] 1 coin
   *[other] { $value } coins
}
effect-science = science: { $symbol }
effect-discount-left = raw materials from the left neighbour cost 1 coin
effect-discount-right = raw materials from the right neighbour cost 1 coin
effect-discount-manufactured = manufactured goods from both neighbours cost 1 coin
effect-points-per = { $value ->
    [one] 1 point
   *[other] { $value } points
} for each { $per } { $scope }
effect-points-complete = { $value ->
    [one] 1 point
   *[other] { $value } points
} if your own wonder is complete
effect-coins-per = { $value ->
    [one] 1 coin
   *[other] { $value } coins
} for each { $per } { $scope }
kind-stages-per = wonder stage
symbol-any = a symbol of your choice
power-dig = build one card from the discard pile for free
power-seventh = also play your last card of each Age
power-free_colour = the first card of each colour is free
power-free_first = the first card of each Age is free
power-free_last = the last card of each Age is free
chain-from = free with { $cards }
chain-to = chains to { $cards }

sheet-lead = The numbers say how many copies of a card the deck of its Age has with 3, 4, 5, 6 or 7 players. A chain makes a card free if your city has one of the cards named.
sheet-age = { $age ->
    [1] Age I
    [2] Age II
   *[3] Age III
}
sheet-card = Card
sheet-cost = Cost
sheet-effect = Effect
sheet-copies = Copies, by players
sheet-from = Free with
sheet-to = Makes free
sheet-guilds = two more than there are players are used, nobody knows which
sheet-wonders = Wonders

category-wonder = Wonder
category-treasury = Treasury
category-conflicts = Conflicts
category-blue = Civilian
category-yellow = Commercial
category-green = Scientific
category-purple = Guilds
round-title = Age { $number ->
    [1] I
    [2] II
   *[3] III
}
result-tie-break = Level on points with { $others }: more coins decide.

option-boards = Wonder boards
option-boards-about = Whether chance decides who gets which wonder, or the players choose.
option-sides = Board sides
option-sides-about = Which side of the wonder boards is used; the day side is best for first matches.
option-turn6_order = After turn 6
option-turn6_order-about = Which comes first when one wonder builds from the discard pile and another plays its last card.
option-dig_decline = Building from the discard pile is optional
option-dig_decline-about = Whether you may build nothing when your wonder lets you build from the discard pile.

preset-first_matches = For first matches
preset-first_matches-about = Everyone plays the day side, as the rulebook advises for first matches; everything else is as printed.
preset-printed = As printed
preset-printed-about = Everyone chooses the side of their board. The rulebook leaves two things open: here you may decline to build from the discard pile, and this comes before the last card.
preset-strict = Strict
preset-strict-about = Everyone chooses the side of their board. Where the rulebook is silent, the other reading: you must build from the discard pile if you can, and the last card comes first.

event-board = { $name } takes { $board }.
event-choose = { $name } has chosen.
event-side = { $name } plays the { $side }.
event-age = Age { $number ->
    [1] I
    [2] II
   *[3] III
} begins.
event-build = { $name } builds { $card }{ $to_left ->
    [0] { $to_right ->
        [0] { "" }
        [one] , paying 1 coin to the right
       *[other] , paying { $to_right } coins to the right
    }
    [one] , paying 1 coin to the left{ $to_right ->
        [0] { "" }
       *[other] { " " }and { $to_right } to the right
    }
   *[other] , paying { $to_left } coins to the left{ $to_right ->
        [0] { "" }
       *[other] { " " }and { $to_right } to the right
    }
}.
event-stage = { $name } builds stage { $stage } of the wonder{ $to_left ->
    [0] { $to_right ->
        [0] { "" }
        [one] , paying 1 coin to the right
       *[other] , paying { $to_right } coins to the right
    }
    [one] , paying 1 coin to the left{ $to_right ->
        [0] { "" }
       *[other] { " " }and { $to_right } to the right
    }
   *[other] , paying { $to_left } coins to the left{ $to_right ->
        [0] { "" }
       *[other] { " " }and { $to_right } to the right
    }
}.
event-bury = { $name } puts { $card } under the wonder.
event-bury-hidden = { $name } puts a card under the wonder.
event-sell = { $name } sells { $card }.
event-sell-hidden = { $name } sells a card.
event-coins = { $name } gets { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
event-leftover = { $name } discards the last card, { $card }.
event-leftover-hidden = { $name } discards the last card.
event-dig = { $name } builds { $card } from the discard pile.
event-no_dig = { $name } builds nothing from the discard pile.
event-conflict = { $name }’s conflicts: left { $left }, right { $right }.
event-end = The match is over.
