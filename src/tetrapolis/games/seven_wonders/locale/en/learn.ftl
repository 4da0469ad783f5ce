### The lesson of 7 Wonders: what the coach says at the table.

learn-about = Resources, buying from neighbours, passing hands and a stage of your wonder; then chains and conflicts. Against two apprentices, about ten minutes.
learn-good-coins = Coins
learn-good-shields = Shields
learn-step-goal = This is your wonder. For three Ages you add cards to it, and the most victory points win. Now it is Age { $age ->
    [1] I
    [2] II
   *[other] III
}. Everyone chooses a card at the same time, then all choices are revealed.
learn-step-hand = Cards in your hand: { $cards }; coins: { $coins }. A card can be built, put under your wonder for a stage, or sold for coins. A mark over each card says what it would cost you.
learn-step-resource = First a card that produces a resource. You use it in every turn from now on, and your neighbours pay you when they need it. Build one.
learn-step-resource-else = Brown and grey cards produce resources. Whoever lacks them early pays the neighbours for the rest of the match.
learn-step-passing = Now everyone has passed the hand on to the neighbour. You have another hand, of { $cards }, and you will see what is left of the first one again. What you leave, a neighbour may take.
learn-step-trade = What you do not produce, you can buy from a neighbour who does, as long as you have coins. Neighbours cannot refuse. Build a card that way. Here: coins { $coins }, points +{ $points }.
learn-step-trade-else = Choose a card that you cannot pay for by yourself, and buy what is missing from a neighbour.
learn-step-stage = Now a stage of your wonder. Choose a card that is of no use to you, and put it under the wonder; what was printed on it does not matter. Here: points +{ $points }, coins { $coins }.
learn-step-stage-else = Every card can become a stage, as long as you can pay for the stage itself.
learn-step-chain = The Age is over: shields were compared with both neighbours. Your conflicts: { $conflicts } in all. From now on there are chains: if you have built the right card before, the next one is free. A sign over the card says so.
learn-step-guilds = The last Age. Most guilds count what your neighbours have built. Your conflicts so far: { $conflicts }.
learn-step-sold = Sold: coins +{ $coins }. The card lies in the discard pile, so it is not passed on to a neighbour. Coins buy resources, and count a little at the end.
learn-step-shields = Shields +{ $shields }. At the end of each Age they are compared with both neighbours: only being ahead of them matters, not by how much.
learn-step-science = Science, points +{ $points }. Equal symbols count squared, and sets of three different ones count extra: a few bring little, many bring very much.
learn-step-bought = Coins { $coins }. Buying this much every turn will not last: think of a resource of your own, or of a trading post.
learn-step-end = The match is over. Wonder { $wonder }, conflicts { $conflicts }, treasury { $treasury }, science { $science }. Touch a number in the result to see which cards make it.
learn-row-resources = Resources of your own
