### A parancssor.

cli-usage = használat:{ " " }
cli-positionals = argumentumok
cli-options = kapcsolók
cli-help-help = a súgó kiírása
cli-help-version = a verziószám kiírása
cli-required = ezek az argumentumok hiányoznak: %s
cli-unrecognized = ismeretlen argumentumok: %s
cli-expected-one = hiányzik egy érték
cli-expected-some = legalább egy érték hiányzik
cli-argument = %(argument_name)s: %(message)s
cli-invalid-choice = %(value)r nem választható (lehetőségek: %(choices)s)
cli-invalid-value = %(value)r nem megfelelő típusú érték (%(type)s)
cli-error = %(prog)s: %(message)s
cli-description = Négy városépítő társasjáték: játék, visszajátszás, ellenőrzés, mérés.
cli-command = PARANCS
cli-commands = parancsok
cli-play = Játszma a terminálon egyedül, másokkal vagy robotok ellen.
cli-replay = Egy játszma megtekintése lépésről lépésre.
cli-verify = Egy játszmafájl újrajátszása: minden lépés, az osztás és a végeredmény ellenőrzése.
cli-rules = Egy játék szabályai.
cli-bench = A szabályok sebességének mérése ezen a gépen.
cli-games = A játékok és beállításaik listája.
cli-compile = Előre lefordítja, amire az első használatkor várni kellene: egy játék vagy az összes szabályait és robotjait, erre a gépre és a böngészőkre.
cli-plans = Saját táblák ellenőrzése és hozzáadása egy játékhoz.
cli-help-lang = a szövegek nyelve
cli-help-file = egy játszmafájl (.tetrapolis.json), vagy - a szabványos bemenethez
cli-help-all = az összes lépés kiírása egyszerre
cli-help-commitment = a játszma kezdetén kiírt SHA-256
cli-help-game = egy játék; a „tetrapolis games” felsorolja őket
cli-help-ids = csak ezek a szabályok, például AK-18
cli-help-sheet = ehelyett az, aminek a szabályok mellett utána lehet nézni: kártyalista, segédlap
cli-help-json = JSON kiírása
cli-help-bench-seats = csak ennyi hellyel
cli-help-seconds = mérésenkénti processzoridő másodpercben (alapértelmezés: 2)
cli-help-seats = a helyek száma; az 1 az egyszemélyes játék, ahol van ilyen
cli-help-people = hány ember játszik ennél a billentyűzetnél (alapértelmezés: 1); övék az első helyek, a többi a robotoké
cli-help-names = a játékosok nevei a helyek sorrendjében, vesszővel elválasztva
cli-help-seed = egész szám vagy 32 hexadecimális számjegy; nélküle az osztás véletlen
cli-help-option = a játék egy beállítása, például long_game=yes; többször is megadható
cli-help-preset = a szabályok egy elnevezett értelmezése (a „tetrapolis games” felsorolja őket); az --option felülírja
cli-help-save = a játszma mentése ebbe az új fájlba
cli-help-resume = egy mentett játszma folytatása a játszmafájljából
compiling = { $game }: előkészítés (csak az első használatkor)
person = { $number }. játékos
bot = Robot { $number }
total = Összesen
games-seats = helyek: { $seats }
table-start = { $game }: az osztás rögzítve. A véletlenmag SHA-256 lenyomata: { $commitment }
table-left = A játszma mentve ide: { $path }. Folytatás: tetrapolis play --resume { $path }
table-saved = A játszmafájl helye: { $path }. Az osztás véletlenmagja: { $seed }
table-prompt = { $name }, te jössz (?: súgó):
table-hand-over = { $name }, te jössz. Ha senki más nem látja a képernyőt, nyomj Entert.
table-more = … és még { $count } lépés (m: továbbiak; egy lépés eleje az így kezdődőket sorolja fel)
table-alone = Minden sor azt mutatja, mit tesz a lépés önmagában; a többiek választása ezen még változtathat.
picture-part = A kép szélesebb a képernyőnél: { $number }/{ $count }. rész
picture-unknown = A ? azt jelöli, amit még nem tudhatsz.
confirm-replace = { $path } már létezik. Felülírod? (i/n)
answer-yes = i
table-help = Egy szám a lista adott lépését játssza meg, ahogy a lépés jelölése is. Egy jelölés eleje az így kezdődő lépéseket sorolja fel.
    p 3  az asztal a lista 3. lépése után            v 2  a 2. játékos városa
    h  mit fontolna meg egy mester                   m  további lépések
    u  visszavonás                                   r { $rule }  egy szabály; csak r: mindegyik
    q  kilépés; a játszma megmarad
    Ha egy lépés úgy kezdődik, mint egy parancs, a lépés az első; perjellel mindig parancs: /r
replay-prompt = { $step }. lépés, összesen { $total } – Enter: tovább, b: vissza, szám: ugrás oda, q: kilépés
result-win = { $name } nyert.
result-shared = Közös győzelem: { $names }.
verify-actions = { $count ->
    [1] 1 lépés, szabályos.
   *[other] { $count } lépés, mind szabályos.
}
verify-commitment = A véletlenmag ehhez a lenyomathoz tartozik: { $commitment }.
verify-outcome = A végeredmény helyes.
verify-unfinished = A játszma még nem ért véget.
cli-help-plans = ellenőrizendő tervek (TOML-fájlok); fájl nélkül a meglévő tervek listája
cli-help-add = a tervek hozzáadása, hogy játszani lehessen rajtuk
plans-folder = A saját terveid helye: { $folder }.
plans-good = { $path } érvényes. Hozzáadás: --add; utána így játszható: --option { $option }={ $choice }
plans-added = { $path } hozzáadva. Így játszható: --option { $option }={ $choice }. Egy már futó kiszolgáló újraindítás után kínálja fel.
cli-arena = Robotok játszmái egymás ellen, a végén az eredmények táblázatával.
cli-train = A robotok önmaguk ellen játszva tanulnak egy játékot.
cli-analyse = Egy játszma minden döntésének elemzése.
cli-help-bench-bots = helyette a robotok keresésének mérése: szimulációk másodpercenként, összevetve a tisztán véletlen játszmákkal
cli-help-entrants = ki játszik, helyenként egy robot, például "search:50ms,greedy,greedy"; a szintek is robotok
cli-help-games = a játszmák száma (alapértelmezés: 100); a robotok körben helyet cserélnek, és minden ülésrend ugyanazt az osztást kapja
cli-help-first-seed = az első osztás véletlenmagja (alapértelmezés: 0)
cli-help-workers = a folyamatok száma (alapértelmezés: processzormagonként egy), vagy ray, vagy ray:CÍM
cli-help-folder = ide kerülnek a játszmák és az eredmények; a félbemaradt verseny innen folytatódik
cli-help-train-folder = mappa a játszmáknak és a hálóknak (alapérték: training/JÁTÉK); a megszakadt tanulás innen folytatódik
cli-help-train-generations = a nemzedékek száma (alapérték: 8)
cli-help-train-set = egy másik beállítás, például matches=2000 vagy seats=2,2,3; felsorolásuk: docs/bots
cli-help-train-seed = szám, amelyből minden véletlen következik (alapérték: 1)
cli-help-train-short = csak rövid futás, próbaképpen
cli-help-train-adopt = a Mester ezentúl a legjobb hálóval gondolkodjon
cli-help-depth = milyen mélyre nézzen: quick (gyors), usual (szokásos) vagy deep (mély); alapértelmezés: usual
cli-help-svg = a nyerési esélyek ábrájának mentése SVG-fájlba
cli-help-bots = a robotok szintje: apprentice, builder, architect vagy master; több vesszővel elválasztva
cli-help-hint = minden lépésed előtt megmutatja, mit fontolna meg egy Mester robot
compiling-bots = { $game }: a robotok előkészítése (csak az első használatkor)
compiling-judge = Az elemzés előkészítése: { $game } (csak az első használatkor)
compiling-engine = { $game }: a böngészős motor előkészítése (csak az első használatkor)
compiled = { $game }: kész. Böngészős motor, { $size } kB: { $path }
level-apprentice = Tanonc
level-builder = Építő
level-architect = Építész
level-master = Mester
level-time = { $level }, körülbelül { NUMBER($milliseconds, maximumFractionDigits: 1) } ms lépésenként
games-levels = Robotok: { $levels }
hint-line = { $action }: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } pont, nyerési esély: { NUMBER($percent, maximumFractionDigits: 0) }%, próbák: { $visits }
hint-part = { $category } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-matches = Játszmák
arena-entrant = Robot
arena-seats = Helyek
arena-score = Pontszám
arena-winning = Győztes pontszáma
arena-share = Győzelem (95%-os sáv)
arena-fair = Egyenlő arány
arena-rating = Értékszám
arena-time = Idő lépésenként
train-play = { $generation }. nemzedék: játék
train-fit = { $generation }. nemzedék: tanulás
train-try = { $generation }. nemzedék: próba
train-generation = { $generation }. nemzedék: { NUMBER($error, maximumFractionDigits: 1) } pontot téved { NUMBER($without, maximumFractionDigits: 1) } helyett; győzelem: { NUMBER($percent, maximumFractionDigits: 0) }% ({ NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) }), előny: { NUMBER($lead, maximumFractionDigits: 1) } { $adopted ->
    [yes] (eddig a legjobb)
   *[no] {""}
}
train-curves = A tanulás nemzedékről nemzedékre
train-errors = A tévedés pontokban
train-error-with = hálóval
train-error-without = háló nélkül
train-wins = Győzelmek az addigi legjobb ellen, százalék
train-share = a győzelmek aránya, 95%-os sávval
cell-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cell-percent = { NUMBER($percent, maximumFractionDigits: 0) }%
cell-interval = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
cell-rating = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($sigma, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cell-time = { NUMBER($milliseconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms
analyse-decisions = Döntések
analyse-title = Nyerési esélyek: { $game }
analyse-across = lépés
analyse-upwards = nyerési esély
analyse-name = Játékos
analyse-played = Lépés
analyse-best = Legjobb
analyse-number = Lépésszám
analyse-verdict = Értékelés
analyse-share = Nyerési esély
cli-serve = Elindítja az oldalt: játék a böngészőben egyedül, másokkal vagy robotok ellen. A „tetrapolis” parancs önmagában is ezt teszi.
cli-backup = Minden játszmát, fiókot és a titkos kulcsot egy fájlba másol, az oldal működése közben is.
cli-restore = Biztonsági másolatból visszaállítja az oldal adatait egy üres mappába (--data) vagy egy üres adatbázisba (--database).
cli-export = Mappába írja az oldalt, amelyet bármilyen webtárhely kiszolgálhat: nem kell hozzá saját kiszolgáló.
cli-help-config = TOML-fájl beállításokkal
cli-help-lan = az oldal elérhetővé tétele a helyi hálózaton; kiírja a címet és egy QR-kódot a telefonoknak
cli-help-no-browser = ne nyissa meg a böngészőt
cli-help-backup = a létrehozandó fájl
cli-help-restore = a biztonsági másolat
cli-help-export = a mappa, ahová az oldal kerül
cli-help-export-server = egy Tetrapolis-kiszolgáló címe, amelyet az oldal megnevez a más eszközökről játszó barátoknak
cli-help-overwrite = olyan mappába is ír, amelyben más fájlok vannak; az azonos nevűeket lecseréli
cli-help-file-or-url = egy játszmafájl (.tetrapolis.json), - a szabványos bemenethez, vagy egy befejezett játszma címe
cli-help-bench-server = az oldal mérése: 1000 kapcsolat 500 asztalnál; szünetekkel, szünet nélkül és e terhelés felénél, ahol a várakozás a visszhangokéval vethető össze
cli-help-bench-tables = az asztalok száma az oldal mérésénél (alapértelmezés: 500)
cli-help-bench-idle = a csak figyelő kapcsolatok száma (alapértelmezés: 0)
cli-help-bench-workers = a mért oldal kiszolgálófolyamatainak száma (alapértelmezés: 1)
cli-help-bench-nodes = a mért oldal csomópontjainak száma; adatbázis és busz kell hozzájuk (alapértelmezés: 1)
cli-help-bench-database = a PostgreSQL, amellyel mérünk, saját SQLite-fájl helyett; az asztalok benne maradnak
cli-help-bench-bus = a Redis, amellyel mérünk
bench-site-start = Indul a kiszolgáló
bench-site-tables = Készülnek az asztalok
bench-site-idle = Nyílnak a csak figyelő kapcsolatok
bench-site-calm = Játék gondolkodási idővel
bench-site-saturated = Játék szünet nélkül
bench-site-half = Játék ennek a terhelésnek a felével
bench-site-raw = A lemez és a kapcsolatok felső határának mérése
