### A Ginkgopolis rajzolt példáinak magyarázata.

example-GK-31 = A piros 9-es épületet hasznosítod. { $floors } szintje van, ezért { $resources } erőforrást kapsz, bár az épület másé.
example-GK-34 = A piros 4-es az A jelű külterület-jelző mezőjére kerül. A jelző az új épület melletti { $cells } szabad mező bármelyikére áthelyezhető; a B jelű mezője foglalt.
example-GK-38 = Az A jelű külterület-jelzőnél bővítesz, és { $resources } erőforrást teszel az új épületre. A mellette álló kék épület { $tiles } épületlapkát ad, a sárga { $points } sikerpontot; a piros csak a sarkával érintkezik.
example-GK-40 = A piros 6-ost valaki más piros 5-ösére építed. A tulajdonosa visszakap { $resources } erőforrást, és kap { $points } sikerpontot.
example-GK-41 = A piros 4-es a kék 5-ösre kerül: a száma kisebb, ezért { $points } sikerpontot fizetsz; a színe más, ezért { $resources } erőforrást. Ezután { $floors } erőforrást teszel az épületre, minden szintjére egyet.
example-GK-67 = A két piros épület kerületet alkot, összesen { $all } erőforrással. Akié a legtöbb, { $all } sikerpontot kap, a második annyit, ahány erőforrása ott van: { $own } sikerpontot.
example-GK-68 = Mindkettőjüknek { $own } erőforrása van a piros kerületben. A legmagasabb, { $floors } szintes épület dönt: a tulajdonosa { $all } sikerpontot kap, a másik { $own } sikerpontot.
example-GK-69 = A kék kerületben csak egy játékosnak van erőforrása, összesen { $all }, ezért mindkét helyezést megkapja: { $points } sikerpontot. A piros épület egymagában nem kerület.
