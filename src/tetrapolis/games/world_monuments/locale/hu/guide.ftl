### Ami a World Monuments szabályai mellett áll: a játék röviden, jelek, billentyűk; miből áll a pontszám; miért nem tehető meg valami.

summary-goal-title = A cél
summary-goal = Három körben mindenki ugyanazt az épületet építi. Minél magasabbra kerül a köved, annál több pontot hoz. A legtöbb pont nyer.
summary-collect-title = Kövek gyűjtése
summary-collect = Először a közös munkást vezeted végig a kőbányán, és minden mezőről, amelyre rálépsz, elveszel egy követ. Egy út 2, 3, aztán mindig 4 lépés, és a külső gyűrűn ér véget.
summary-black-title = A fekete kő
summary-black = Ha nálad van, amikor a kőbánya kiürül, { $points } pontot kapsz, és te kezded az építést.
summary-build-title = Építés
summary-build = Ezután, amikor sorra kerülsz, egy követ építesz be oda, ahová illik a színe, és ahol alatta minden kő a helyén van. A szintek 1, 3, 5, 7 és 9 pontot hoznak; { A_AZ($level) }. szinten ez { $points }.
summary-pass-title = Passzolás
summary-pass = Ha egyik köved sem illik sehová, passzolsz. Az első két körben ilyenkor minden megmaradt építőkő 1 mínuszpont: itt −{ $points }.
summary-end-title = A játék vége
summary-end = A játék három kör után ér véget, vagy ha az épület elkészült. Ekkor minden drágakő 3 pontot hoz: itt { $points }.

sign-purple = Lila építőkő
sign-red = Piros építőkő
sign-white = Fehér építőkő
sign-orange = Narancssárga építőkő
sign-blue = Drágakő: sosem épül be, a játék végén 3 pontot ér
sign-black = Fekete kő: 2 pont, és akinél van, az kezdi az építést
sign-worker = A munkás, akit mindenki vezet
sign-built = Beépített kő annak a jelével, aki beépítette

key-turn = Az épület forgatása jobbra, Shifttel balra

category-start-why = Mindenki 10 ponttal kezd (WM-5).
category-stones-why = Minden beépített köved a szintje szerint 1, 3, 5, 7 vagy 9 pontot hoz (WM-32).
category-black-why = 2 pont minden alkalommal, amikor a kőbányafázis végén nálad volt a fekete kő (WM-28).
category-losses-why = 1 mínuszpont minden építőkőért, amely a passzoláskor nálad maradt (WM-39).
category-gems-why = Minden drágakő 3 pontot ér a játék végén (WM-49).

why-WM-7 = Ez a kör egy másik fázisához tartozik.
why-WM-12 = Csak középső mezőre kerülhet egyetlen kő; mindegyiket egyszer választhatod, és csak a kőbánya feltöltése előtt.
why-WM-14 = Ilyen mező nincs ebben a kőbányában.
why-WM-15 = Most nem te következel.
why-WM-16 = A munkás a külső gyűrűről indul.
why-WM-19 = Ez a mező nem szomszédos a munkás mezőjével.
why-WM-20 = Ezen az úton már ráléptél erre a mezőre.
why-WM-21 = Ebben a játszmában az út nem térhet vissza a kiinduló mezőre.
why-WM-22 = Onnan már nem érhetne véget az utad a külső gyűrűn.
why-WM-23 = Egy követ el kell venned a munkás mezőjéről.
why-WM-25 = Így egyetlen követ sem gyűjtenél.
why-WM-29 = Most nem te következel.
why-WM-30 = Nincs olyan színű köved, amilyen erre a helyre kell.
why-WM-34 = Ide most nem lehet építeni: már áll itt kő, vagy hiányzik alóla egy.
why-WM-38 = Még nem passzolhatsz: van olyan köved, amely beépíthető.
why-WM-46 = A játszma véget ért.
