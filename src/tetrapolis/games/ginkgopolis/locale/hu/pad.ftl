### Ginkgopolis: pontozólap.

pad-way-earned = Pont
pad-way-tokens = Megmaradt jelzők
pad-field-earned = Összegyűjtött pontok
pad-field-tokens = Megmaradt lapdobásjelzők
pad-why-points = A játék közben gyűjtött pontok: { $points }
pad-why-cards = A játék végi bónuszok együtt: { $points }
pad-why-tokens = { $tokens } × 2 = { $points }
pad-why-districts = A kerületek együtt: { $points }
pad-doubt-undecided = { $number }. kerület: { $name } holtversenyben áll. Add meg, kinek van magasabb épülete.
pad-tie = Az egyenlő pontszámúak azonos helyen végeznek.
pad-build-bonuses = Kártyánként
pad-build-districts = Kerületenként
pad-build-city = A város felépítése
pad-district = { $number }. kerület
pad-district-more = Még egy kerület
pad-district-hint = Kerületenként írd be, kinek hány erőforrása van ott. Akinek a legtöbb van, az összesért kap pontot; a második a sajátjaiért; aki egyedül van, mindkettőt megkapja.
pad-district-height = Legmagasabb épület
pad-district-number = A száma
pad-bonus-kept = Megtartott kártyák
pad-bonus-count = Hányszor számít
pad-bonus-hint = Add hozzá a játék végén pontozó kártyákat, és írd be, melyik hányszor számít. Ha a város fel van építve és minden megtartott kártya itt van, ez magától kiderül.
pad-bonus-own = Kézzel számolva
pad-bonus-keep = A város alapján számolva
pad-city-hint = Válassz egy mezőt, majd azt, ami ott áll. Csak a legfelső lapka számít.
pad-city-empty = Üres, { $x }. oszlop, { $y }. sor
pad-city-tile = Lapka
pad-city-floors = Szintek
pad-city-owner = Tulajdonos
pad-city-nobody = Senki
pad-city-set = Ide kerül
