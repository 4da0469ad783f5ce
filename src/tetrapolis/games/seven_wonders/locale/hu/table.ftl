### A 7 Csoda az asztalnál.

table-head = { $age ->
    [1] I.
    [2] II.
   *[other] III.
} kor, { $turn }. kör · dobópakli: { $pile }
passing-left = továbbadás balra
passing-right = továbbadás jobbra
phase-boards = Csodatáblák kiválasztása.
phase-sides = Mindenki oldalt választ a csodatáblájához.
city-of = { $name } városa
pile = A dobópakli
column-wonder = Csoda
column-stages = Szint
column-coins = Érme
column-shields = Pajzs
column-conflicts = Konfliktus
action-build = { $card }: { $words }
action-stage = { $number }. szint ({ $words }), alatta: { $card }
action-sell = eladás 3 érméért: { $card }
action-dig-nothing = semmit sem építesz a dobópakliból
action-side = { $side }
action-board = { $board }
facts = { $first }; { $others }
cost-free = ingyenes
cost-coins = { $coins } érme
cost-units = { $count } × { $unit }
price-none = ingyenes
price-chain = ingyenes: láncolat
price-colour = ingyenes: új szín
price-first = ingyenes: első kártya
price-last = ingyenes: utolsó kártya
price-coin = 1 érme
price-own = sajátból
own-buried = A csodád alatt
own-discarded = Eldobtad
effect-produce = { $count ->
    [one] termel: { $kinds }
   *[other] termel: { $count } × { $kinds }
}
effect-points = { $value } pont
effect-shields = { $value } pajzs
effect-coins = { $value } érme
effect-science = tudomány: { $symbol }
effect-discount-left = a bal oldali szomszéd nyersanyagai 1 érmébe kerülnek
effect-discount-right = a jobb oldali szomszéd nyersanyagai 1 érmébe kerülnek
effect-discount-manufactured = mindkét szomszéd kézműves termékei 1 érmébe kerülnek
effect-points-per = { $value } pont minden { $per } után { $scope }
effect-points-complete = { $value } pont, ha a csodád minden szintje megépült
effect-coins-per = { $value } érme minden { $per } után { $scope }
kind-stages-per = csodaszint
symbol-any = egy tetszőleges szimbólum
power-dig = egy kártya ingyenes megépítése a dobópakliból
power-seventh = minden kor utolsó kártyáját is kijátszod
power-free_colour = minden szín első kártyája ingyenes
power-free_first = minden kor első kártyája ingyenes
power-free_last = minden kor utolsó kártyája ingyenes
chain-from = ingyenes, ha megvan: { $cards }
chain-to = láncolat: { $cards }
sheet-lead = A számok azt mutatják, hány példány van egy kártyából a kora paklijában 3, 4, 5, 6 vagy 7 játékossal. A láncolat ingyenessé tesz egy kártyát, ha a megnevezett kártyák egyike a városodban áll.
sheet-age = { $age ->
    [1] I. kor
    [2] II. kor
   *[3] III. kor
}
sheet-card = Kártya
sheet-cost = Költség
sheet-effect = Hatás
sheet-copies = Példány, játékosszám szerint
sheet-from = Ingyenes ezután
sheet-to = Ingyenessé teszi
sheet-guilds = kettővel több van játékban, mint ahány játékos; senki sem tudja, melyik
sheet-wonders = Csodák
category-wonder = Csoda
category-treasury = Kincs
category-conflicts = Konfliktusok
category-blue = Kék kártyák
category-yellow = Sárga kártyák
category-green = Zöld kártyák
category-purple = Lila kártyák
round-title = { $number ->
    [1] I
    [2] II
   *[3] III
}. kor
result-tie-break = Pontegyenlőség ({ $others }): a több érme döntött.
option-boards = Csodatáblák
option-boards-about = Sorsolás dönti-e el, kié melyik csoda, vagy a játékosok választanak.
option-sides = A csodatáblák oldala
option-sides-about = A csodatáblák melyik oldalával játszotok; az első játszmákhoz a nappali ajánlott.
option-turn6_order = Sorrend a 6. kör után
option-turn6_order-about = Mi jön előbb, ha az egyik csoda a dobópakliból épít, egy másik pedig az utolsó kártyáját játssza ki.
option-dig_decline = A dobópakliból építésről le lehet mondani
option-dig_decline-about = Lemondhatsz-e az építésről, amikor a csodád a dobópakliból enged építeni.
preset-first_matches = Az első játszmákhoz
preset-first_matches-about = Mindenki a nappali oldallal játszik, ahogy a szabályfüzet az első játszmákhoz ajánlja; minden más úgy van, mint a szabályfüzetben.
preset-printed = Mint a szabályfüzetben
preset-printed-about = Mindenki maga választja ki csodatáblája oldalát. Két dolgot a szabályfüzet nyitva hagy: itt a dobópakliból építésről le lehet mondani, és ez megelőzi az utolsó kártyát.
preset-strict = Szigorú
preset-strict-about = Mindenki maga választja ki csodatáblája oldalát. Ahol a szabályfüzet hallgat, ott a másik értelmezés érvényes: a dobópakliból építeni kell, ha lehet, és előbb jön az utolsó kártya.
event-board = { $name } csodatáblája: { $board }.
event-choose = { $name } választott.
event-side = { $name } választása: { $side }.
event-age = Kezdődik { $number ->
    [1] az I.
    [2] a II.
   *[other] a III.
} kor.
event-build = { $name } megépíti: { $card }{ $to_left ->
    [0] { $to_right ->
        [0] { "" }
       *[other] , { $to_right } érmét fizet jobbra
    }
   *[other] , { $to_left } érmét fizet balra{ $to_right ->
        [0] { "" }
       *[other] { " " }és { $to_right } érmét jobbra
    }
}.
event-stage = { $name } megépíti a csodája { $stage }. szintjét{ $to_left ->
    [0] { $to_right ->
        [0] { "" }
       *[other] , { $to_right } érmét fizet jobbra
    }
   *[other] , { $to_left } érmét fizet balra{ $to_right ->
        [0] { "" }
       *[other] { " " }és { $to_right } érmét jobbra
    }
}.
event-bury = { $name } a csodája alá teszi: { $card }.
event-bury-hidden = { $name } egy kártyát tesz a csodája alá.
event-sell = { $name } eladja: { $card }.
event-sell-hidden = { $name } elad egy kártyát.
event-coins = { $name } kap { $coins } érmét.
event-leftover = { $name } eldobja az utolsó kártyát: { $card }.
event-leftover-hidden = { $name } eldobja az utolsó kártyát.
event-dig = { $name } a dobópakliból megépíti: { $card }.
event-no_dig = { $name } semmit sem épít a dobópakliból.
event-conflict = { $name } konfliktusai: balra { $left }, jobbra { $right }.
event-end = A játszma véget ért.
