### Ami a Ginkgopolis szabályai mellett áll: a játék röviden, jelek, billentyűk; miből áll a pontszám; miért nem tehető meg valami.

summary-goal-title = A cél
summary-goal = Mindenki ugyanazt a várost építi, kifelé és fölfelé. Minden körben mindenki titokban választ egy kártyát, önmagában vagy épületlapkával. A legtöbb sikerpont nyer.
summary-exploit-title = Hasznosítás
summary-exploit = Az épületkártya önmagában az épületét használja, bárkié is az. Minden szint egyet ad: a piros erőforrást, a kék épületlapkát, a sárga sikerpontot.
summary-urbanize-title = Bővítés
summary-urbanize = Külterület-kártya épületlapkával: a város kifelé nő. Az épületlapka az ilyen betűjű külterület-jelző helyére kerül, egy saját erőforrással, és a szomszédos épületek adnak neked valamit.
summary-construct-title = Szintépítés
summary-construct = Épületkártya épületlapkával: az épület magasabb lesz. Szintenként egy erőforrást teszel rá. A kártyát és a bónuszát megtartod.
summary-districts-title = Kerületek
summary-districts = A végén az egymás mellett álló, azonos színű épületek kerületet alkotnak. Akié ott a legtöbb erőforrás, annyi pontot kap, ahány ott összesen van, itt { $all }; a második csak a sajátjai után kap, itt { $own }.
summary-end-title = A játék vége
summary-end = Az a kör az utolsó, amelyben másodszor is elfogynak az épületlapkák, vagy valaki leteszi a színe utolsó erőforrását. A kerületek, a játék végi bónuszok és a megmaradt lapdobásjelzők is pontot érnek.

sign-red = Piros épület: erőforrást ad
sign-blue = Kék épület: épületlapkát ad
sign-yellow = Sárga épület: sikerpontot ad
sign-floors = Épület: szintjeinek száma és tulajdonosának jele
sign-leaf = Külterület-jelző: itt nőhet a város kifelé
sign-resources = Erőforrások: az épületekre kerülnek
sign-tiles = Épületlapkák
sign-points = Sikerpontok
sign-exploit = Hasznosítás: egy kártya önmagában
sign-urbanize = Bővítés: külterület-kártya épületlapkával
sign-construct = Szintépítés: épületkártya épületlapkával
sign-end = Játék végi bónusz: a játék végén hoz pontot
sign-token = Lapdobásjelző: új kártyákra cseréli a kezedben lévőket; ha megmarad, 2 sikerpont
sign-deck = Húzópakli
sign-discards = Dobott lapok
sign-supply = Az épületlapkák készlete
sign-first = A kör kezdőjátékosa
sign-crane = Építésiterület-jelző: az épület kártyája még nincs a húzópakliban
sign-low = Alacsony épületek, játék végi bónuszhoz
sign-tall = Magas épületek, játék végi bónuszhoz
sign-card = Kártyák
sign-districts = Kerületek, és amit most érnek
sign-person = Karakterkártya

key-number = A kezedben lévő első, második, harmadik … kártya, vagy a vele végzett akció kiválasztása

category-points-why = A játék közben gyűjtött sikerpontjaid (GK-65).
category-cards-why = Az egyenlőségjellel jelölt kártyáid pontjai (GK-54).
category-tokens-why = Minden megmaradt lapdobásjelződ 2 sikerpontot ér (GK-65).
category-districts-why = A kerületekben a legtöbb és a második legtöbb erőforrásért járó pontok (GK-67).

why-GK-19 = A kezedben lévő karakterkártyák közül pontosan egyet tartasz meg.
why-GK-23 = Tedd le egy kártyádat, önmagában vagy egy saját épületlapkával.
why-GK-24 = Már letetted, amit választottál: sem a kártya, sem az épületlapka nem cserélhető le.
why-GK-25 = Nincs több lapdobásjelződ.
why-GK-27 = Már letetted a kártyádat: most már nem kérhetsz új kártyákat.
why-GK-28 = Most nem te következel.
why-GK-30 = Vegyél el egy erőforrást vagy egy épületlapkát.
why-GK-34 = A külterület-jelzőnek az új épület melletti szabad helyre kell kerülnie.
why-GK-37 = Az új épület mellett nincs szabad hely: a külterület-jelzőnek csak a kiemelt helyek maradnak.
why-GK-47 = Ebből már nincs több a készletben.
why-GK-58 = Erről már döntöttél.
why-GK-60 = Nincs ilyen épületlapkád.
why-GK-63 = A játszma véget ért.
