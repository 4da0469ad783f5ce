### A 7 Csoda rajzolt példáinak magyarázata.

example-SW-24 = Gíza követ termel, a kártyái követ, ércet és papiruszt. Vásárlás nélkül megépítheted a Barakkot (1 érc) és a Scriptoriumot (1 papirusz), az Őrtornyot (1 agyag) viszont nem.
example-SW-27 = A Cölöpfal 1 fába kerül, te pedig nem termelsz fát. A bal oldali szomszédod igen: tőle { $coins } érméért megveheted.
example-SW-28 = A Könyvtár 2 kőbe, amelyet megtermelsz, és 1 textilbe kerül. A bal oldali szomszédod Fóruma termelhet textilt, de amit sárga kártya termel, az nem eladó: a Könyvtárat nem építheted meg.
example-SW-34 = Mindkét szomszédod elad fát a Cölöpfalhoz. A Nyugati kereskedőhelyeddel a bal oldali { $left } érmét kap érte, a jobb oldali továbbra is { $right } érmét.
example-SW-36 = A Karavánszeráj 2 fába kerül. Vedd meg mindkettőt a bal oldali szomszédodtól { $alone } érméért, vagy mindkét oldalon egyet-egyet, { $each }-{ $each } érméért.
example-SW-37 = A városodban lévő Színház adja azt a láncolatszimbólumot, amelyet a Kertek elfogad: a Kerteket ingyen építheted meg.
example-SW-39 = Gíza két szintje balról jobbra megépült, és { $points } pontot hoz. { A_AZ($stage, capital: 1) }. szint következik; a költsége a hatása fölött látható.
example-SW-67 = A Kézművesek céhe a két szomszéd szürke kártyáit számolja – itt { $cards } van –, és mindegyikért 2 pontot ad: { $points } pont.
example-SW-69 = II. kor: a városod katonai ereje { $own }. A bal oldali szomszédodé { $left }, vagyis nagyobb: vereségjelzőt kapsz, −{ $lost } pont. A jobb oldalié { $right }, vagyis kisebb: győzelemjelzőt kapsz, { $won } pont.
example-SW-72 = Két körző, egy fogaskerék és egy kőtábla: 2 × 2 + 1 + 1, és még 7 a hármasért: { $points } pont.
example-SW-73 = A Tudósok céhe tetszőleges szimbólumot ad hozzá. Harmadik körzőként hozza a legtöbbet: 3 × 3 + 1 + 1 + 7 = { $points } pont.
