### 7 Wonders at the table.

table-head = Age { $age }, turn { $turn } · discard pile: { $pile }
passing-left = hands go to the left
passing-right = hands go to the right
phase-boards = The wonder boards are being chosen.
phase-sides = All choose the side of their board.
city-of = City of { $name }
pile = The discard pile

column-wonder = Wonder
column-stages = Stages
column-coins = Coins
column-shields = Shields
column-conflicts = Conflicts

action-stage = stage { $number } ({ $words }), with { $card } under it
action-sell = sell { $card } for 3 coins
action-dig-nothing = build nothing from the discard pile

cost-free = free
cost-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
effect-produce = { $count ->
    [one] gives { $kinds }
   *[other] gives { $count } × { $kinds }
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
effect-coins-per = { $value ->
    [one] 1 coin
   *[other] { $value } coins
} for each { $per } { $scope }
kind-stages-per = wonder stage
kind-complete-per = completed wonder
symbol-any = a symbol of your choice
power-dig = build one card from the discard pile free of cost
power-seventh = play the last card of each Age too
power-free_colour = the first card of each colour is free
power-free_first = the first card of each Age is free
power-free_last = the last card of each Age is free
chain-from = free after { $cards }
chain-to = makes free: { $cards }

category-wonder = Wonder
category-treasury = Treasure
category-conflicts = Conflicts
category-blue = Civilian
category-yellow = Commercial
category-green = Scientific
category-purple = Guilds

option-boards = Boards
option-sides = Sides
option-turn6_order = Order after turn 6: dig or seventh card first
option-dig_decline = Digging may be declined

event-board = { $name } takes the board { $board }.
event-choose = { $name } has chosen.
event-side = { $name } plays the { $side }.
event-age = Age { $number } begins.
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
event-bury = { $name } lays { $card } under the wonder.
event-bury-hidden = { $name } lays a card under the wonder.
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
event-conflict = Conflicts of { $name }: left { $left }, right { $right }.
event-end = The game is over.
