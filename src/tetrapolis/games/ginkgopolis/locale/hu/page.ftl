### A Ginkgopolis az oldalon.

board-ask-draft = Válaszd ki, melyik karaktert tartod meg.
board-ask-select = Válassz egy kártyát, önmagában vagy épületlapkával.
board-ask-good = Vegyél el egy erőforrást vagy egy épületlapkát.
board-ask-marker = Válassz új helyet { A_AZ($letter) } jelű külterület-jelzőnek.
board-ask-marker-hal = Hal { A_AZ($letter) } jelű külterület-jelző helyére épített: válassz a jelzőnek új helyet.
board-ask-return = Válaszd ki, mely épületlapkákat adod vissza, darabját 1 sikerpontért.

board-hint-draft = Minden karakter ad valamit a játék elején (alul), és utána is minden alkalommal, amikor az akcióját végrehajtod (középen). Egyet megtartasz, a többit továbbadod.
board-hint-select = Válassz egy kártyát: a városban kiemeljük az épületét vagy a külterület-jelzőjét. Az önmagában letett kártya hasznosítás; épületlapkával a külterület-kártya bővíti a várost, az épületkártya pedig egy szinttel magasítja az épületet.
board-hint-good = Az önmagában letett külterület-kártyáért 1 erőforrást vagy 1 épületlapkát kapsz: te választasz.
board-hint-marker = A kiemelt mezők bármelyikére teheted a külterület-jelzőt.
board-hint-return = Minden visszaadott épületlapkáért 1 sikerpontot kapsz. A visszaadott lapkákból lesz az új készlet.
board-hint-over = A játszma véget ért.
board-hint-wait = Most nincs teendőd.

board-city = A város
board-cell = oszlop { $x }, sor { $y }: { $what }
board-letter = { $letter } jelű külterület-jelző
board-letter-card = { $letter } jelű külterület-kártya, a jelzője itt van: oszlop { $x }, sor { $y }
board-building-card = { $building }; a kártya: { $bonus }
board-floors = { $count } szint
board-owner = tulajdonosa: { $name }
board-no-owner = nincs tulajdonosa
board-site = építésiterület-jelzővel
board-changed = { $what }, az utolsó lépésed óta változott
board-tile = épületlapka: { $tile }
board-colour-letter-red = P
board-colour-letter-blue = K
board-colour-letter-yellow = S
board-ending = Utolsó akciók: a játszma ezzel a körrel véget ér

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
part-yield-neighbours = a szomszédos épületektől
part-yield-floors = az épület szintjeiért
part-yield-bonuses = a kártyáid bónuszaiból
part-covered = { $name } kapja: { $goods }
part-kept = A kártyát megtartod. Bónusza: { $bonus }
part-short = Ezt most nem tudod kifizetni. Ha akkor sem tudod, amikor sorra kerülsz, a kártyát hasznosításként hajtod végre.
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
board-shows = felfedi: { $card }
board-returned = nem ad vissza több lapkát
board-cards = { $count } kártya
board-less = Bezárás
board-resource-supply = Erőforrások a készletben
board-total = Összes sikerpont
board-end-bonuses = a játék végén

board-supply-tiles = épületlapka a készletben
board-deck = a húzópakliban
board-discards = dobott lap
board-districts-now = A kerületek sikerpontjai, ha most érne véget a játszma
board-districts-end = A kerületek sikerpontjai
board-district = { $buildings } épület, { $resources } erőforrás
board-no-districts = Még nincsenek kerületek.
