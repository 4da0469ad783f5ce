### Ami a 7 Csoda szabályai mellett áll: a játék röviden, jelek, billentyűk; miből áll a pontszám; miért nem tehető meg valami.

summary-goal-title = A cél
summary-goal = Vezess egy várost három, egyenként hatkörös koron át, és építsd fel a csodáját szintről szintre. A legtöbb győzelmi pont nyer.
summary-turn-title = Egy kör
summary-turn = Mindenki egyszerre választ egy kártyát: megépíti, megépíti vele a csoda egy szintjét, vagy eladja 3 érméért. A többi kártyát továbbadjátok a szomszédnak.
summary-pay-title = Fizetés
summary-pay = A kártyák és a szintek erőforrásba kerülnek. Amit nem termelsz, megveheted attól a szomszédtól, aki termeli: itt { $coins } érméért.
summary-conflicts-title = Konfliktusok
summary-conflicts = Minden kor végén összeveted a pajzsaidat a két szomszédéval, és az erősebb város pontot kap. Itt a II. korban: balra −{ $lost }, jobbra +{ $won }.
summary-science-title = Tudomány
summary-science = Mindegyik szimbólum a darabszáma négyzetét éri, és minden hármas további 7 pontot. Itt: 1 + 1 + 1 + 7 = { $points }.
summary-end-title = A játék vége
summary-end = A III. kor után összeadod a csodát, az érméket (3 érme 1 pont), a konfliktusokat és a kártyákat. Az ilyen céh azt számolja, amit a szomszédok építettek: { $points } pont.

sign-colour-brown = Barna kártya: nyersanyagok
sign-colour-grey = Szürke kártya: kézműves termékek
sign-colour-blue = Kék kártya: győzelmi pontok
sign-colour-yellow = Sárga kártya: érmék, kereskedelem, erőforrások
sign-colour-red = Piros kártya: pajzsok
sign-colour-green = Zöld kártya: tudományos szimbólumok
sign-colour-purple = Lila kártya: céh, a játék végén hoz pontot
sign-wood = Fa, nyersanyag
sign-stone = Kő, nyersanyag
sign-clay = Agyag, nyersanyag
sign-ore = Érc, nyersanyag
sign-glass = Üveg, kézműves termék
sign-papyrus = Papirusz, kézműves termék
sign-textile = Textil, kézműves termék
sign-coin = Érmék
sign-points = Győzelmi pontok
sign-shield = Pajzsok: a városod katonai ereje
sign-victory = Győzelemjelző: megnyert konfliktus pontjai
sign-defeat = Vereségjelző: −1 pont
sign-compass = Körző, tudományos szimbólum
sign-gear = Fogaskerék, tudományos szimbólum
sign-tablet = Kőtábla, tudományos szimbólum
sign-star = Tetszőleges tudományos szimbólum, vagy láncolat
sign-chain = Láncolatok: egy kártya ingyenes, ha a jele már szerepel a városod egy korábbi kártyáján
sign-left = Bal oldali szomszéd
sign-here = A saját városod
sign-right = Jobb oldali szomszéd
sign-sun = A csodatábla nappali oldala
sign-moon = A csodatábla éjszakai oldala
sign-dig = Egy kártya ingyenes megépítése a dobópakliból
sign-pile = Dobópakli
sign-card = Bármelyik kártya, képpel lefelé
sign-stages = A csoda minden megépített szintje
sign-complete = A csodád minden szintje megépült
sign-check = Ingyen vagy a saját erőforrásaidból megépíthető
sign-lock = Most nem építhető meg
sign-thinking = Még választ

key-number = A kezedben lévő első, második, harmadik … kártya, vagy a vele végzett akció kiválasztása

category-wonder-why = A megépített szintjeid pontjai (SW-71).
category-treasury-why = Minden 3 érme 1 pontot ér (SW-71).
category-conflicts-why = Egy győzelemjelző a kor szerint 1, 3 vagy 5 pontot, egy vereségjelző −1 pontot ér (SW-69).
category-blue-why = A kék kártyáidon feltüntetett pontok (SW-71).
category-yellow-why = A III. korhoz tartozó sárga kártyáid pontjai (SW-66).
category-green-why = Mindegyik tudományos szimbólum a darabszáma négyzetét éri, és minden hármas további 7 pontot (SW-72).
category-purple-why = A céheid pontjai (SW-67).

why-SW-5 = Olyan csodatáblát válassz, amely még senkié, vagy a saját csodatáblád egyik oldalát.
why-SW-12 = Most nincs mit választanod.
why-SW-13 = Ez a kártya nincs a kezedben.
why-SW-14 = Válassz egy kártyát a kezedből: építsd meg, építs vele egy szintet, vagy add el.
why-SW-20 = Ilyen nevű kártya már van a városodban.
why-SW-21 = A kártya eladása nem kerül semmibe.
why-SW-23 = Ez a kártya egy érmébe kerül, és nincs érméd.
why-SW-27 = Hiányzik hozzá egy erőforrás, amelyet egyik szomszédod sem tud eladni.
why-SW-31 = Nincs elég érméd, hogy megvedd a hiányzó erőforrásokat.
why-SW-36 = Így nem fizethetsz. Válassz a felkínált lehetőségek közül.
why-SW-38 = Ez a kártya neked ingyenes: nincs mit fizetned.
why-SW-39 = A csodád minden szintje megépült már.
why-SW-60 = Ez a kártya nincs a dobópakliban.
why-SW-61 = Ebben a játszmában kötelező kártyát építened a dobópakliból.
why-SW-70 = A játszma véget ért.
