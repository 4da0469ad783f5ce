### Visszatekintés: számok a lejátszott játszmákról, mentés és visszaállítás.

memory-title = Statisztika és mentés
memory-statistics = Statisztika
memory-lead = Minden befejezett játszmádból: ezen az eszközön, a kiszolgálón vagy igazi asztalnál.
memory-lead-here = Minden befejezett játszmádból: ezen az eszközön vagy igazi asztalnál.
memory-reading = Játszmák beolvasása: { $percent }%
memory-failed = Néhány játszmát nem sikerült beolvasni. Töltsd be újra az oldalt.
memory-none = Még nincs befejezett játszma
memory-none-why = Játssz végig egy játszmát, és itt meglátod, milyen gyakran nyersz, miből jönnek a pontjaid, és melyek a legjobb eredményeid.
memory-none-fits = Ennek a választásnak egyetlen befejezett játszma sem felel meg.
memory-all = Minden játszma
memory-all-games = Minden játék
memory-matches = { $count ->
    [one] { $count } játszma
   *[other] { $count } játszma
}
memory-left = { $count ->
    [one] Egy játszma, amelyet robot fejezett be, nem számít bele.
   *[other] { $count } játszma, amelyet robot fejezett be, nem számít bele.
}
memory-few = Átlagok és százalékok legalább { $count } játszma után láthatók.
memory-filter = Mi számít bele
memory-game = Játék
memory-players = Játékosok
memory-any-players = Akárhány
memory-player-count = { $count ->
    [one] { $count } játékos
   *[other] { $count } játékos
}
memory-origin = Helyszín
memory-origin-any = Bárhol
memory-origin-device = Ezen az eszközön
memory-origin-server = A kiszolgálón
memory-origin-pad = Igazi asztalnál
memory-origin-restored = Fájlból
memory-period = Időszak
memory-period-all = A kezdetektől
memory-period-days = Az elmúlt { $days } nap
memory-period-year = Az elmúlt 12 hónap
memory-who = Kinek az eredményei
memory-who-me = Az enyéim
memory-wins = Milyen gyakran nyerek?
memory-wins-other = Milyen gyakran nyer { $name }?
memory-won = Győzelem
memory-share = Arány
memory-even = Egyenlő esély
memory-even-why = Ekkora arányban nyerne mindenki, ha minden játékos egyformán erős lenne.
memory-count = Játszma
memory-shared = { $count ->
    [one] { $count } közös győzelem
   *[other] { $count } közös győzelem
}
memory-of = { $won } / { $count }
memory-percent = { $percent }%
memory-sources = Miből jönnek a pontok?
memory-sources-why = Játszmánkénti átlag az ellenfelek átlaga mellett.
memory-own = Saját
memory-others = Ellenfelek
memory-difference = Különbség
memory-opponents = { $count ->
    [one] { $count } ellenfél
   *[other] { $count } ellenfél
}
memory-bests = Melyek a legjobb eredmények?
memory-see-again = Visszanézés
memory-see = { $game }, legjobb eredmény: { $points }
memory-time = Hogyan alakulnak a pontok?
memory-time-about = Diagram: minden játszma pontjai időrendben, az utolsó { $count } átlagával. A táblázat ugyanezt mondja el számokkal.
memory-mean-of = Az utolsó { $count } átlaga
memory-points = Pont
memory-best-other = Legjobb ellenfél
memory-lost = Nem győzelem
memory-as-table = Megjelenítés táblázatként
memory-date = Dátum
memory-rivals = Hogy megy az egyes ellenfelek ellen?
memory-rival = Ellenfél
memory-ahead = Előtte
memory-level-with = Döntetlen
memory-behind = Mögötte
memory-margin = Előny
memory-margin-why = Előny: átlagosan ennyivel több pont, mint az ellenfélé.
memory-meetings = Játszma
memory-keep = Hogy ne vesszen el
memory-here-only = Amit ezen az eszközön játszol, csak itt van meg. A mentés egyetlen fájl, benne minden: a játszmák, a folyamatban lévők is, a pontozólapok, a leckék és az elemzések.
memory-with-account = A kiszolgálón játszott játszmák a fiókoddal bármelyik eszközön megvannak.
memory-without-account = A kiszolgálón játszott játszmák ehhez a böngészőhöz tartoznak, amíg nem hozol létre fiókot.
memory-stays = Ez a böngésző vállalta, hogy magától nem törli ezeket az adatokat.
memory-may-go = Ha kevés a hely, ez a böngésző törölheti ezeket az adatokat.
memory-backup = Mentés fájlba
memory-restore = Visszaállítás mentésből
memory-last-backup = Utolsó mentés: { $date }.
memory-no-backup = Még nincs mentés.
memory-unsaved = { $count ->
    [one] { $count } játszma nincs benne egyetlen mentésben sem.
   *[other] { $count } játszma nincs benne egyetlen mentésben sem.
}
memory-unsaved-old = { $count ->
    [one] { $count } játszma nincs benne egyetlen mentésben sem; dátuma: { $date }.
   *[other] { $count } játszma nincs benne egyetlen mentésben sem; a legrégebbi dátuma: { $date }.
}
memory-urged = Néhány játszmád régóta nincs benne egyetlen mentésben sem.
memory-install = Alkalmazás telepítése
memory-install-why = Egyes telefonokon a telepített alkalmazás üresen indul. Előbb készíts mentést; ha az alkalmazásban hiányoznak a játszmáid, ott visszaállíthatod őket.
memory-install-ios = A telepítéshez válaszd a böngészőben a „Főképernyőhöz adás” lehetőséget. A telepített alkalmazás üresen indul: előbb készíts mentést, és ott állítsd vissza.
memory-export = A táblázat letöltése
memory-export-why = { $count ->
    [one] A fent beszámított játszma táblázatkezelőhöz vagy saját programhoz.
   *[other] A fent beszámított { $count } játszma táblázatkezelőhöz vagy saját programhoz.
}
memory-csv = CSV-fájl
memory-json = JSON-fájl
memory-checking = A mentés ellenőrzése: { $percent }%
memory-found = Mentés, { $date }
memory-will = Ez kerül ide. Ezen az eszközön semmi sem íródik felül és semmi sem törlődik.
memory-done = A visszaállítás kész.
memory-nothing-new = Ami ebben a mentésben van, az ezen az eszközön már mind megvan.
memory-kind-matches = Játszmák
memory-kind-pads = Pontozólapok
memory-kind-played = Eredmények kiszolgálóról
memory-kind-progress = Leckék lépései
memory-kind-verdicts = Elemzések
memory-kind-settings = Beállítások
memory-new = Új
memory-continued = Folytatás
memory-same = Megvan
memory-apart = Eltér
memory-apart-why = Ezek ezen az eszközön másképp folytatódtak. Úgy maradnak, ahogy itt vannak.
memory-left-out = { $count } bejegyzés kimarad: más szabályokhoz vagy itt nem található játékhoz tartozik.
memory-refused-too-large = Ez a fájl túl nagy mentésnek: legfeljebb { $limit } MB lehet.
memory-refused-not-json = Ez nem mentés: nem érvényes JSON.
memory-refused-foreign = Ez nem Tetrapolis-mentés.
memory-refused-record = Ez játszmafájl, nem mentés. A kezdőlapon nyithatod meg.
memory-refused-newer = Ez a mentés a Tetrapolis újabb verziójából való. Előbb töltsd be az új verziót.
memory-refused-damaged = Ez a mentés sérült ({ $detail }). Semmi sem változott.
memory-refused-match = A mentés egyik játszmája ({ $match }) nem felel meg a szabályoknak. Semmi sem változott.
memory-refused-busy = Közben valami megváltozott ezen az eszközön, vagy nem sikerült a mentés. A visszaállítás elmaradt: próbáld újra.
