### 7 Wonders: pontozólap.

pad-way-stages = Megépített szintek
pad-way-coins = Érmék
pad-way-tokens = Jelzők
pad-way-shields = Pajzsok koronként
pad-way-symbols = Szimbólumok
pad-way-counts = Kártyák színenként
pad-figure-wonder = Csoda
pad-figure-side = Oldal
pad-field-board = Csoda
pad-field-stages = Megépített szintek
pad-field-coins = Megmaradt érmék
pad-field-won = Győzelemjelzők, { $number ->
    [1] I
    [2] II
   *[other] III
}. kor
pad-field-lost = Vereségjelzők
pad-field-shields = Pajzsok, { $number ->
    [1] I
    [2] II
   *[other] III
}. kor vége
pad-field-symbol-compass = Körzők
pad-field-symbol-gear = Fogaskerekek
pad-field-symbol-tablet = Kőtáblák
pad-field-symbol-free = Tetszőleges szimbólumok
pad-field-colour-brown = Barna kártyák
pad-field-colour-grey = Szürke kártyák
pad-field-colour-blue = Kék kártyák
pad-field-colour-yellow = Sárga kártyák
pad-field-colour-red = Piros kártyák
pad-field-colour-green = Zöld kártyák
pad-field-colour-purple = Lila kártyák
pad-why-wonder = Megépített szintek: { $stages }. Pont: { $points }
pad-why-treasury = Érmék: { $coins }, minden 3 után 1 pont: { $points }
pad-why-conflicts = { $won-1 } × 1 + { $won-2 } × 3 + { $won-3 } × 5 − { $lost } = { $points }
pad-why-blue = A kék kártyák együtt: { $points }
pad-why-yellow = A sárga kártyák együtt: { $points }
pad-why-purple = A céhek együtt: { $points }
pad-why-green = { $compass }² + { $gear }² + { $tablet }² + { $sets } × 7 = { $points }
pad-doubt-tokens = { $number } jelző { $name } nevénél: két szomszéddal három kor alatt legfeljebb hat lehet. Biztosan így van?
pad-doubt-unbalanced = Győzelemjelzőből összesen ugyanannyi van, mint vereségjelzőből, itt mégis { $number } a különbség. Biztosan így van?
pad-tie = Pontegyenlőségnél az érmék száma dönt: { $number }.
pad-build-cards = Kártyánként
pad-cards-city = A városban: { $number }.
pad-cards-hint = A céhek mindkét szomszéd városát nézik: írd be az ő kártyáikat is, vagy azt, hogy színenként mennyi van nekik.
