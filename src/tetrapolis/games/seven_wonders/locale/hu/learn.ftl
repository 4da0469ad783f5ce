### A 7 Wonders leckéje: amit a kísérő az asztalnál mond.

learn-about = Erőforrások, vásárlás a szomszédtól, a kártyák továbbadása és a csoda egy szintje; aztán láncolatok és konfliktusok. Két tanonc ellen, nagyjából tíz perc.
learn-good-coins = Érmék
learn-good-shields = Pajzsok
learn-step-goal = Ez a csodád. Három koron át kártyákat építesz mellé, és a legtöbb győzelmi pont nyer. Most { $age ->
    [1] az I.
    [2] a II.
   *[other] a III.
} kor tart. Mindenki egyszerre választ egy kártyát, aztán egyszerre derül ki, ki mit tesz vele.
learn-step-hand = Kártyák a kezedben: { $cards }; érméid: { $coins }. Egy kártyát megépíthetsz, a csodád alá teheted egy szintért, vagy eladhatod érmékért. A kártya fölötti jel mutatja, mibe kerülne.
learn-step-resource = Először egy erőforrást termelő kártya. Innentől minden körben használod, és ha a szomszédaidnak kell, fizetnek érte. Építs egyet.
learn-step-resource-else = A barna és a szürke kártyák termelnek erőforrást. Akinek az elején nincs, az végig a szomszédainak fizet.
learn-step-passing = Most mindenki továbbadta a kártyáit a szomszédjának. Új kártyákat kaptál, ennyit: { $cards }, és az elsőkből, ami marad, azt még viszontlátod. Amit otthagysz, azt egy szomszéd elviheti.
learn-step-trade = Amit nem termelsz, megveheted attól a szomszédodtól, aki termeli, amíg van érméd. Nem mondhat nemet. Építs így egy kártyát. Itt: érmék { $coins }, pontok +{ $points }.
learn-step-trade-else = Olyan kártyát válassz, amelyet magad nem tudsz kifizetni, és a hiányzót vedd meg egy szomszédtól.
learn-step-stage = Most jön a csodád egy szintje. Válassz egy kártyát, amelyiknek nem veszed hasznát, és tedd a csoda alá; hogy mi van rajta, nem számít. Itt: pontok +{ $points }, érmék { $coins }.
learn-step-stage-else = Bármelyik kártyából lehet szint, ha magát a szintet ki tudod fizetni.
learn-step-chain = A kornak vége: a pajzsokat mindkét szomszéddal összevetettük. A konfliktusaid összesen: { $conflicts }. Innentől vannak láncolatok: aki korábban megépítette a megfelelő kártyát, ingyen kapja a következőt. A kártya fölött jel mutatja.
learn-step-guilds = Ez az utolsó kor. A legtöbb céh azt számolja, amit a szomszédaid építettek. A konfliktusaid eddig: { $conflicts }.
learn-step-sold = Eladva: érmék +{ $coins }. A kártya a dobópakliban van, így nem adod tovább a szomszédodnak. Az érmékből erőforrást vehetsz, és a végén egy kicsit számítanak.
learn-step-shields = Pajzsok: +{ $shields }. Minden kor végén összevetitek őket mindkét szomszéddal: csak az számít, hogy több legyen, az nem, hogy mennyivel.
learn-step-science = Tudomány, pontok: +{ $points }. Az azonos szimbólumok száma négyzetesen számít, három különböző pedig külön is ér: néhány keveset hoz, sok nagyon sokat.
learn-step-bought = Érmék: { $coins }. Ennyit nem lehet minden körben költeni: gondolj saját erőforrásra vagy kereskedőhelyre.
learn-step-end = A játszma véget ért. Csoda { $wonder }, konfliktusok { $conflicts }, kincs { $treasury }, tudomány { $science }. Érints meg egy számot az eredményben, és látod, mely kártyákból jött össze.
learn-row-resources = Saját erőforrások
