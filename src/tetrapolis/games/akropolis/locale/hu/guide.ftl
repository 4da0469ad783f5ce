### Ami az Akropolis szabályai mellett áll: a játék röviden, jelek, billentyűk; miből áll a pontszám; miért nem tehető meg valami.

summary-goal-title = A cél
summary-goal = Építs várost három hatszögből álló lapkákból, egymás mellé és egymás fölé. A legtöbb pont nyer.
summary-take-title = Vegyél el egy lapkát
summary-take = Amikor te következel, elveszel egy városlapkát a sorból. Az első ingyenes, minden hátrébb lévő 1 kővel többe kerül.
summary-place-title = Helyezd le
summary-place = A talajon érintenie kell a városodat. Magasabban legalább két, azonos szinten lévő lapkára kell ráfeküdnie. Minden letakart kőbánya azonnal 1 követ hoz.
summary-points-title = Pontok
summary-points = Egy kerület annyit ér, ahányadik szinten van. Add össze az azonos típusúak értékét, és szorozd meg a típus köztereinek csillagaival: { $value } × { $stars } = { $points }.
summary-conditions-title = Feltételek
summary-conditions = A templomot minden oldalról hatszögek vegyék körül, a laktanya a város határán legyen, a piacok ne érintkezzenek; a lakóházak közül csak a legnagyobb lakónegyed számít. A kert bárhol pontot hoz.
summary-end-title = A játék vége
summary-end = Ha már csak egy lapka van a sorban, és nincs több oszlop, a játék véget ér. Minden megmaradt köved 1 pontot ér.

sign-house = Lakóház: csak a legnagyobb összefüggő lakónegyed hoz pontot
sign-market = Piac: pontot hoz, ha nem érinti másik piac
sign-barracks = Laktanya: a város határán hoz pontot
sign-temple = Templom: pontot hoz, ha mind a hat oldalról körülveszik
sign-garden = Kert: bárhol pontot hoz
sign-quarry = Kőbánya: ha letakarod, 1 követ hoz
sign-plaza-house = Lakóház típusú köztér: 1 csillag, a lakóházakat szorozza
sign-plaza-market = Piac típusú köztér: 2 csillag, a piacokat szorozza
sign-plaza-barracks = Laktanya típusú köztér: 2 csillag, a laktanyákat szorozza
sign-plaza-temple = Templom típusú köztér: 2 csillag, a templomokat szorozza
sign-plaza-garden = Kert típusú köztér: 3 csillag, a kerteket szorozza
sign-stone = Kő: lapkákért fizetsz vele, a végén 1 pontot ér
sign-level = Szám a hatszögön: a szintje, a 2. szinttől kezdve

key-number = A sor első, második, harmadik … lapkájának kiválasztása
key-turn = A lapka forgatása jobbra, Shifttel balra

category-house-why = A legnagyobb lakónegyed értéke szorozva a lakóház típusú közterek csillagaival (AK-33).
category-market-why = A másik piaccal nem érintkező piacok értéke szorozva a piac típusú közterek csillagaival (AK-34).
category-barracks-why = A város határán lévő laktanyák értéke szorozva a laktanya típusú közterek csillagaival (AK-35).
category-temple-why = A minden oldalról körülvett templomok értéke szorozva a templom típusú közterek csillagaival (AK-36).
category-garden-why = Minden kert értéke szorozva a kert típusú közterek csillagaival (AK-37).
category-stones-why = Minden megmaradt kő 1 pontot ér (AK-43).
category-quarries-why = Közepes nehézségű egyszemélyes játékban az Építész minden kőbányája 2 pontot ér (AK-58).

why-AK-10 = Most nem te következel.
why-AK-12 = Ilyen városlapka nincs az építési területen.
why-AK-14 = Nincs elég köved ehhez a városlapkához.
why-AK-18 = A talajon mindhárom mezőnek üresnek kell lennie, és a lapkának egy éle mentén érintenie kell a városodat.
why-AK-20 = A lapka egy része a levegőben lógna: mindhárom hatszögnek a városodra kell kerülnie.
why-AK-21 = A lapka egyetlen lapkára kerülne: legalább kettőből kell letakarnia egy részt.
why-AK-22 = A lapka alatti három hatszög nem egyforma magasan van.
why-AK-40 = A játszma véget ért.
