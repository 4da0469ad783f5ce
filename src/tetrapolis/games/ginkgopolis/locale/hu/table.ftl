### A Ginkgopolis az asztalnál.

table-head = Épületlapkák a készletben: { $tiles } · húzópakli: { $deck } · kezdőjátékos: { $name }
phase-draft = Draftolás: mindenki megtart egy karaktert.
phase-select = Mindenki letesz egy kártyát, önmagában vagy épületlapkával.
phase-good = Külterület-kártya önmagában: egy erőforrás vagy egy épületlapka.
phase-marker = Egy külterület-jelző új helyre kerül.
phase-return = Elfogytak a készletből az épületlapkák: vissza lehet adni a sajátokból.
phase-over = A játszma véget ért.
tableau-of = { $name } paravánja előtt
own-hand = A kártyáid
own-tiles = Az épületlapkáid
hal = Hal
character = { $detail }. karakter
letter = { $detail }
tile-red = piros { $detail }
tile-blue = kék { $detail }
tile-yellow = sárga { $detail }

column-resources = Erőforrás
column-supply = Készlet
column-tiles = Lapka
column-tokens = Lapdobás
column-points = Pont
column-cards = Kártya
column-districts = Kerület

colour-red = piros
colour-blue = kék
colour-yellow = sárga
trigger-exploit = hasznosítás
trigger-urbanize = bővítés
trigger-construct = szintépítés
goods-resources = { $count } erőforrás
goods-tiles = { $count } épületlapka
goods-points = { $count } sikerpont
bonus-exploit = hasznosítás: { $goods }
bonus-urbanize = bővítés: { $goods }
bonus-construct = szintépítés: { $goods }
bonus-start = { $bonus }; a játék elején: { $goods }
end-resources = a játék végén: { $points } minden { $colour } épületen álló saját erőforrásért
end-low = a játék végén: { $points } minden legfeljebb { $most } szintes saját épületért
end-tall = a játék végén: { $points } minden legalább { $least } szintes saját épületért
end-trigger = a játék végén: { $points } minden ilyen bónuszú saját kártyáért: { $trigger }
end-colour = a játék végén: { $points } minden saját { $colour } kártyáért
end-flat = a játék végén: { $points }

action-exploit = hasznosítás: { $card }
action-urbanize = bővítés { A_AZ($card) } jelű külterület-jelzőnél, épületlapka: { $tile }
action-construct = szintépítés: { $card }, épületlapka: { $tile }
action-new-hand = új kártyák kérése egy lapdobásjelzőért
action-take-resource = egy erőforrás elvétele
action-take-tile = egy épületlapka elvétele
action-marker = { A_AZ($letter) } jelű külterület-jelző ide kerül: oszlop { $x }, sor { $y }
action-shift-earlier = az előző külterület-jelző átadja a helyét { A_AZ($letter) } jelűnek, és ide kerül: oszlop { $x }, sor { $y }
action-shift-later = a következő külterület-jelző átadja a helyét { A_AZ($letter) } jelűnek, és ide kerül: oszlop { $x }, sor { $y }
action-return = épületlapka visszaadása: { $tile }
action-done = nem adsz vissza több épületlapkát

category-points = Sikerpontok
category-cards = Játék végi bónuszok
category-tokens = Lapdobásjelzők
category-districts = Kerületek

option-characters = Karakterek
option-expert = Profi változat Hal ellen
option-show_stock = Látszik, kinek mennyi van a paravánja mögött
option-first_player = Kezdőjátékos

event-draft = { $name } megtartja: { $character }.
event-draft-hidden = { $name } megtart egy karaktert.
event-characters = { $name } karakterei: { $first }, { $second }, { $third }.
event-new_hand = { $name } új kártyákat kér.
event-select = { $name } letesz egy kártyát{ $with_tile ->
    [0] { "" }
   *[other] { "" } épületlapkával
}.
event-exploit = { $name } hasznosít: { $card }.
event-urbanize = { $name } { A_AZ($letter) } jelű külterület-jelzőnél bővít, épületlapka: { $tile }.
event-construct = { $name } szintet épít: { $card }, épületlapka: { $tile }.
event-fall_back = { $name } ezt nem tudja kifizetni: { $card }, épületlapka: { $tile }.
event-good = { $name } elvesz egy { $good }.
event-marker = { A_AZ($letter, capital: 1) } jelű külterület-jelző új helye: oszlop { $x }, sor { $y }.
event-compensation = { $name } visszakapja az erőforrásait, és { $points } sikerpontot kap.
event-exhausted = Elfogytak a készletből az épületlapkák.
event-aside = { $name } félreteszi: { $tile }.
event-return_ready = { $name } nem ad vissza több épületlapkát.
event-returned = { $name } { $tiles ->
    [0] nem ad vissza épületlapkát
   *[other] visszaad { $tiles } épületlapkát
}.
event-rebuild = Új húzópakli: { $cards } kártya.
event-round = Új kör; { $name } kezd.
event-hal_unable = { $name } nem tud építeni.
event-end = A játszma véget ért.
good-resource = erőforrást
good-tile = épületlapkát
