### A World Monuments leckéje: amit a kísérő az asztalnál mond.

learn-about = Egy kőbányafázis vége, aztán építés: a munkás útja, drágakövek, a fekete kő, és hogy mikor jó beépíteni egy követ. Tanonc ellen, nagyjából tíz perc.
learn-step-goal = Egy már folyó játszmába kapcsolódsz be, { A_AZ($round) }. kör vége felé. Mindenki ezt az egy épületet építi: minél magasabbra kerül egy kő, annál több pontot hoz annak, aki beépítette. Pontjaid a kövekből: { $built }.
learn-step-way = Először kiürül a kőbánya. Az egyetlen munkás mezőről mezőre megy, és mindegyikről elvesz egy követ; felváltva vezetitek, onnan, ahol megállt. Lépések az utadon: { $steps }. A külső gyűrűn kell megállnia, ezért nézd meg, hol hagyod: a másik onnan indul.
learn-step-gems = Vezesd úgy a munkást, hogy drágakövet vegyen el: a drágakő nem épül be, a végén hoz pontot. Ahol egy mezőn többféle kő van, te választasz közülük. Itt: drágakövek +{ $gems }.
learn-step-gems-else = A drágakő mindenképp pontot ér, az építőkő csak akkor, ha helyet talál.
learn-step-black = Most a fekete kő jön: akinél a kőbánya kiürülésekor van, pontot kap érte, és ő kezd építeni. Menj oda, ahol fekszik.
learn-step-black-else = A fekete kő pontot hoz, és te kezded az építést. Ha otthagyod, a másik viszi el.
learn-step-build = Most építesz. Egy kő oda illik, ahová a színe van rajzolva, és ahol alatta már fekszenek a kövek. Építsd be azt, amelyik most a legtöbbet hozza. Itt: szint { $level }, pontok +{ $points }. Gondolj arra is, mit nyitsz meg: a köved fölé talán a másik épít.
learn-step-build-else = Az alsó helyek keveset hoznak, és a másiknak nyitják meg a felsőket. Keresd a legmagasabb helyet, amelyik illik a színeidhez.
learn-step-higher = Szint: { $level }, pontok: +{ $points }. Jó pillanat: amire túl sokáig vársz, azt a másik építi be.
learn-step-passed = Passzoltál: pontok { $losses } a nálad maradt kövekért. Mielőtt követ veszel el, nézd meg, van-e még hely a színének.
learn-step-offset = Ez a kő ennyi másikon fekszik: { $count }. Mindnek előbb a helyén kellett lennie.
learn-step-last = Az utolsó kör: { $round }. A kőbányába most a felső szintek kövei kerülnek: nézd meg odafent a színeket, mielőtt vezeted a munkást.
learn-step-end = A játszma véget ért. Kövek { $stones }, fekete kő { $black }, mínuszpontok { $losses }, drágakövek { $gems }. Érints meg egy számot az eredményben, és látod, miből áll össze.
learn-row-gems = Elvett drágakövek
learn-row-black = Elvett fekete kő
