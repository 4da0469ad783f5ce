### The lesson of Ginkgopolis: what the coach says at the table.

learn-about = A card alone, or with a tile: exploit, urbanize, construct; and why districts are won by resources. Against an apprentice, about ten minutes.
learn-good-resources = Resources
learn-good-tiles = Tiles
learn-step-goal = Everyone builds this one city. Buildings of one colour side by side are districts; at the end, whoever has the most resources in a district gets points for all resources there. The most points win.
learn-step-hand = Behind your screen: resources { $resources }, tiles { $tiles }; cards in your hand: { $cards }. Each round everyone chooses one card in secret, alone or with a tile, and passes the others on.
learn-step-exploit = A building card alone exploits its building, whoever owns it. Red brings resources, blue tiles, yellow points. Choose the card with the red building and nothing else. With your character’s bonus: resources +{ $resources }, tiles +{ $tiles }.
learn-step-exploit-else = Exploiting a red building fills your stock: without resources you can build nothing later.
learn-step-urbanize = Now make the city wider: choose a card with a letter and a tile of yours. The tile replaces the marker with that letter, with one resource of yours on it, and the buildings beside it bring you goods. Here: points +{ $points }, resources { $resources }, tiles { $tiles }.
learn-step-urbanize-else = A letter card with a tile makes the city wider; the building is then yours.
learn-step-marker = The marker must move to a free place beside the new building. Choose one: someone will build there later.
learn-step-construct = Now build higher: a building card with a tile. One resource of yours lies on it for every floor, so you lead its district. Here: resources { $resources }, districts +{ $districts }. You keep the card for its bonus.
learn-step-construct-else = Building on top puts your resources into a district. Only the resources that lie there decide who has the majority.
learn-step-empty = Resources left: { $resources }. Without them nothing can be built: exploit a red building soon. If the supply has none of yours left either, placing the last one ends the match.
learn-step-majority = Districts +{ $districts }: you have the majority there. It is counted at the end only, so it can be taken from you: by more resources, or by a tile of another colour.
learn-step-new-hand = A new hand costs a token: points { $points }. Keep tokens for hands that are of no use.
learn-step-kept = The cards that you keep bring points at the end: now +{ $points }.
learn-step-soon = Tiles left in the supply: { $tiles }. When they run out for the second time, the round is the last. Now look at the districts, not at your stock.
learn-step-end = The match is over. Points collected { $points }, cards { $cards }, tokens { $tokens }, districts { $districts }. Touch a number in the result to see what makes it.
