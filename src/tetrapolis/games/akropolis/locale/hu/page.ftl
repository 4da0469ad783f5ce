### Az Akropolis a böngészőben.

ask-build = Vegyél el egy városlapkát, és helyezd le a városodba. { $stones ->
    [0] Nincs köved.
   *[other] { $stones } köved van.
}
ask-wait = Várj a többi játékosra.
board-choose-tile = Válassz városlapkát az építési területről: kattints rá, húzd a helyére, vagy nyomd meg a számát.
board-choose-touch = Válassz városlapkát: koppints rá, vagy húzd a városodba.
board-place-tile = Kattints oda, ahová a városlapka kerüljön. R: forgatás, Esc: vissza.
board-place-only = Csak ezt a városlapkát tudod kifizetni. Kattints oda, ahová kerüljön; R: forgatás.
board-confirm = Erősítsd meg a lehelyezést, forgasd el a városlapkát, vagy válassz más helyet.
board-place-touch = Koppints oda, ahová a városlapka kerüljön; a nyilakkal forgathatod.
board-place-closer = Koppints a pontos helyre. A térképet húzással mozgathatod.
board-waits = { $name } épít.
board-over = A játszma véget ért.
board-own-city = Vissza a városomhoz
board-cities = A többi város
board-open-own = A saját városom megnyitása. Kő: { $stones }. { $name }
board-open-city = { $name } városának megnyitása. Kő: { $stones }
board-site = Építési terület
board-tile = Városlapka: { $hexes }. { $price ->
    [0] Ingyenes
   *[other] Ára { $price } kő
}
board-free = ingyen
board-too-dear = nincs elég köved
board-cell = { $hex }, { $level }. szint
board-sides = 6 oldalából { $count } beépítve
board-level = { $level }. szint
board-spot-hex = { $hex }, mellette: { $beside }
board-spot-ground = A talajon, { $where }: { $hexes }
board-spot-cover = { $level }. szint, { $where }: { $hexes }. Letakarja: { $covered }
board-spot-hex-alone = { $hex }, mellette: üres terület
board-place = oszlop: { $q }, sor: { $r }
board-where-middle = középen
board-where-north = északon
board-where-south = délen
board-where-east = keleten
board-where-southeast = délkeleten
board-where-southwest = délnyugaton
board-where-west = nyugaton
board-where-northwest = északnyugaton
board-where-northeast = északkeleten
board-steps = a középtől { $steps }
board-steps-east = keletre { $count }
board-steps-southeast = délkeletre { $count }
board-steps-southwest = délnyugatra { $count }
board-steps-west = nyugatra { $count }
board-steps-northwest = északnyugatra { $count }
board-steps-northeast = északkeletre { $count }
board-turn-left = Városlapka forgatása balra
board-turn-right = Városlapka forgatása jobbra
board-ledger = Pontok kerülettípusonként
board-ledger-row = { $district }: érték { $value } × { $stars } csillag = { $points } pont
hex-house = lakóház
hex-market = piac
hex-barracks = laktanya
hex-temple = templom
hex-garden = kert
hex-quarry = kőbánya
plaza-house = lakóház típusú köztér ({ $stars } csillag)
plaza-market = piac típusú köztér ({ $stars } csillag)
plaza-barracks = laktanya típusú köztér ({ $stars } csillag)
plaza-temple = templom típusú köztér ({ $stars } csillag)
plaza-garden = kert típusú köztér ({ $stars } csillag)
sheet-unseen = Még nem látott városlapkák: { $count }
sheet-unseen-lead = Képpel lefelé fekszenek az oszlopokban. Bárki kikövetkeztetheti, melyek ezek; a sorrendjüket senki sem ismeri.
sheet-unseen-none = Már minden városlapka felfordult.
sheet-unseen-short = még nem látott
sheet-conditions = Mikor ér pontot egy kerület, és mikor duplázódik
sheet-no-variants = Ennél az asztalnál nincs játékváltozat: semmi sem duplázódik.
sheet-variant-on = Ez a játékváltozat ennél az asztalnál érvényes.
sheet-here = Ennél az asztalnál: { $option } – { $choice }
sheet-setups = A játékosok száma szerint
sheet-setups-lead = A hatszögek száma: kerület + köztér, a kezdőlapkák nélkül. Az egyszemélyes játék előkészületei a kétszemélyesével azonosak.
sheet-players = { $players } játékos
sheet-players-long = { $players } játékos, hosszú játék
sheet-tiles = városlapka
sheet-stacks = oszlop
sheet-rounds = forduló
sheet-turns = kör fejenként
sheet-end = A játék vége és a pontozás
