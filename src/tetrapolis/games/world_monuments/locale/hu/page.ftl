### A World Monuments táblája az oldalon.

ask-place = Tedd a munkást a külső gyűrű egyik mezőjére.
ask-short = Válassz { $count } középső mezőt, amelyre csak egy kő kerül.
ask-step = Vezesd tovább a munkást: { $steps ->
    [one] ez az utolsó lépés, a külső gyűrűn kell végződnie.
   *[other] még { $steps } lépés van hátra.
}
ask-take = Válaszd ki, melyik követ veszed el innen: { $field }.
ask-build = Építsd be egyik kövedet egy kiemelt helyre.
ask-pass = Egyik köved sem illik sehová: passzolnod kell.

board-colour-letter-purple = L
board-colour-letter-red = P
board-colour-letter-white = F
board-colour-letter-orange = N
board-colour-letter-blue = K
board-colour-letter-black = ★
board-round = { $round }. kör (összesen { $rounds })
board-phase-quarry = Kőbánya
board-phase-building = Építés
board-phase-over = Vége
board-holder = Nála a munkás: { $name }

board-quarry = Kőbánya
board-ring-outer = Külső gyűrű, { $field } mező
board-ring-middle = Középső gyűrű, { $field } mező
board-ring-inner = Belső körmező
board-field-stones = { $where }: { $stones }.
board-field-empty = { $where }: üres.
board-field-shorten = Választható: csak egy kő kerüljön ide.
board-field-short = Csak egy kő kerül ide.
board-field-worker = Itt áll a munkás.
board-field-entered = Ez volt { A_AZ($step) }. lépés.
board-field-enter = Most ide lehet lépni.
board-take = Kő elvétele: { $colour } ({ $field })
board-way = A munkás útja
board-way-turn = { $turn }. út
board-way-step = { $step }. lépés: { $field }, { $stone }
board-way-nothing = kő nélkül
board-way-left = { A_AZ($step, capital: 1) }. lépés még hátravan
board-way-back = Egy lépés vissza
board-hint-place = A kiemelt mezők választhatók.
board-hint-short = A kiemelt középső mezők közül választhatsz: a kiválasztottra egy kő kerül, a többire kettő.
board-hint-step = A kiemelt mezőkre lehet lépni. Esc: az utolsó lépés visszavonása.
board-hint-take = Válassz egy követ a munkás mezőjéről.
board-hint-build = A kiemelt helyekre illik valamelyik köved. R: az épület forgatása.
board-hint-pass = Semmi sem illik: minden megmaradt építőkő egy mínuszpont.
board-hint-pass-free = Semmi sem illik. Ebben a körben a passzolás nem jár mínuszponttal.
board-hint-wait = { $name } választ.
board-hint-over = Az épület elkészült. A drágaköveket is összeszámoltuk.
board-hint-over-unfinished = A játszma véget ért, de az épület nem készült el. A drágaköveket is összeszámoltuk.

board-monument-built = { $monument }: { $slots } kőből { $built } a helyén van
board-levels = Látható szintek
board-front = eleje
board-level-all = Mind
board-level-upto = { A_AZ($level, capital: 1) }. szintig, { $slots } kőből { $built } a helyén van
board-turn-left = Az épület forgatása balra (Shift+R)
board-turn-right = Az épület forgatása jobbra (R)

board-plans = Építési terv
board-plan-level = { $level }. szint
board-plan-points = { $points } pont
board-slot = { $level }. szint, { $place }. hely: { $colour }, { $points } pont.
board-slot-built = Beépítette: { $name }.
board-slot-fits = Szabad: illik ide egy köved.
board-slot-open = Szabad.
board-slot-waits = Alatta még hiányzik: { $level }. szint, hely: { $places }.
board-chosen = Kiválasztva, megerősítésre vár.

board-hand = A köveid
board-hand-empty = Még nincs köved.
board-hand-stone = { $stones }
board-hand-fits = { $stones }: { $count } helyre illik
board-hand-none = { $stones }: most sehová sem illik
board-hand-gem = { $stones }: a játék végén számít
board-hand-only = Csak az ilyen színű helyek vannak kiemelve: { $colour }. Esc: mind.
board-pass = Passzolás

board-players = Játékosok
board-player-passed = passzolt
board-player-starts = nála a munkás
board-player-turn = választ
board-player-show = { $name }: { $points } pont, beépített kövek kiemelése
board-player-built = { $count } beépített kő

board-track = Pontozósáv
board-track-place = { $name }: { $field }. mező
board-track-laps = { $name }: { $field }. mező és { $laps } × 60 pont
board-track-off = { $name }: a sávon kívül

board-material = Nyersanyagterv
board-material-round = { $round }. kör
board-material-now = { $round }. kör, most
board-material-open = Szabad helyek
