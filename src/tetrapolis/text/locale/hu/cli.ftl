### A parancssor.

cli-usage = használat:{ " " }
cli-positionals = argumentumok
cli-options = kapcsolók
cli-help-help = ez a súgó
cli-help-version = a verziószám
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
cli-plans = Saját tervek ellenőrzése és hozzáadása egy játékhoz.

cli-help-lang = a szövegek nyelve
cli-help-file = egy játszmafájl (.tetrapolis.json)
cli-help-all = az összes lépés kiírása egyszerre
cli-help-commitment = a játszma kezdetén kiírt SHA-256
cli-help-game = egy játék; a „tetrapolis games” felsorolja őket
cli-help-ids = csak ezek a szabályok, például AK-18
cli-help-json = JSON kiírása
cli-help-bench-seats = csak ennyi hellyel
cli-help-seconds = a mérésenkénti processzoridő másodpercben (2)
cli-help-seats = a helyek száma; az 1 az egyszemélyes játék, ahol van ilyen
cli-help-people = hány helyen ülnek emberek ennél a billentyűzetnél, az elsőktől kezdve (1); a többin robotok
cli-help-names = a helyek nevei vesszővel elválasztva
cli-help-seed = egész szám vagy 32 hexadecimális számjegy; nélküle az osztás véletlen
cli-help-option = a játék egy beállítása, például long_game=yes; többször is megadható
cli-help-preset = a szabályok egy elnevezett értelmezése (a „tetrapolis games” felsorolja őket); az --option felülírja
cli-help-save = a játszma mentése ebbe az új fájlba
cli-help-resume = egy mentett játszma folytatása a játszmafájljából

compiling = Előkészítés az első használathoz: { $game }
person = Játékos
bot = Robot
total = Összesen
games-seats = helyek: { $seats }

table-start = { $game }. Az osztás rögzített; a véletlenmag SHA-256 lenyomata { $commitment }.
table-left = A játszma mentve ide: { $path }; folytatás: tetrapolis play --resume { $path }
table-saved = A játszmafájl helye: { $path }. Az osztás véletlenmagja: { $seed }.
table-prompt = { $name }, te jössz (?: súgó):
table-hand-over = { $name }, gyere egyedül a billentyűzethez, és nyomj Entert.
table-more = … és még { $count } lépés (m: továbbiak; egy lépés eleje az így kezdődőket sorolja fel)
table-help = Egy szám a lista adott lépését játssza meg, ahogy a lépés jelölése is. Egy jelölés eleje az így kezdődő lépéseket sorolja fel.
    p 3  az asztal a lista 3. lépése után            v 2  a 2. játékos városa
    h  mit fontolna meg egy mester                   m  további lépések
    u  visszavonás                                   r AK-18  egy szabály; csak r: mindegyik
    q  kilépés; a játszma megmarad

replay-prompt = { $step } / { $total } – Enter: tovább, b: vissza, szám: ugrás oda, q: kilépés
result-win = { $name } nyert.
result-shared = Közös győzelem: { $names }.

verify-actions = { $count } lépés, mind szabályos.
verify-commitment = A véletlenmag ehhez a lenyomathoz tartozik: { $commitment }.
verify-outcome = A végeredmény helyes.
verify-unfinished = A játszma nincs befejezve.
cli-help-plans = egy terv TOML-fájlként; fájl nélkül a meglévő tervek
cli-help-add = a tervek megőrzése, hogy játszani lehessen rajtuk
plans-folder = A saját terveid helye: { $folder }.
plans-good = { $path } rendben van: hozzáadás (--add) után így játszható: --option { $option }={ $choice }
plans-added = { $path } hozzáadva, így játszható: --option { $option }={ $choice }
cli-arena = Robotok játszmái egymás ellen, a végén az eredmények táblázatával.
cli-analyse = Egy játszma minden döntésének értékelése.
cli-help-bench-bots = helyette a robotok keresésének mérése: szimulációk másodpercenként, összevetve a tisztán véletlen játszmákkal
cli-help-entrants = ki játszik, helyenként egy robot, például "search:50ms,greedy,greedy"; a szintek is robotok
cli-help-games = a játszmák száma (100); a robotok körben helyet cserélnek, és minden ülésrend ugyanazt az osztást kapja
cli-help-first-seed = az első osztás véletlenmagja (0)
cli-help-workers = a folyamatok száma (processzormagonként egy), vagy ray, vagy ray:CÍM
cli-help-folder = ide kerülnek a játszmák és az eredmények, és innen folytatódik a megkezdett
cli-help-playouts = szimulációk döntésenként (400)
cli-help-svg = a nyerési esélyek kirajzolása képként
cli-help-bots = a robotok szintje: apprentice, builder, architect vagy master; több robothoz több is
cli-help-hint = minden lépésed előtt megmutatja, mit fontolna meg egy mester
compiling-bots = A robotok előkészítése (egyszer): { $game }
level-apprentice = Tanonc
level-builder = Építő
level-architect = Építész
level-master = Mester
level-time = { $level }, körülbelül { $seconds } mp lépésenként
games-levels = Robotok: { $levels }
hint-line = { $action }: { $points } pont, nyerési esély: { $share }%, próbák: { $visits }
arena-matches = Játszmák
arena-entrant = Robot
arena-seats = Helyek
arena-score = Pontszám
arena-winning = Győzelemkor
arena-share = Győzelem (95%)
arena-fair = Egyenlő rész
arena-rating = Értékszám
arena-time = Lépésenként
analyse-decisions = Döntések
analyse-title = Nyerési esélyek: { $game }
analyse-across = a játszmafájl sora
analyse-upwards = várható nyerési esély
analyse-name = Játékos
analyse-played = Lépés
analyse-best = Legjobb
analyse-loss = Veszteség
analyse-points = Pont
analyse-share = Győzelem
analyse-lost = { $name }: { $points } pont veszteség { $count } döntésben.

cli-serve = Elindítja az oldalt: játék a böngészőben egyedül, másokkal vagy robotok ellen. A „tetrapolis” parancs önmagában is ezt teszi.
cli-backup = Minden játszmát és fiókot egy fájlba másol, az oldal működése közben is.
cli-help-config = TOML-fájl beállításokkal
cli-help-lan = az egész hálózaton figyel, és mutatja a címet meg egy QR-kódot a telefonoknak
cli-help-no-browser = ne nyissa meg a böngészőt
cli-help-backup = az új fájl
cli-help-file-or-url = egy játszmafájl (.tetrapolis.json) vagy egy befejezett játszma címe
cli-help-bench-server = az oldal mérése: 1000 kapcsolat 500 asztalnál
cli-help-bench-tables = az asztalok száma az oldal mérésénél (500)

bench-site-start = Indul a kiszolgáló
bench-site-tables = Készülnek az asztalok
bench-site-calm = Az emberek gondolkodva játszanak
bench-site-saturated = Az emberek gondolkodás nélkül játszanak
bench-site-raw = Amit a lemez és a kapcsolatok legfeljebb tudnának
