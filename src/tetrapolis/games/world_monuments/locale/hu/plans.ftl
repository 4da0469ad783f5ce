### Mi lehet a baj egy tervfájllal.

plan-file-name = „{ $name }” nem jó név egy tervnek: kisbetűk a–z, számjegyek és _, legfeljebb 30, majd .toml.
plan-too-large = A fájl nagyobb mint { $limit } kB.
plan-unreadable = A fájl nem olvasható: { $detail }.
plan-not-toml = A fájl nem TOML: { $detail }.
plan-kind = A fájlban kell lennie egy kind = "monument" vagy kind = "quarry" sornak.
plan-unknown-key = Nincs „{ $entry }” bejegyzés; ezek vannak: { $entries }.
plan-name = A tervnek legfeljebb 40 karakteres név kell.
plan-rounds = A rounds ilyen táblák listája legyen: purple = 10, red = 6, ….
plan-row-colour = { $round }. kör: nincs „{ $colour }” szín; ezek vannak: { $colours }.
plan-row-count = { $round }. kör: a kövek száma ({ $colour }) 0 és 99 közötti egész szám legyen.
plan-levels = A levels képek listája legyen, szintenként egy szöveg.
plan-letter = { $level }. szint: „{ $letter }” nem jelent semmit; egy képen ezek és pontok állhatnak: { $letters }.
plan-borders = A borders ilyen szövegek listája legyen: "O0-M0".
plan-border = „{ $border }” nem határ. Egy határ két mezőt köt össze, például O0-M0; a mezők: O0–O17, M0–M11 és C.
plan-border-twice = { $border }: ez a határ önmagához köt egy mezőt, vagy kétszer szerepel.
plan-more = … és még { $count } ugyanilyen.
plan-slot-count = A tervben { $count } kő van; 1 és { $most } között lehet.
plan-level-count = A terv { $count } szintes; legfeljebb { $most } lehet.
plan-level-empty = Nincs kő a következő szinten, pedig van fölötte másik: { $level }.
plan-slot-far = { $slot } túl messze van: egy terv legfeljebb { $most } cella széles és mély.
plan-slot-overlap = { $slot } és { $other } fedi egymást: minden kő kétszer két cellát foglal el.
plan-slot-unsupported = { $slot } (oszlop: { $x }, sor elölről: { $y }, 0-tól számolva) nincs alátámasztva: teljes felületével a következő szint kövein kell feküdnie: { $level }.
plan-row-number = A tervben { $count } kősor van; { $rounds } kell, körönként egy.
plan-row-gems = { $round }. kör: { $gems } kék és 1 fekete kőnek kell lennie.
plan-supply-short = A körök { $brought } követ vesznek el ({ $colour }); a készletben { $supply } van.
plan-material-short = A körök { $brought } követ hoznak ({ $colour }); az építési tervhez { $needed } kell.
plan-row-small = { $monument }, { $round }. kör: { $stones } kő kevés ehhez a kőbányához: { $quarry }, legalább { $least } kell.
plan-rings = Egy kőbányához legalább három külső mező, egy középső mező és a belső körmező (C) kell, mind határokkal.
plan-field-missing = Hiányzik egy mező: { $field }. A mezők 0-tól hézag nélkül számozódnak, és mindegyiknek van határa.
plan-no-move = Innen: { $field } egyetlen { $steps } lépéses út sem ér véget a külső gyűrűn.
plan-unreached = Innen: { $field } egyetlen { $steps } lépéses út sem érinti ezt: { $target }; az utolsó köve örökre ott maradhatna.
