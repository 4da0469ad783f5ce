### Mi lehet a baj egy tervfájllal.

plan-file-name = „{ $name }” nem jó név egy tervnek: csak a–z kisbetű, számjegy és _ lehet benne, legfeljebb 30 karakter, majd .toml.
plan-too-large = A fájl nagyobb, mint { $limit } kB.
plan-unreadable = A fájl nem olvasható: { $detail }.
plan-not-a-file = Ez nem közönséges fájl.
plan-too-many = A mappában több mint { $most } terv van; ez kimaradt.
plan-carried = A játszmafájl ezt a táblát nevezi meg, de ezen a néven mást tartalmaz.
plan-not-toml = A fájl nem TOML: { $detail }.
plan-kind = A fájlban kell lennie egy kind = "monument" vagy kind = "quarry" sornak.
plan-unknown-key = Nincs „{ $entry }” bejegyzés; ezek vannak: { $entries }.
plan-name = A tervnek legfeljebb 40 karakteres nevet kell adni.
plan-rounds = A rounds ilyen táblák listája legyen: purple = 10, red = 6, ….
plan-row-colour = { $round }. kör: nincs „{ $colour }” szín; ezek vannak: { $colours }.
plan-row-count = { $round }. kör: a kövek száma ({ $colour }) 0 és 99 közötti egész szám legyen.
plan-levels = A levels képek listája legyen, szintenként egy szöveg.
plan-letter = { $level }. szint: „{ $letter }” nem jelent semmit; a képen pontok és ezek a betűk állhatnak: { $letters }.
plan-borders = A borders ilyen szövegek listája legyen: "O0-M0".
plan-border = „{ $border }” nem határ. Egy határ két mezőt köt össze, például O0-M0; a mezők: O0–O17, M0–M11 és C.
plan-border-twice = { $border }: ez a határ önmagához köt egy mezőt, vagy kétszer szerepel.
plan-more = … és még { $count } hasonló.
plan-slot-count = A tervben { $count } kő van; 1 és { $most } között lehet.
plan-level-count = A terv { $count } szintes; legfeljebb { $most } lehet.
plan-level-empty = { $level }. szint: nincs rajta kő, pedig van fölötte másik szint.
plan-slot-far = { $slot } túl messze van: egy terv legfeljebb { $most } cella széles és mély.
plan-slot-overlap = { $slot } és { $other } átfedi egymást: minden kő 2 × 2 cellát foglal el.
plan-slot-unsupported = { $slot } ({ $x }. oszlop, elölről { $y }. sor) nincs alátámasztva: teljes felületével { A_AZ($level) }. szint kövein kell feküdnie.
plan-row-number = A tervben { $count } kősor van; { $rounds } kell, körönként egy.
plan-row-gems = { $round }. kör: { $gems } kék és 1 fekete kőnek kell lennie.
plan-supply-short = A körökhöz összesen { $brought } kő kell ({ $colour }), de a készletben csak { $supply } van.
plan-material-short = A körökben összesen { $brought } kő érkezik ({ $colour }), az építési tervhez viszont { $needed } kell.
plan-row-small = { $monument }, { $round }. kör: { $stones } kő kevés ehhez a kőbányához: { $quarry } (legalább { $least } kell).
plan-rings = Egy kőbányához legalább három külső mező, egy középső mező és a belső körmező (C) kell, mind határokkal.
plan-field-missing = Hiányzik egy mező: { $field }. A mezők számozása 0-tól kezdődik, hézag nélkül, és mindegyiknek van határa.
plan-no-move = { A_AZ($field, capital: 1) } mezőről induló { $steps } lépéses utak egyike sem ér véget a külső gyűrűn.
plan-no-stone = { A_AZ($field, capital: 1) } mezőről a fázis harmadik útján lehet, hogy egyetlen követ sem lehet gyűjteni: minden { $steps } lépéses út csupa üres mezőn vezethet át.
plan-unreached = { A_AZ($field, capital: 1) } mezőről induló { $steps } lépéses utak egyike sem érinti { A_AZ($target) } mezőt: az utolsó köve örökre ott maradhatna.
