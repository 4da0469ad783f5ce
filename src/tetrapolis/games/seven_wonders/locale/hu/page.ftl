### A 7 Csoda az oldalon.

ask-boards = Válassz csodatáblát.
ask-sides = Válaszd ki a csodatáblád oldalát.
ask-cards = Válassz egyet { A_AZ($cards) } kártyád közül: építsd meg, építs vele szintet, vagy add el.
ask-dig = Építs meg ingyen egy kártyát a dobópakliból.
ask-seventh = Játszd ki a kor utolsó kártyáját is.

colour-brown = barna kártya
colour-grey = szürke kártya
colour-blue = kék kártya
colour-yellow = sárga kártya
colour-red = piros kártya
colour-green = zöld kártya
colour-purple = lila kártya
card-label = { $name }, { $colour }: { $words }.

hand-label = Kártyák a kezedben
hand-hint = Válassz egy kártyát, és meglátod, mit tehetsz vele.
flag-good = Megépíthető: { $what }.
flag-pay = Megépíthető, ára { $what }.
flag-locked = Nem építhető meg: { $what }.
refused-SW-20 = már áll
refused-SW-23 = nincs érméd
refused-SW-27 = nincs miből
refused-SW-31 = kevés az érméd

tray-label = Mi legyen vele: { $card }
tray-options = Építés, szint vagy eladás
tray-back = Vissza
do-build = Megépítés
do-stage = { $number }. szint megépítése
do-sell = Eladás
pay-left = { $coins } érme a bal oldali szomszédnak ({ $name })
pay-right = { $coins } érme a jobb oldali szomszédnak ({ $name })
sell-gain = 3 érme a kincskészletből
preview-points = Pont ({ $category }): { $points }
stage-unpaid = a szint költsége nem fizethető ki
stage-none = minden szint megépült
chose-build = Megépíted: { $card }. Mindenki meglátja, amikor már mindenki választott.
chose-stage = Szintet építesz ezzel: { $card }. Amikor már mindenki választott, a többiek a szintet látják, a kártyát nem.
chose-sell = Eladod: { $card }. Amikor már mindenki választott, a többiek az eladást látják, a kártyát nem.
dig-nothing = Építés kihagyása

strip-label = Kor, kör és pajzsok
strip-age = { $age ->
    [1] I.
    [2] II.
   *[other] III.
} kor a 3-ból, { $turn }. kör a 6-ból
strip-pile = Dobópakli: { $count }
strip-shields-left = Pajzsok a bal oldali szomszéd ({ $name }) ellen: neked { $mine }, neki { $theirs },
strip-shields-right = Pajzsok a jobb oldali szomszéd ({ $name }) ellen: neked { $mine }, neki { $theirs },
standing-ahead = te vagy az erősebb
standing-behind = te vagy a gyengébb
standing-even = egyenlő

stages-label = A csoda szintjei
stage-label = { $number }. szint: { $words }.
stage-built = Megépült.
stage-next = Ez a következő.
stage-open = Még nem épült meg.
structures-label = Létesítmények szín szerint
start-with = Kezdő erőforrás: { $resource }.
board-taken = foglalt
makes = Termelés: { $what }
sells = eladó: { $what }
tokens-label = Győzelemjelzők: { $won }, vereségjelzők: { $lost }
score-label = { $name } pontjai: { $total }
city-empty = Még nincs létesítmény
city-back = Vissza: { $name }
own-only = Ezeket a kártyákat csak te látod.

rivals-label = A többi város
place-left = bal oldali szomszéd
place-right = jobb oldali szomszéd
place-far = távolabb az asztalnál
last-move = legutóbb: { $what }
move-stage = { $number }. szint
move-sell = Kártyát adott el
rival-facts = érme: { $coins }, pajzs: { $shields }, szint: { $stages }/{ $all }, létesítmény: { $structures }, pont: { $points }
status-ready = választott
status-thinking = gondolkodik
