### Akropolis: pontozólap.

pad-way-value = Szintek összege
pad-way-levels = Szintenként
pad-way-doubled = Duplázott kerületek
pad-way-stones = Kő
pad-field-value = Pontot érő szintek összege
pad-field-stars = Csillagok a köztereken
pad-field-levels = Pontot érő kerületek { A_AZ($number) }. szinten
pad-field-doubled = Duplázott kerületek { A_AZ($number) }. szinten
pad-field-stones = Megmaradt kövek
pad-why-house = { $value-house } × { $stars-house } ★ = { $points }
pad-why-market = { $value-market } × { $stars-market } ★ = { $points }
pad-why-barracks = { $value-barracks } × { $stars-barracks } ★ = { $points }
pad-why-temple = { $value-temple } × { $stars-temple } ★ = { $points }
pad-why-garden = { $value-garden } × { $stars-garden } ★ = { $points }
pad-why-stones = Minden megmaradt kő 1 pont: { $points }
pad-why-quarries = Az Építész kőbányái: { $points }
pad-doubt-no-plaza-house = { $name }: vannak lakóházai (értékük { $number }), de köztere nincs hozzájuk, így nem érnek pontot. Biztosan így van?
pad-doubt-no-plaza-market = { $name }: vannak piacai (értékük { $number }), de köztere nincs hozzájuk, így nem érnek pontot. Biztosan így van?
pad-doubt-no-plaza-barracks = { $name }: vannak laktanyái (értékük { $number }), de köztere nincs hozzájuk, így nem érnek pontot. Biztosan így van?
pad-doubt-no-plaza-temple = { $name }: vannak templomai (értékük { $number }), de köztere nincs hozzájuk, így nem érnek pontot. Biztosan így van?
pad-doubt-no-plaza-garden = { $name }: vannak kertjei (értékük { $number }), de köztere nincs hozzájuk, így nem érnek pontot. Biztosan így van?
pad-doubt-stones = { $number } kő { $name } nevénél: ennyi nincs is a dobozban. Biztosan így van?
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
