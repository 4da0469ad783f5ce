### Az Akropolis leckéje: amit a kísérő az asztalnál mond.

learn-about = Először egy köztér, aztán amit megszoroz; végül kőbányák, kövek és magasság. Tanonc ellen, nagyjából tíz perc.
learn-step-goal = Ez a városod: egy lakóház típusú köztér és három kőbánya. Lapkákkal bővíted, és a legtöbb pont nyer. Egy kerület annyi pontot ér, ahányadik szinten van, szorozva a típusához tartozó közterek csillagaival. Ezért jegyezd meg: ha nincs a típusához köztered, a kerület semmit sem ér.
learn-step-row = Amikor te következel, egy lapkát veszel el az építési területről. Az első ingyenes, minden hátrébb lévő eggyel több kőbe kerül. Köveid: { $stones }.
learn-step-plaza = Vedd el azt a lapkát, amelyiken kert típusú köztér van, és tedd a városod mellé. Önmagában nem hoz pontot, de a csillagai minden kertedet megszorozzák. Csillagok: { $stars }.
learn-step-plaza-else = Kert típusú köztér nélkül egyetlen kerted sem ér semmit. A köztér az első.
learn-step-district = Most egy kert jön: köztered már van hozzá, ezért azonnal számít. Érték { $value } × csillagok { $stars } = { $gain }. Mielőtt megerősíted, a tábla megmutatja, mit hoz a választásod.
learn-step-district-else = A kert típusú köztér csak a kerteket szorozza meg.
learn-step-quarry = A kőbánya nem hoz pontot, de ha letakarod, azonnal ad egy követ. A fölülre tett lapkának legalább két, azonos magasságú lapkán kell feküdnie. Itt: kövek +{ $stones }, az új hatszögek szintje pedig { $level }, egy kerület ott ennyiszer számít.
learn-step-quarry-else = Tegyél lapkát a többi fölé, kőbányákra: így magasabbra kerül, és minden letakart kőbánya követ ad.
learn-step-no-plaza = Ennek a kerületnek még nincs köztere: addig semmit sem ér, amíg nem lesz. Keress hozzá közteret, vagy később takard le.
learn-step-loss = A pontjaid változása: { $change }. Amit letakarsz, többé nem számít, és feltételek is sérülhetnek. Azt takard le, ami keveset ér.
learn-step-high = Szint: { $level }. Odafent minden kerület ennyiszer számít. Néhány magas hatszög többet ér, mint sok a talajon.
learn-step-price = Kifizetett kövek: { $price }. A végén mindegyik egy pont lett volna, ezért egy drága lapkának többet kell hoznia, mint amennyibe kerül.
learn-step-many = Kövek: +{ $stones }. Kövekkel hátrébbról is választhatsz a sorban, azt a közteret vagy kerületet, amelyik kell.
learn-step-end = A játszma véget ért. A kertjeid: érték { $value } × csillagok { $stars } = { $points }. Megmaradt kövek: { $stones }. Érints meg egy számot az eredményben, és kiemelve látod a hatszögeket, amelyekből összeáll.
learn-row-stars = Csillagok a kertekhez
learn-row-value = A kertek értéke
learn-row-level = Szint
