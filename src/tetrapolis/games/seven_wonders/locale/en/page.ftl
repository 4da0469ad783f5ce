### 7 Wonders on the page.

ask-boards = Choose a wonder board.
ask-sides = Choose a side of your wonder board.
ask-cards = { $cards ->
    [one] Play your card: build it, build a stage with it, or sell it.
   *[other] Choose one of your { $cards } cards: build it, build a stage with it, or sell it.
}
ask-dig = Build a card from the discard pile for free.
ask-seventh = Play your last card of this Age as well.

colour-brown = brown card
colour-grey = grey card
colour-blue = blue card
colour-yellow = yellow card
colour-red = red card
colour-green = green card
colour-purple = purple card
card-label = { $name }, { $colour }: { $words }.

hand-label = Your hand
hand-hint = Choose a card to see what you can do with it.
flag-good = Can be built: { $what }.
flag-pay = Can be built for { $what }.
flag-locked = Cannot be built: { $what }.
refused-SW-20 = already built
refused-SW-23 = needs 1 coin
refused-SW-27 = no resources
refused-SW-31 = too few coins

tray-label = What to do with { $card }
tray-options = Build, stage or sell
do-build = Build
do-stage = Build stage { $number }
do-sell = Sell
pay-left = { $coins ->
    [one] 1 coin to { $name } on the left
   *[other] { $coins } coins to { $name } on the left
}
pay-right = { $coins ->
    [one] 1 coin to { $name } on the right
   *[other] { $coins } coins to { $name } on the right
}
sell-gain = 3 coins from the bank
stage-unpaid = you cannot pay for this stage
stage-none = all stages are built
chose-build = You will build { $card }. Everyone sees it when all have chosen.
chose-stage = You will build a stage with { $card }. When all have chosen, everyone sees the stage; the card stays hidden.
chose-sell = You will sell { $card }. When all have chosen, everyone sees the sale; the card stays hidden.
dig-nothing = Build nothing

strip-label = Age, turn and shields
strip-age = Age { $age ->
    [1] I
    [2] II
   *[3] III
} of III, turn { $turn } of 6
strip-pile = Discard pile: { $count }
strip-shields-left = Shields against { $name } on the left: { $mine } to { $theirs },
strip-shields-right = Shields against { $name } on the right: { $mine } to { $theirs },
standing-ahead = you are stronger
standing-behind = you are weaker
standing-even = equal
standing-other = stronger: { $name }
stood-ahead = you were stronger
stood-behind = you were weaker

stages-label = Stages of the wonder
stage-label = Stage { $number }: { $words }.
stage-built = Built.
stage-next = Next to build.
stage-open = Not built yet.
structures-label = Structures by colour
start-with = Start resource: { $resource }.
board-taken = taken
makes = Produces: { $what }
sells = sells: { $what }
tokens-label = Victory tokens: { $won }, defeat tokens: { $lost }
city-empty = No structures yet
city-back = Back to { $name }’s city
details = Details
details-of = { $name }’s city in words
own-only = Only you see these cards.

rivals-label = The other cities
place-left = left neighbour
place-right = right neighbour
place-far = further round the table
last-move = last turn: { $what }
move-stage = Stage { $number }
move-sell = Card sold
rival-facts = coins: { $coins }, shields: { $shields }, stages: { $stages } of { $all }, structures: { $structures }
status-ready = has chosen
status-thinking = is thinking
