### Hibák.

error-unknown-game = Nincs „{ $game }” nevű játék. Telepítve: { $games }.
error-seats-unknown = { A_AZ($game, capital: 1) } játék { $counts } hellyel játszható, { $seats } hellyel nem.
error-option-unknown = Nincs „{ $option }” beállítás. Beállítások: { $options }.
error-option-unknown-choice = „{ $choice }” nem választható { A_AZ($option) } beállításhoz. Lehetőségek: { $choices }.
error-option-not-with-seats = { $seats } hellyel { A_AZ($option) } beállítás nem lehet „{ $choice }”.
error-preset-unknown = A szabályoknak nincs „{ $preset }” nevű értelmezése. { $count ->
    [0] Ennek a játéknak csak egy van.
   *[other] Lehetőségek: { $presets }.
}
error-options-shape = A beállítások nevekből és választásokból állnak, ez nem az: { $options }.
error-players-count = Ehhez a játszmához minden helyhez ({ $seats }) kell egy név és egy játékosfajta.
error-bad-number = { $name }: { $least } és { $most } közötti egész szám kell, nem { $value }.
error-bad-states = Ezek nem állásai ennek a játéknak: { $game }.
error-seed-range = A véletlenmag legfeljebb 128 bites egész szám lehet, ez viszont nem az: { $seed }.
error-seed-text = „{ $seed }” nem véletlenmag: egész számot vagy 32 hexadecimális számjegyet adj meg.
error-action-text = „{ $action }” nem lépés. Egy lépés így néz ki: { $example }.
error-action-id = Nincs { $action } számú lépés; { $count } van, 0-tól számozva.
error-action-out-of-range = { $action } kívül esik ennek a játszmának a tábláján.
error-illegal-action = { $action } nem megengedett. { $rule }: { $reason }
error-match-over = A játszma véget ért.
error-no-such-seat = Nincs { $seat } számú hely; ebben a játszmában { $seats } van, 0-tól számozva.
error-name-a-seat = Most több hely is soron van ({ $seats }): add meg, melyik lép.
error-nothing-to-undo = { $count } lépés nem vonható vissza: { $played ->
    [0] még egy lépés sem történt
   *[other] eddig csak { $played } történt
}.
error-record-not-json = Ez nem játszmafájl: nem olvasható JSON-ként ({ $detail }).
error-record-foreign = Ez nem Tetrapolis-játszmafájl.
error-record-version = Ennek a játszmafájlnak a formátuma { $version }. verziójú; ez a Tetrapolis csak { A_AZ($known) }. verziót olvassa.
error-record-damaged = Ez a játszmafájl sérült: { $detail }.
error-record-unreadable = { $path } nem olvasható: { $detail }.
error-not-a-file = mappa, csővezeték vagy eszköz, nem fájl
error-file-too-large = több mint { $limit } kB
error-record-unwritable = { $path } nem írható: { $detail }.
error-record-exists = { $path } már létezik, és változatlan maradt. Adj meg másik fájlnevet.
error-record-too-large = Ez a fájl túl nagy ahhoz, hogy játszmafájl legyen: a határ { $limit } MB.
error-record-rules-version = Ezt a játszmát { A_AZ($game) } szabályainak { $version }. verziójával játszották; ebben a Tetrapolisban { A_AZ($known) }. verzió van, ezért nem játszható vissza.
error-record-options = Ebből a játszmafájlból hiányzik a játék néhány beállítása.
error-record-commitment = A játszmafájlban lévő lenyomat nem a benne lévő véletlenmaghoz tartozik.
error-record-action = A játszmafájl { $number }. lépése ({ $action }) nem játszható le: { $reason }
error-record-outcome = A játszmafájl végeredménye nem az, amihez a lépései vezetnek.
error-record-plans = Ez a játszmafájl olyan táblát is tartalmaz, amelyet a játszma nem használ.
error-record-own-boards = Ezt a játszmát saját táblákon játszották. Nyisd meg a fájlt olyan Tetrapolis-kiszolgálón, amelyen ezek megvannak.
error-record-other-commitment = Ennek a játszmafájlnak a lenyomata { $commitment }, nem pedig { $given }.
error-rule-unknown = { A_AZ($game, capital: 1) } játéknak nincs { $rule } szabálya. { $count } szabálya van, számozásuk így kezdődik: { $first }.
error-no-sheet = { A_AZ($game, capital: 1) } játéknak a szabályokon kívül nincs segédlapja.
error-bench-seconds = 0-nál több, legfeljebb 600 másodpercet adj meg, nem ennyit: { $seconds }.
error-save-exists = { $path } már létezik. Válassz másik fájlt, vagy folytasd azt a játszmát a --resume kapcsolóval.
error-save-folder = Nem hozható létre: { $path } ({ $detail }). Válassz másik helyet.
error-svg-unwritable = A diagram nem menthető ide: { $path } ({ $detail }). Válassz másik fájlt.
error-plan-folder = Ide nem lehet írni: { $path } ({ $detail }). Adj meg egy saját mappát a TETRAPOLIS_PLANS változóban.
error-people-range = { $people } ember nem ülhet le: 0 és { $seats } közötti számot adj meg.
error-number-range = „{ $number }” nincs a listán: 1 és { $count } közötti számot adj meg.
error-number-missing = Add meg egy lépés számát is a listáról, 1 és { $count } között.
error-player-number = Nincs „{ $number }” számú játékos: 1 és { $count } közötti számot adj meg.
error-typed-nothing = Írd be egy lépés számát vagy a lépést, vagy ?-et a súgóhoz.
error-typed-unseen = Ebben láthatatlan jelek vannak, például egy nyílbillentyűtől. Írd be újra.
error-typed-digits = Csak a 0–9 számjegyek érthetők.
error-command-unknown = Nincs „{ $command }” parancs. Parancsok: { $commands }.
error-too-many-steps = „{ $action }” több egyetlen lépésnél; ezzel már teljes volna: { $step }.
error-choice-unfinished = „{ $action }” csak egy része a választásnak, amelyet egyszerre kell megadni. Írd le az egészet, például: { $example }
error-bad-plan = { $path } nem használható:
error-no-plans = { $game }: ehhez a játékhoz nem adhatók saját táblák, mert a táblái rögzítettek.
error-plan-exists = Már van mentve egy másik terv itt: { $path }. Adj más nevet az újnak: lehet, hogy a régin már játszottak.
error-options-together = Ezek a beállítások nem illenek össze. { $reason }
error-bot-unknown = Nincs „{ $bot }” nevű robot. A szintek: { $levels }; ezek is lehetnek: random, greedy, flat:500, flat:50ms, search:500, search:50ms.
error-bot-budget = „{ $bot }” nem mondja meg, meddig gondolkodjon a robot: add meg a szimulációk számát (search:500) vagy az időt ezredmásodpercben (search:50ms).
error-nothing-to-choose = Ezen a helyen most nincs mit választani.
error-arena-folder = { $path } egy másik verseny eredményeit tartalmazza. Adj meg másik mappát.
error-arena-games = A játszmák száma legalább 1 legyen, ne { $games }.
error-arena-workers = „{ $workers }” nem lehetséges: 1 és 512 közötti folyamatszámot adj meg, vagy ezt: ray, ray:CÍM.
error-ray-missing = A Ray nincs telepítve. Telepítés: pip install "tetrapolis[ray]"
error-no-engine = A böngészőmotor csak a szokásos módon lefordított szabályokból készül. Töröld a NUMBA_DISABLE_JIT és a NUMBA_BOUNDSCHECK változót, majd próbáld újra.
error-bench-tables = 1 és 5000 közötti asztalt adj meg, nem ennyit: { $tables }.
error-bench-idle = 0 és { $most } közötti számú figyelő kapcsolatot adj meg, nem ennyit: { $idle }.
error-bench-nodes = 1 és { $most } közötti csomópontot adj meg, nem ennyit: { $nodes }; többhöz --database és --bus is kell.
error-pad-none = Ehhez a játékhoz nincs pontozólap: { $game }.
error-pad-entry = Erre a lapra nem írható ilyen: „{ $entry }”. Lehetséges: { $entries }.
error-pad-numbers = A bejegyzés („{ $entry }”) részei: { $numbers }.
error-pad-refused = „{ $entry }”: ez így nem lehetséges. { $rule }: { $reason }
error-pad-not-written = Nincs ilyen bejegyzés, amit törölni lehetne: „{ $entry }”.
error-pad-nothing = Nincs olyan bejegyzés, amit vissza lehetne vonni.
