### Az Akropolis rajzolt példáinak magyarázata.

example-AK-12 = A sor első városlapkája ingyenes. A negyedik és a szabad vég között három másik fekszik, ezért a negyedik { $price } kőbe kerül.
example-AK-20 = Nem szabad: az új városlapka egyik hatszöge üres mező fölé lóg.
example-AK-21 = Nem szabad: mindhárom letakart hatszög ugyanahhoz a lapkához tartozik.
example-AK-22 = Nem szabad: a három hatszög közül egy az 1., kettő a 2. szinten van.
example-AK-26 = Szabad: az új városlapka két lapkán fekszik, és { A_AZ($level) }. szintre kerül. Letakar { $stones } kőbányát, és { $stones } követ hoz.
example-AK-33 = Csak a legnagyobb lakónegyed hoz pontot, itt az 1. szint három lakóháza, bár a két magasabban fekvő lakóház értéke nagyobb. Érték: { $value } × { $stars } csillag = { $points } pont.
example-AK-34 = A két szomszédos piac nem hoz pontot. A másik kettő igen, egyikük a 2. szinten. Érték: { $value } × { $stars } csillag = { $points } pont.
example-AK-35 = Két laktanya a város határán áll. A harmadik csak egy körülzárt üres mezővel szomszédos, ezért nem hoz pontot. Érték: { $value } × { $stars } csillag = { $points } pont.
example-AK-36 = Két templomot mind a hat oldalról hatszögek vesznek körül, egyikük a 2. szinten van; a harmadiknak van nyitott oldala. Érték: { $value } × { $stars } csillag = { $points } pont.
example-AK-37 = Minden kert pontot hoz, bárhol van, és a két kert típusú köztér csillagai összeadódnak. Érték: { $value } × { $stars } csillag = { $points } pont.
example-AK-42 = Öt lakóház az 1. és kettő a 2. szinten: az érték { $value }. A három lakóház típusú köztéren { $stars } csillag van: { $value } × { $stars } = { $points } pont.
