### Akropolis: pontozólap.

pad-way-value = Szintek összege
pad-way-levels = Szintenként
pad-way-doubled = Duplázott kerületek
pad-way-stones = Kő
pad-field-value = Pontot érő szintek összege
pad-field-stars = Csillagok a köztereken
pad-field-levels = Pontot érő { A_AZ($number) }. szinten
pad-field-doubled = Duplázott { A_AZ($number) }. szinten
pad-field-stones = Megmaradt kövek
pad-why-house = { $value-house } × { $stars-house } ★ = { $points }
pad-why-market = { $value-market } × { $stars-market } ★ = { $points }
pad-why-barracks = { $value-barracks } × { $stars-barracks } ★ = { $points }
pad-why-temple = { $value-temple } × { $stars-temple } ★ = { $points }
pad-why-garden = { $value-garden } × { $stars-garden } ★ = { $points }
pad-why-stones = Minden megmaradt kő 1 pont: { $points }
pad-why-quarries = Az Építész kőbányái: { $points }
pad-doubt-no-plaza-house = { $name }: lakóház van, értéke { $number }, de köztér nincs hozzá, így nem ér pontot. Biztosan így van?
pad-doubt-no-plaza-market = { $name }: piac van, értéke { $number }, de köztér nincs hozzá, így nem ér pontot. Biztosan így van?
pad-doubt-no-plaza-barracks = { $name }: laktanya van, értéke { $number }, de köztér nincs hozzá, így nem ér pontot. Biztosan így van?
pad-doubt-no-plaza-temple = { $name }: templom van, értéke { $number }, de köztér nincs hozzá, így nem ér pontot. Biztosan így van?
pad-doubt-no-plaza-garden = { $name }: kert van, értéke { $number }, de köztér nincs hozzá, így nem ér pontot. Biztosan így van?
pad-doubt-stones = { $name }: { $number } kő. Ennyi nincs a dobozban. Biztosan így van?
pad-tie = Pontegyenlőségnél a kövek száma dönt: { $number }.
pad-build-city = Lapkák lerakása
pad-city-choose = Válassz városlapkát
pad-city-place = Koppints oda, ahol fekszik; ha kell, forgasd el.
pad-city-turn = Forgatás
pad-city-lay = Ide kerül
pad-city-back = Másik lapka
pad-city-last = Utolsó lapka levétele
pad-city-tiles = { $tiles } lerakott lapka
pad-city-tile = { $number }. lapka: { $hexes }
pad-city-find = A lapka hatszögei
pad-tile = { $number }. lapka
