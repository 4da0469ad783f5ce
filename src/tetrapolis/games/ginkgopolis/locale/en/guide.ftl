### What stands beside the rules of Ginkgopolis: the game in short, signs, keys; what points are made of; why something cannot be done.

summary-goal-title = The goal
summary-goal = Everyone builds the same city, outwards and upwards. Each round, all players secretly choose a card, alone or with a tile. The most points win.
summary-exploit-title = Exploit
summary-exploit = A building card alone uses its building, whoever owns it. Each floor yields one good: red resources, blue tiles, yellow points.
summary-urbanize-title = Urbanize
summary-urbanize = A letter card with a tile makes the city wider: the tile replaces the marker with this letter, with one resource of yours. The buildings beside it yield goods for you.
summary-construct-title = Construct
summary-construct = A building card with a tile makes the building higher: you put one resource on it for each floor. You keep the card and its bonus.
summary-districts-title = Districts
summary-districts = At the end, buildings of one colour side by side are a district. The most resources in it bring as many points as all resources there, here { $all }; the second gets points for their own, here { $own }.
summary-end-title = The end
summary-end = The round in which the tiles run out for the second time, or someone places the last resource of their colour, is the last. Districts, end bonuses and left-over tokens add to your points.

sign-red = Red building: yields resources
sign-blue = Blue building: yields tiles
sign-yellow = Yellow building: yields points
sign-floors = A building: its number of floors, and the mark of its owner
sign-leaf = Marker: here the city can grow outwards
sign-resources = Resources: placed on buildings
sign-tiles = Tiles
sign-points = Points
sign-exploit = Exploit: a card alone
sign-urbanize = Urbanize: a letter card with a tile
sign-construct = Construct: a building card with a tile
sign-end = End bonus: scores at the end of the game
sign-token = New-hand token: swaps your cards, 2 points if left over
sign-deck = Deck of cards
sign-discards = Discarded cards
sign-supply = Supply of tiles
sign-first = First player of the round
sign-crane = Site marker: this building’s card is not in the deck yet
sign-low = Low buildings, for an end bonus
sign-tall = Tall buildings, for an end bonus
sign-card = Cards
sign-districts = Districts and what they bring now
sign-person = Character card

key-number = Choose the first, second, third … card of your hand, or what to do with it

category-points-why = The points you have collected during the game (GK-65).
category-cards-why = The points of your cards with an equals sign (GK-54).
category-tokens-why = 2 points for each new-hand token you have left (GK-65).
category-districts-why = Points for the most and second most resources in each district (GK-67).

why-GK-19 = You keep exactly one of the characters in your hand.
why-GK-23 = Play one of your cards, alone or with one of your tiles.
why-GK-24 = You have already played: neither card nor tile can be changed now.
why-GK-25 = You have no new-hand token left.
why-GK-27 = You have already played your card: it is too late for a new hand.
why-GK-28 = It is not your turn.
why-GK-30 = Take a resource or a tile.
why-GK-34 = The marker must go to a free place beside the new building.
why-GK-37 = There is no free place beside the new building: only the highlighted places are left for the marker.
why-GK-47 = The supply has none of these left.
why-GK-58 = You have already chosen that.
why-GK-60 = You do not have this tile.
why-GK-63 = The match is over.
