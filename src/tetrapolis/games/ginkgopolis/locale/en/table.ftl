### Ginkgopolis at the table.

table-head = Tiles in the supply: { $tiles } · deck: { $deck } · first player: { $name }
phase-draft = Draft: everyone keeps one character.
phase-select = Everyone plays a card, alone or with a tile.
phase-good = A letter card alone: take a resource or a tile.
phase-marker = A marker moves to a new place.
phase-return = The tile supply is empty: tiles may be returned.
phase-over = The match is over.
tableau-of = { $name }’s tableau
own-hand = Your cards
own-tiles = Your tiles
own-discarded = Discarded by you, face down
discarded-open = Discarded face up
given-back = Returned to the supply
hal = Hal
character-1 = Road Builder
character-2 = Architect
character-3 = Patron
character-4 = Mason
character-5 = Archivist
character-6 = Sculptor
character-7 = Gardener
character-8 = Surveyor
character-9 = Mayor
character-10 = Ferry Pilot
character-11 = Engineer
character-12 = Ambassador
character-13 = Forester
character-14 = Glassmaker
character-15 = Merchant
character-16 = Settler
character-17 = Mapmaker
character-18 = Innkeeper
character-19 = Carpenter
character-20 = Crane Driver
character-21 = Roofer
character-22 = Well Keeper
character-23 = Beekeeper
character-24 = Landscaper
character-25 = Town Planner
character-26 = Bridge Builder
character-27 = Model Maker
letter = { $detail }
tile-red = red { $detail }
tile-blue = blue { $detail }
tile-yellow = yellow { $detail }
place-below-red = below red { $detail }
place-below-blue = below blue { $detail }
place-below-yellow = below yellow { $detail }
place-left-red = to the left of red { $detail }
place-left-blue = to the left of blue { $detail }
place-left-yellow = to the left of yellow { $detail }
place-above-red = above red { $detail }
place-above-blue = above blue { $detail }
place-above-yellow = above yellow { $detail }
place-right-red = to the right of red { $detail }
place-right-blue = to the right of blue { $detail }
place-right-yellow = to the right of yellow { $detail }
column-resources = Resources
column-supply = In supply
column-tiles = Tiles
column-tokens = New-hand tokens
column-points = Points
column-cards = End bonuses
column-districts = Districts
colour-red = red
colour-blue = blue
colour-yellow = yellow
trigger-exploit = exploit
trigger-urbanize = urbanize
trigger-construct = construct
goods-resources = { $detail ->
    [one] { $detail } resource
   *[other] { $detail } resources
}
goods-tiles = { $detail ->
    [one] { $detail } tile
   *[other] { $detail } tiles
}
goods-points = { $detail ->
    [one] { $detail } point
   *[other] { $detail } points
}
bonus-exploit = exploit: { $goods }
bonus-urbanize = urbanize: { $goods }
bonus-construct = construct: { $goods }
bonus-start = { $bonus }; at the start: { $goods }
end-resources = at the end: { $points } per own resource on { $colour } buildings
end-low = at the end: { $points } per own building of up to { $most ->
    [one] { $most } floor
   *[other] { $most } floors
}
end-tall = at the end: { $points } per own building of { $least ->
    [one] { $least } floor
   *[other] { $least } floors
} or more
end-trigger = at the end: { $points } per own { $trigger } bonus
end-colour = at the end: { $points } per own { $colour } card
end-flat = at the end: { $points }
action-exploit = exploit { $card }
action-urbanize = urbanize at { $card } with { $tile }
action-construct = construct { $tile } on { $card }
action-new-hand = spend a token for a new hand
action-take-resource = take a resource
action-take-tile = take a tile
action-marker = put marker { $letter } { $place }
action-shift = marker { $other } moves { $place } and makes room for { $letter }
action-aside = set { $tile } aside
action-return = return { $faces }
action-return-nothing = return no tiles
action-keep = { $character } ({ $bonus })
category-points = Points
category-cards = End bonuses
category-tokens = New-hand tokens
category-districts = Districts
round-title = Round { $number }
result-tie-rival = A tie with Hal is not a win.
option-characters = Characters
option-characters-about = How everyone gets their three characters; the ready-made sets suit a first match.
option-expert = Expert Hal
option-expert-about = If Hal’s card is a letter card, he draws another and may play that one instead.
option-show_stock = Show how many goods everyone has
option-show_stock-about = Whether everyone sees how many resources, tiles and points are behind each screen.
option-first_player = First player
option-first_player-about = Who goes first.
preset-printed = As printed
preset-printed-about = As the rulebook has it: what everyone holds behind the screens stays hidden; only what is gained and paid is told.
preset-open = Open screens
preset-open-about = Everyone sees how many resources, tiles and points all players have, since this follows from what was gained and paid; which tiles they are stays hidden.
event-draft = { $name } keeps a character: { $character }.
event-draft-hidden = { $name } keeps a character.
event-characters = Characters of { $name }: { $first }, { $second }, { $third }.
event-new_hand = { $name } takes a new hand.
event-select = { $name } plays a card{ $with_tile ->
    [0] { "" }
   *[other] { "" } with a tile
}.
event-exploit = { $name } exploits { $card }.
event-urbanize = { $name } urbanizes at { $letter } with { $tile }.
event-construct = { $name } constructs { $tile } on { $card }.
event-fall_back = { $name } cannot pay for { $tile } on { $card }.
event-paid = { $name } pays { $goods }.
event-gains = { $name } gets { $goods }.
event-bonus = { $name } gets { $goods } from card bonuses.
event-shift = Marker { $letter } makes room: it is now { $place }.
event-marker = Marker { $letter } is now { $place }.
event-compensation = { $name } gets their resources back and { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-exhausted = The tile supply is empty.
event-aside = { $name } sets { $tile } aside.
event-return_ready = { $name } has chosen which tiles to return.
event-returned = { $tiles ->
    [0] { $name } returns no tiles.
    [one] { $name } returns { $faces } and gets { $tiles } point.
   *[other] { $name } returns { $faces } and gets { $tiles } points.
}
event-rebuild = A new deck is made: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
event-round = A new round: { $name } goes first.
event-hal_second = { $name }’s card is { $first }, so he draws another: { $second }. He plays { $card }.
event-hal_unable = { $name } cannot build.
event-end = The match is over.
