### Az Akropolis az asztalnál.

table-head = { $round }. forduló · { $stacks ->
    [0] nincs több oszlop
   *[other] még { $stacks } oszlop
} · főépítész: { $chief }
city-of = { $name } városa
unseen-tiles = Képpel lefelé (kerületek és közterek): { $tiles } városlapka
aid-rules = Segédlet: r AK-33–AK-37 (mikor ér pontot egy kerület), AK-50–AK-54 (mikor duplázódik), AK-2 és AK-41 (lapkák és körök), AK-40 (a játék vége).
map-legend = A csillagos nagybetű köztér, a szám a szint.
row-price = { $index }: { $price ->
    [0] ingyen
   *[other] { $price } kő
}
move = { $tile }: { $price ->
    [0] ingyen
   *[other] { $price } kőért
}, { A_AZ($level) }. szintre
hexes-house = { $detail } lakóház
hexes-quarry = { $detail } kőbánya
hex-plaza-house = lakóház típusú köztér
hex-plaza-market = piac típusú köztér
hex-plaza-barracks = laktanya típusú köztér
hex-plaza-temple = templom típusú köztér
hex-plaza-garden = kert típusú köztér
category-house = Lakóház
category-market = Piac
category-barracks = Laktanya
category-temple = Templom
category-garden = Kert
category-stones = Kő
category-quarries = Kőbánya
round-title = { $number }. forduló
result-tie-break = Pontegyenlőség ({ $others }): a több megmaradt kő döntött.
result-tie-rival = Pontegyenlőség: a győzelemhez több kő kell, mint amennyi az Építésznek van.
architect-easy = Hippodamosz
architect-medium = Metagenész
architect-hard = Kallikratész
event-take = { $name } elvesz egy városlapkát { $price ->
    [0] ingyen
   *[other] { $price } kőért
}: { $tile }.
event-place = { $name } lehelyezi { A_AZ($level) }. szintre.
event-income = { $name } { $stones ->
    [1] kap 1 követ a letakart kőbányáért
   *[other] kap { $stones } követ a letakart kőbányákért
}.
event-refill = Új városlapkák kerülnek az építési területre.
event-chief = Az új főépítész: { $name }.
event-architect_take = { $name } elvesz egy városlapkát { $price ->
    [0] ingyen
   *[other] { $price } kőért
}: { $tile }.
event-end = A játszma véget ért.
option-solo_level = Egyszemélyes játék nehézsége
option-solo_level-about = Mennyi pontot érnek az Építésznek a kerületei és a kőbányái.
option-long_game = Hosszú játék
option-long_game-about = Mind a 61 városlapka játékba kerül, ezért több fordulóból áll a játszma.
option-variant_house = Lakóházak játékváltozata
option-variant_house-about = A lakónegyeded dupla pontot ér, ha az értéke legalább 10.
option-variant_market = Piacok játékváltozata
option-variant_market-about = A piac dupla pontot ér, ha szomszédos egy piac típusú köztérrel.
option-variant_barracks = Laktanyák játékváltozata
option-variant_barracks-about = A laktanya dupla pontot ér, ha 3 vagy 4 szomszédos mezője üres.
option-variant_temple = Templomok játékváltozata
option-variant_temple-about = A templom dupla pontot ér, ha a 2. vagy magasabb szinten van.
option-variant_garden = Kertek játékváltozata
option-variant_garden-about = A kert dupla pontot ér, ha tóval szomszédos.
option-house_group = Lakónegyed
option-house_group-about = Melyik lakónegyeded hoz pontot.
option-barracks_edge = Laktanya a város határán
option-barracks_edge-about = A laktanya melletti üres mezők közül melyik számít a város határának.
option-lake = Tó
option-lake-about = Mekkora körülzárt terület számít tónak a kertek játékváltozatában.
option-first_player = Kezdőjátékos
option-first_player-about = Kié az első kör.
preset-online = Mint más oldalakon
preset-online-about = Ahogy az interneten játsszák. Két helyen eltér a nyomtatott szövegtől: a tó bármekkora lehet, és a laktanyák játékváltozatában csak a városon kívüli üres mezők számítanak.
preset-printed = Mint a szabályfüzetben
preset-printed-about = A szabályfüzet betűje szerint: a laktanya a város külső határán hoz pontot, a laktanyák játékváltozatában minden üres szomszédos mező számít, a körülzárt is, a tó pedig pontosan egy mező.
