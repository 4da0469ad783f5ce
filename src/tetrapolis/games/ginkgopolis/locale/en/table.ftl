### Ginkgopolis at the table.

table-head = Tiles in the supply: { $tiles } · deck: { $deck } · first player: { $name }
phase-draft = Draft: everybody keeps a character.
phase-select = Everybody lays a card, alone or with a tile.
phase-good = A letter card alone: a resource or a tile.
phase-marker = A marker finds a new place.
phase-return = The tile supply is empty: tiles may be returned.
phase-over = The match is over.
tableau-of = Before the screen of { $name }
own-hand = Your cards
own-tiles = Your tiles
hal = Hal
character = character { $detail }
letter = { $detail }
tile-red = red { $detail }
tile-blue = blue { $detail }
tile-yellow = yellow { $detail }

column-resources = Stock
column-supply = Supply
column-tiles = Tiles
column-tokens = New hands
column-points = Points
column-cards = Cards
column-districts = Districts

colour-red = red
colour-blue = blue
colour-yellow = yellow
trigger-exploit = exploit
trigger-urbanize = urbanize
trigger-construct = construct
goods-resources = { $count ->
    [one] { $count } resource
   *[other] { $count } resources
}
goods-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
goods-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
bonus-exploit = exploit: { $goods }
bonus-urbanize = urbanize: { $goods }
bonus-construct = construct: { $goods }
bonus-start = { $bonus }; at the start { $goods }
end-resources = at the end { $points } per own resource on { $colour } buildings
end-low = at the end { $points } per own building of up to { $most } floors
end-tall = at the end { $points } per own building of { $least } floors or more
end-trigger = at the end { $points } per own card with the bonus { $trigger }
end-colour = at the end { $points } per own { $colour } card
end-flat = at the end { $points }

action-exploit = exploit { $card }
action-urbanize = urbanize at { $card } with the tile { $tile }
action-construct = construct on { $card } with the tile { $tile }
action-new-hand = pay a token for a new hand
action-take-resource = take a resource
action-take-tile = take a tile
action-marker = marker { $letter } to column { $x }, row { $y }
action-shift-earlier = the earlier marker makes room for { $letter } and goes to column { $x }, row { $y }
action-shift-later = the later marker makes room for { $letter } and goes to column { $x }, row { $y }
action-return = return the tile { $tile }
action-done = return no more tiles

category-points = Points
category-cards = End cards
category-tokens = New-hand tokens
category-districts = Districts

option-characters = Characters
option-expert = Expert Hal
option-show_stock = Show stock counts
option-first_player = First player

event-draft = { $name } keeps { $character }.
event-draft-hidden = { $name } keeps a character.
event-characters = Characters of { $name }: { $first }, { $second }, { $third }.
event-new_hand = { $name } takes a new hand.
event-select = { $name } lays a card{ $with_tile ->
    [0] { "" }
   *[other] { "" } with a tile
}.
event-exploit = { $name } exploits { $card }.
event-urbanize = { $name } urbanizes at { $letter } with { $tile }.
event-construct = { $name } constructs { $tile } on { $card }.
event-fall_back = { $name } cannot pay for { $tile } on { $card }.
event-good = { $name } takes a { $good }.
event-marker = Marker { $letter } goes to column { $x }, row { $y }.
event-compensation = { $name } gets the resources back and { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-exhausted = The tile supply is empty.
event-aside = { $name } sets the tile { $tile } aside.
event-return_ready = { $name } returns no more tiles.
event-returned = { $name } returns { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}.
event-rebuild = The deck is rebuilt: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
event-round = A new round; { $name } begins.
event-hal_unable = { $name } cannot build.
event-end = The match is over.
good-resource = resource
good-tile = tile
