### What stands beside the rules of 7 Wonders: the game in short, signs, keys; what points are made of; why something cannot be done.

summary-goal-title = The goal
summary-goal = Lead a city through three Ages of six turns each, and build its wonder stage by stage. The most victory points win.
summary-turn-title = Your turn
summary-turn = All at once, everyone chooses a card: to build it, to build a stage of the wonder with it, or to sell it for 3 coins. Then you pass your hand on to a neighbour.
summary-pay-title = Pay
summary-pay = Cards and stages cost resources. What you do not produce yourself, you can buy from a neighbour who does: here { $coins ->
    [one] for { $coins } coin
   *[other] for { $coins } coins
}.
summary-conflicts-title = Conflicts
summary-conflicts = After each Age, you compare your shields with both neighbours, and the stronger city wins points. Here in Age II: left −{ $lost }, right +{ $won }.
summary-science-title = Science
summary-science = Each kind of symbol scores its number squared, and every set of three 7 points more. Here: 1 + 1 + 1 + 7 = { $points }.
summary-end-title = The end
summary-end = After Age III, you add up your wonder, your coins (1 point for every 3), conflicts and cards. Guilds like this one count what your neighbours have built: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

sign-colour-brown = Brown card: raw materials
sign-colour-grey = Grey card: manufactured goods
sign-colour-blue = Blue card: victory points
sign-colour-yellow = Yellow card: coins, trade and resources
sign-colour-red = Red card: shields
sign-colour-green = Green card: science symbols
sign-colour-purple = Purple card: a guild, scores at the end
sign-wood = Wood, a raw material
sign-stone = Stone, a raw material
sign-clay = Clay, a raw material
sign-ore = Ore, a raw material
sign-glass = Glass, a manufactured good
sign-papyrus = Papyrus, a manufactured good
sign-textile = Textile, a manufactured good
sign-coin = Coins
sign-points = Victory points
sign-shield = Shields: your strength in conflicts
sign-victory = Victory token: points for a won conflict
sign-defeat = Defeat token: −1 point
sign-compass = Compass, a science symbol
sign-gear = Gear, a science symbol
sign-tablet = Tablet, a science symbol
sign-star = A science symbol of your choice, or a chain
sign-chain = Chains: a card is free if an earlier card in your city has its symbol
sign-left = Left neighbour
sign-here = Your own city
sign-right = Right neighbour
sign-sun = Day side of a wonder board
sign-moon = Night side of a wonder board
sign-dig = Build a card from the discard pile for free
sign-pile = Discard pile
sign-card = Any card, face down
sign-stages = Each built stage of a wonder
sign-complete = All stages of your wonder are built
sign-check = Can be built for free or with your own resources
sign-lock = Cannot be built now
sign-thinking = Is still choosing

key-number = Choose the first, second, third … card of your hand, or what to do with it

category-wonder-why = The points of the stages you have built (SW-71).
category-treasury-why = 1 point for every 3 coins (SW-71).
category-conflicts-why = Victory tokens are worth 1, 3 or 5 points by Age, each defeat token −1 point (SW-69).
category-blue-why = The points printed on your blue cards (SW-71).
category-yellow-why = The points of your yellow cards from Age III (SW-66).
category-green-why = Each kind of science symbol scores its number squared, every set of three 7 points more (SW-72).
category-purple-why = The points of your guilds (SW-67).

why-SW-5 = Choose a wonder board that nobody has taken, or a side of your own board.
why-SW-12 = You have nothing to choose right now.
why-SW-13 = This card is not in your hand.
why-SW-14 = Choose a card of your hand: build it, build a stage with it, or sell it.
why-SW-20 = A card of this name is already in your city.
why-SW-21 = Selling a card costs nothing.
why-SW-23 = This card costs a coin, and you have none.
why-SW-27 = You lack a resource for this that no neighbour can sell you.
why-SW-31 = You do not have enough coins to buy the resources you lack.
why-SW-36 = You cannot pay like this. Choose one of the payments offered.
why-SW-38 = This card is free for you: there is nothing to pay.
why-SW-39 = All stages of your wonder are already built.
why-SW-60 = This card is not in the discard pile.
why-SW-61 = In this match you must build a card from the discard pile.
why-SW-70 = The match is over.
