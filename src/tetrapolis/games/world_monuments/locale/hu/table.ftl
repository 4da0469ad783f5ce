### A World Monuments az asztalnál.

table-head = { $monument } · { $round }. kör a 3-ból · nála a munkás: { $name }
phase-filling = A kőbánya feltöltése.
phase-quarry = Kőbányafázis: gyűjts köveket a munkással.
phase-building = Építési fázis: amikor sorra kerülsz, beépítesz egy követ.
phase-over = A játszma véget ért.
monument-capitol = Capitol
monument-notre_dame = Notre Dame
monument-san_pietro = San Pietro
monument-taj_mahal = Taj Mahal
level-title = { $level }. szint ({ $points })
filling-short = Válassz { $count } középső mezőt, amelyre csak egy kő kerül.
move-start = { $turn }. út: { $steps } lépés.
move-way = Az eddigi út: { $way }. { $steps ->
    [0] Ez az utolsó mező.
   *[other] Még { $steps } lépés.
}
move-pick = Melyik követ veszed el?
behind-screen = a paraván mögött
stones = { $count } { $colour }
field = { $detail }
colour-purple = lila
colour-red = piros
colour-white = fehér
colour-orange = narancssárga
colour-blue = kék (drágakő)
colour-black = fekete
column-points = Pont
column-track = Sáv
column-stones = Beépítve
column-losses = Mínuszpont
column-hand = Kövek
action-enter-choice = választasz egyet ezekből: { $stones }
action-short = { $field }: csak egy kő kerül ide
action-enter-empty = nincs ott semmi
action-take = elveszed: { $colour }
action-build = beépíted { A_AZ($level) }. szintre: { $colour }
action-build-offset = beépíted { A_AZ($level) }. szintre, elcsúsztatva { $count } kőre: { $colour }
action-pass = passzolsz, { $stones } építőkő marad nálad
category-start = Kezdőpontok
category-stones = Beépített kövek
category-black = Kezdőjátékos-kő
category-losses = Mínuszpontok passzolásért
category-gems = Drágakövek
round-title = { $number }. kör
option-monument = Épület
option-monument-about = Mit építetek; minden épületnek saját tervei és kövei vannak.
option-quarry = Kőbánya
option-quarry-about = Milyen mezőkön jár a munkás.
option-steps = A munkás lépései két játékosnál
option-steps-about = Hány lépést tesz a munkás az egymást követő utakon.
option-reenter_start = A kiinduló mezőre vissza lehet lépni
option-reenter_start-about = Visszatérhet-e a munkás egyszer arra a mezőre, ahonnan az útja indult.
option-round3_pass_loss = A 3. körben is mínuszponttal jár a passzolás
option-round3_pass_loss-about = A 3. körben is annyi mínuszponttal jár-e a passzolás, mint a többi körben.
option-open_screens = Mindenki kövei mindig láthatók
option-open_screens-about = Mindenki látja-e az összes követ, vagy mindenkié a paravánja mögött marad.
preset-printed = Mint a szabályfüzetben
preset-printed-about = A szabályfüzet betűje szerint: a munkás lépéseinek száma útról útra nő (2, 3, majd 4), két játékosnál is, és egy úton egyszer vissza lehet térni a kiinduló mezőre; a 3. körben a passzolás nem jár mínuszponttal.
preset-strict = Szigorú
preset-strict-about = Két játékosnál kimarad a 3 lépéses út, a kiinduló mezőre nem lehet visszatérni, és a 3. körben is mínuszponttal jár a passzolás.
option-short_fields = Középső mezők egyetlen kővel
option-short_fields-about = Ki dönti el, melyik középső mezőre jut csak egy kő, ha nem jut mindegyikre kettő.
option-first_player = Kezdőjátékos
option-first_player-about = Ki kapja először a munkást, és kezdi a játékot.
event-start = { $name } kezd.
event-short = { $name } döntése: { A_AZ($field) } mezőre csak egy kő kerül.
event-short-plain = { $name } döntése: az egyik középső mezőre csak egy kő kerül.
event-fill = { $round }. kör: { $stones } kő kerül a kőbányába{ $short ->
    [0] { "" }
   *[other] ; { $short } középső mezőn csak egy van
}.
event-place = { $name } ide teszi a munkást: { $field }.
event-place-plain = { $name } a külső gyűrűre teszi a munkást.
event-enter = { $name } ide lép: { $field }.
event-enter-plain = { $name } egyet lép a munkással.
event-take = { $name } elvesz egy követ: { $colour } ({ $field }).
event-take-plain = { $name } elvesz egy követ: { $colour }.
event-move_end = { $name } gyűjtött { $stones } követ.
event-black = { $name } visszateszi a kezdőjátékos-követ: { $points } pont, és nála a munkás.
event-build = { $name } beépít egy követ: { $colour }, { $level }. szint, { $place }. hely, { $points } pont.
event-build-plain = { $name } beépít egy követ: { $colour }, { $level }. szint, { $points } pont.
event-passed = { $name } passzol{ $stones ->
    [0] { "" }
   *[other] , { $stones } építőköve maradt
}{ $loss ->
    [0] { "" }
   *[other] , { $loss } pontot veszít
}.
event-complete = { $name } befejezi az épületet. A játszma véget ért.
event-end = A harmadik körben mindenki passzolt. A játszma véget ért.
board-material-now = { $round }. kör, most
