### A Ginkgopolis az asztalnál.

table-head = Épületlapkák a készletben: { $tiles } · húzópakli: { $deck } · kezdőjátékos: { $name }
phase-draft = Draftolás: mindenki megtart egy karaktert.
phase-select = Mindenki letesz egy kártyát, önmagában vagy épületlapkával.
phase-good = Külterület-kártya önmagában: egy erőforrás vagy egy épületlapka.
phase-marker = Egy külterület-jelző új helyet keres.
phase-return = Elfogytak a készletből az épületlapkák: vissza lehet adni a sajátokból.
phase-over = A játszma véget ért.
tableau-of = { $name } paravánja előtt
own-hand = A kártyáid
own-tiles = Az épületlapkáid
own-discarded = Képpel lefelé dobtad el
discarded-open = Képpel felfelé eldobva
given-back = Visszaadva a készletbe
hal = Hal
character-1 = Útépítő
character-2 = Építész
character-3 = Mecénás
character-4 = Kőműves
character-5 = Levéltáros
character-6 = Szobrász
character-7 = Kertész
character-8 = Földmérő
character-9 = Polgármester
character-10 = Révész
character-11 = Mérnök
character-12 = Követ
character-13 = Erdész
character-14 = Üvegműves
character-15 = Kereskedő
character-16 = Telepes
character-17 = Térképész
character-18 = Fogadós
character-19 = Ács
character-20 = Darukezelő
character-21 = Tetőfedő
character-22 = Kútmester
character-23 = Méhész
character-24 = Tájépítész
character-25 = Várostervező
character-26 = Hídépítő
character-27 = Makettkészítő
letter = { $detail }
tile-red = piros { $detail }
tile-blue = kék { $detail }
tile-yellow = sárga { $detail }
place-below-red = a piros { $detail } alatt
place-below-blue = a kék { $detail } alatt
place-below-yellow = a sárga { $detail } alatt
place-left-red = a piros { $detail } mellett balra
place-left-blue = a kék { $detail } mellett balra
place-left-yellow = a sárga { $detail } mellett balra
place-above-red = a piros { $detail } fölött
place-above-blue = a kék { $detail } fölött
place-above-yellow = a sárga { $detail } fölött
place-right-red = a piros { $detail } mellett jobbra
place-right-blue = a kék { $detail } mellett jobbra
place-right-yellow = a sárga { $detail } mellett jobbra

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
goods-resources = { $detail } erőforrás
goods-tiles = { $detail } épületlapka
goods-points = { $detail } sikerpont
bonus-exploit = hasznosítás: { $goods }
bonus-urbanize = bővítés: { $goods }
bonus-construct = szintépítés: { $goods }
bonus-start = { $bonus }; induláskor { $goods }
end-resources = a végén { $points } minden { $colour } épületen álló saját erőforrásért
end-low = a végén { $points } minden legfeljebb { $most } szintes saját épületért
end-tall = a végén { $points } minden legalább { $least } szintes saját épületért
end-trigger = a végén { $points } minden ilyen bónuszú saját kártyáért: { $trigger }
end-colour = a végén { $points } minden saját { $colour } kártyáért
end-flat = a végén { $points }

action-exploit = hasznosítás: { $card }
action-urbanize = bővítés: { $card }, épületlapka: { $tile }
action-construct = szintépítés: { $card }, épületlapka: { $tile }
action-new-hand = új kártyák kérése egy lapdobásjelzőért
action-take-resource = egy erőforrás elvétele
action-take-tile = egy épületlapka elvétele
action-marker = { A_AZ($letter) } jelű külterület-jelző ide kerül: { $place }
action-shift = { A_AZ($other) } jelű külterület-jelző átadja a helyét { A_AZ($letter) } jelűnek, és ide kerül: { $place }
action-aside = épületlapka félretétele: { $tile }
action-return = visszaadás: { $tiles }
action-return-nothing = egyetlen épületlapkát sem adsz vissza

category-points = Sikerpontok
category-cards = Játék végi bónuszok
category-tokens = Lapdobásjelzők
category-districts = Kerületek

option-characters = Karakterek
option-expert = Profi változat Hal ellen
option-show_stock = Látszik, kinek mennyi van a paravánja mögött
option-first_player = Kezdőjátékos

event-draft = { $name } megtartja ezt a karaktert: { $character }.
event-draft-hidden = { $name } megtart egy karaktert.
event-characters = { $name } karakterei: { $first }, { $second }, { $third }.
event-new_hand = { $name } új kártyákat kér.
event-select = { $name } letesz egy kártyát{ $with_tile ->
    [0] { "" }
   *[other] { "" } épületlapkával
}.
event-exploit = { $name } hasznosít: { $card }.
event-urbanize = { $name } bővít: { $letter }, épületlapka: { $tile }.
event-construct = { $name } szintet épít: { $card }, épületlapka: { $tile }.
event-fall_back = { $name } ezt nem tudja kifizetni: { $card }, épületlapka: { $tile }.
event-paid = { $name } fizet: { $goods }.
event-gains = { $name } kapja: { $goods }.
event-bonus = { $name } a kártyái bónuszaiból kapja: { $goods }.
event-shift = { A_AZ($letter, capital: 1) } jelű külterület-jelző helyet ad; új helye: { $place }.
event-marker = { A_AZ($letter, capital: 1) } jelű külterület-jelző új helye: { $place }.
event-compensation = { $name } visszakapja az erőforrásait, és { $points } sikerpontot kap.
event-exhausted = Elfogytak a készletből az épületlapkák.
event-aside = { $name } félreteszi: { $tile }.
event-return_ready = { $name } eldöntötte, mely épületlapkákat adja vissza.
event-returned = { $tiles ->
    [0] { $name } nem ad vissza épületlapkát.
   *[other] { $name } visszaadja: { $faces }; ezért { $tiles } sikerpontot kap.
}
event-rebuild = Új húzópakli: { $cards } kártya.
event-round = Új kör; { $name } kezd.
event-hal_second = { $name } kártyája: { $first }, ezért még egyet húz: { $second }. Ezt játssza ki: { $card }.
event-hal_unable = { $name } nem tud építeni.
event-end = A játszma véget ért.
