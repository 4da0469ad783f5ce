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
hal = Hal
character = character { $detail }
letter = { $detail }
tile-red = red { $detail }
tile-blue = blue { $detail }
tile-yellow = yellow { $detail }

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
action-marker = marker { $letter } to column { $x }, row { $y }
action-shift-earlier = the earlier marker moves to column { $x }, row { $y } and makes room for { $letter }
action-shift-later = the later marker moves to column { $x }, row { $y } and makes room for { $letter }
action-return = return { $tile }
action-done = return no more tiles

category-points = Points
category-cards = End bonuses
category-tokens = New-hand tokens
category-districts = Districts

option-characters = Characters
option-expert = Expert Hal
option-show_stock = Show how many goods everyone has
option-first_player = First player

event-draft = { $name } keeps { $character }.
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
event-good = { $name } takes a { $good }.
event-marker = Marker { $letter } moves to column { $x }, row { $y }.
event-compensation = { $name } gets their resources back and { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-exhausted = The tile supply is empty.
event-aside = { $name } sets { $tile } aside.
event-return_ready = { $name } is done returning tiles.
event-returned = { $name } returns { $tiles ->
    [0] no tiles
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}.
event-rebuild = A new deck is made: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
event-round = A new round: { $name } goes first.
event-hal_unable = { $name } cannot build.
event-end = The match is over.
good-resource = resource
good-tile = tile
