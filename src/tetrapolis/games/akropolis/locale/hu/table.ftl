### Az Akropolis az asztalnál.

table-head = { $round }. forduló · { $stacks ->
    [0] nincs több oszlop
   *[other] még { $stacks } oszlop
} · főépítész: { $chief }
city-of = { $name } városa
row-price = { $index }: { $price ->
    [0] ingyen
   *[other] { $price } kő
}
move = { $code }, { $price ->
    [0] ingyen
   *[other] { $price } kő
}, { $level }. szint

category-house = Lakóház
category-market = Piac
category-barracks = Laktanya
category-temple = Templom
category-garden = Kert
category-stones = Kő
category-quarries = Kőbánya

architect-easy = Hippodamosz
architect-medium = Metagenész
architect-hard = Kallikratész

event-take = { $name } elveszi { A_AZ($tile) }. városlapkát { $price ->
    [0] ingyen
   *[other] { $price } kőért
}.
event-place = { $name } lehelyezi { A_AZ($tile) }. városlapkát: { $q },{ $r }, forgatás { $k }, { $level }. szint.
event-income = { $name } { $stones } követ kap a letakart kőbányákért.
event-refill = Az építési területet feltöltöttük.
event-chief = Az új főépítész: { $name }.
event-architect_take = { $name } elveszi { A_AZ($tile) }. városlapkát { $price ->
    [0] ingyen
   *[other] { $price } kőért
}.
event-end = A játék véget ért.

option-solo_level = Az egyszemélyes játék nehézsége
option-long_game = Hosszú játék
option-variant_house = Lakóházak játékváltozata
option-variant_market = Piacok játékváltozata
option-variant_barracks = Laktanyák játékváltozata
option-variant_temple = Templomok játékváltozata
option-variant_garden = Kertek játékváltozata
option-house_group = Lakónegyed
option-barracks_edge = Laktanya a város határán
option-lake = Tó
option-first_player = Kezdőjátékos
