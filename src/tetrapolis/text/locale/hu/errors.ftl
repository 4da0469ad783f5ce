### Hibák.

error-unknown-game = Nincs „{ $game }” nevű játék. Telepítve: { $games }.
error-seats-unknown = { A_AZ($game, capital: 1) } játék { $counts } hellyel játszható, { $seats } hellyel nem.
error-option-unknown = Nincs „{ $option }” beállítás. Beállítások: { $options }.
error-option-unknown-choice = „{ $choice }” nem választható { A_AZ($option) } beállításhoz. Lehetőségek: { $choices }.
error-option-not-with-seats = { $seats } hellyel { A_AZ($option) } beállítás nem lehet „{ $choice }”.
error-preset-unknown = A szabályoknak nincs „{ $preset }” nevű értelmezése. { $count ->
    [0] Ennek a játéknak csak egy van.
   *[other] Lehetőségek: { $presets }.
}
error-seed-range = A véletlenmag legfeljebb 128 bites egész szám lehet, ez viszont nem az: { $seed }.
error-seed-text = „{ $seed }” nem véletlenmag: egész számot vagy 32 hexadecimális számjegyet adj meg.
error-action-text = „{ $action }” nem lépés. Egy lépés így néz ki: { $example }.
error-action-id = Nincs { $action } számú lépés; { $count } van, 0-tól számozva.
error-action-out-of-range = { $action }: ilyen messzire ebben a játszmában nem lehet eljutni.
error-illegal-action = { $action } nem megengedett. { $rule }: { $reason }
error-match-over = A játszma véget ért.
error-no-such-seat = Nincs { $seat } számú hely; ebben a játszmában { $seats } van, 0-tól számozva.
error-name-a-seat = Most több hely is soron van ({ $seats }): add meg, melyik lép.
error-nothing-to-undo = { $count } lépés nem vonható vissza: eddig csak { $played } történt.
error-record-not-json = Ez nem játszmafájl: nem olvasható JSON-ként ({ $detail }).
error-record-foreign = Ez nem Tetrapolis-játszmafájl.
error-record-version = Ennek a játszmafájlnak a formátuma { $version }. verziójú; ez a program { A_AZ($known) }. verziót olvassa.
error-record-damaged = Ez a játszmafájl sérült: { $detail }.
error-record-unreadable = { $path } nem olvasható: { $detail }.
error-record-unwritable = { $path } nem írható: { $detail }.
error-record-exists = { $path } már létezik, és érintetlen marad.
error-record-too-large = Ez a fájl túl nagy ahhoz, hogy játszmafájl legyen: több mint { $limit } MB.
error-record-rules-version = Ezt a játszmát { A_AZ($game) } szabályainak { $version }. verziójával játszották; ebben a programban { A_AZ($known) }. verzió van.
error-record-options = Ebből a játszmafájlból hiányzik a játék néhány beállítása.
error-record-commitment = A játszmafájlban lévő lenyomat nem a benne lévő véletlenmaghoz tartozik.
error-record-action = A játszmafájl { $number }. lépése ({ $action }) nem játszható le: { $reason }
error-record-outcome = A játszmafájl végeredménye nem az, amihez a lépései vezetnek.
error-record-other-commitment = Ennek a játszmafájlnak a lenyomata { $commitment }, nem pedig { $given }.
error-rule-unknown = { A_AZ($game, capital: 1) } játéknak nincs { $rule } szabálya; { $count } szabálya van, { $first } és így tovább.
error-bench-seconds = A mérés nem tarthat { $seconds } másodpercig: 0-nál többet, legfeljebb 600-at adj meg.
error-save-exists = { $path } már létezik; válassz másik fájlt, vagy folytasd a --resume kapcsolóval.
error-save-folder = { A_AZ($path, capital: 1) } mappa nem hozható létre: { $detail }. Válassz fájlt a --save kapcsolóval.
error-people-range = { $people } ember nem ülhet { $seats } helyre.
error-number-range = „{ $number }” nincs a listán: 1 és { $count } közötti számot adj meg.
error-too-many-steps = „{ $action }” több egyetlen lépésnél; ezzel már teljes volna: { $step }.
error-bad-plan = { $path } nem használható:
error-no-plans = { $game }: ennek a játéknak rögzített táblái vannak, terveket nem fogad.
error-plan-exists = Már van egy másik terv itt: { $path }. Adj más nevet az újnak: lehet, hogy a régin már játszottak.
error-bot-unknown = Nincs „{ $bot }” nevű robot. A szintek: { $levels }; ezek is lehetnek: random, greedy, flat:500, flat:50ms, search:500, search:50ms.
error-bot-budget = „{ $bot }” nem mondja meg, meddig gondolkodjon a robot: add meg a szimulációk számát (search:500) vagy az időt ezredmásodpercben (search:50ms).
error-nothing-to-choose = Ezen a helyen most nincs mit választani.
error-arena-folder = { $path } egy másik versenyt tartalmaz. Adj meg másik mappát.
error-arena-games = { $games } játszmát nem lehet lejátszani; legalább 1 kell.
error-arena-workers = „{ $workers }” nem jó folyamatszámnak: 1 és 512 közötti szám legyen; a ray és a ray:CÍM is lehetséges.
error-ray-missing = A Ray nincs telepítve: pip install "tetrapolis[ray]".
error-analyse-playouts = { $playouts } szimuláció döntésenként nem lehetséges: 1 és 1 000 000 közötti számot adj meg.
error-bench-tables = { $tables } asztal nem mérhető: 1 és 5000 közötti számot adj meg.
