### A Ginkgopolis az oldalon.

board-ask-draft = Válaszd ki, melyik karaktert tartod meg
board-ask-select = Válassz egy kártyát, magában vagy épületlapkával
board-ask-good = Végy el egy erőforrást vagy egy épületlapkát
board-ask-marker = Válassz új helyet ennek a külterület-jelzőnek: { $letter }
board-ask-marker-hal = Hal épített a helyére, válassz új helyet ennek a külterület-jelzőnek: { $letter }
board-ask-return = Válaszd ki, mely épületlapkákat adod vissza, darabját egy sikerpontért

board-hint-draft = Minden karakter ad valamit a játék elején (alul), és utána is minden alkalommal, amikor az akcióját végrehajtod (középen). Egyet megtartasz, a többit továbbadod.
board-hint-select = Válassz egy kártyát: felfénylik az épülete vagy a levele. A magában letett kártya Hasznosítás; épületlapkával a külterület-kártya bővíti a várost, az épületkártya pedig egy szinttel magasítja az épületet.
board-hint-good = A magában letett külterület-kártyáért egy erőforrást vagy egy épületlapkát kapsz: te választasz.
board-hint-marker = A városban kivilágított helyek szabadok a jelző számára.
board-hint-return = Minden visszaadott épületlapka egy sikerpontot ér; a visszaadott lapkákból lesz az új készlet.
board-hint-over = A játszma véget ért.
board-hint-wait = Most nincs teendőd.

board-city = A város
board-cell = { $x }. oszlop, { $y }. sor: { $what }
board-letter = { $letter } külterület-jelző
board-letter-card = { $letter } külterület-kártya, a jelzője itt van: { $x }. oszlop, { $y }. sor
board-building-card = { $building }; a kártya: { $bonus }
board-floors = { $count } szint
board-owner = tulajdonosa { $name }
board-no-owner = nincs tulajdonosa
board-site = építési terület
board-changed = { $what }, a legutóbbi köröd óta változott
board-tile = épületlapka: { $tile }
board-colour-letter-red = P
board-colour-letter-blue = K
board-colour-letter-yellow = S
board-ending = Közeleg a vége: az utolsó akciók

board-draft = Választható karakterek
board-kept-characters = Megtartott karakterek
board-no-tiles = Nincs épületlapkád
board-aside = Visszaadásra félretéve

part-pay-tile = a városba
part-pay-number = a kisebb számért
part-pay-colour = a színváltásért, a készletbe
part-pay-floors = az épületre
part-come-back = vissza az épületről
part-yield-choice = erőforrás vagy épületlapka, te választasz
part-yield-neighbours = a szomszédos épületekről
part-yield-floors = az épület szintjeiért
part-yield-bonuses = a kártyáid bónuszaiból
part-covered = { $name } kapja: { $goods }
part-kept = A kártyát megtartod. Bónusza: { $bonus }
part-short = Ezt most nem tudod kifizetni. Ha akkor sem tudod, amikor sorra kerülsz, a kártya helyette Hasznosítás lesz.
board-net = Összesen, ha addig semmi sem változik:
board-options = Amit tehetsz
board-lay-alone = Kártya letétele
board-lay-both = Kártya és lapka letétele
board-confirm = Megerősítés
board-back = Egy lépés vissza

board-first-player = Kezdőjátékos
board-thinks = gondolkodik
board-laid = kártya letéve
board-laid-both = kártya és lapka letéve
board-shows = kijátszotta: { $card }
board-returned = nem ad vissza több lapkát
board-cards = { $count } kártya
board-less = Bezárás
board-resource-supply = Erőforrások a készletben
board-total = Összes sikerpont
board-end-bonuses = a játék végén

board-supply-tiles = épületlapka a készletben
board-deck = a húzópakliban
board-discards = dobott lap
board-districts-now = Ennyit fizetnének most a kerületek
board-districts-end = Ennyit fizetnek a kerületek
board-district = { $buildings } épület, { $resources } erőforrás
board-no-districts = Még nincs kerület.
