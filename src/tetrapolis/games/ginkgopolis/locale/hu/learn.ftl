### A Ginkgopolis leckéje: amit a kísérő az asztalnál mond.

learn-about = Egy kártya önmagában vagy lapkával: hasznosítás, bővítés, szintépítés; és hogy miért az erőforrásokon múlnak a kerületek. Tanonc ellen, nagyjából tíz perc.
learn-good-resources = Erőforrások
learn-good-tiles = Épületlapkák
learn-step-goal = Mindenki ezt az egy várost építi. Az egymás mellett álló, azonos színű épületek kerületet alkotnak; a végén az kap pontot egy kerület minden erőforrásáért, akinek ott a legtöbb van. A legtöbb sikerpont nyer.
learn-step-hand = A paravánod mögött: erőforrások { $resources }, lapkák { $tiles }; kártyák a kezedben: { $cards }. Minden körben mindenki titokban választ egy kártyát, önmagában vagy lapkával, a többit továbbadja.
learn-step-exploit = Az épületkártya önmagában az épületét hasznosítja, bárkié is az. A piros erőforrást ad, a kék lapkát, a sárga pontot. Válaszd a piros épület kártyáját, mást ne. A karaktered bónuszával: erőforrások +{ $resources }, lapkák +{ $tiles }.
learn-step-exploit-else = A piros épület hasznosítása feltölti a készletedet: erőforrás nélkül később semmit sem építhetsz.
learn-step-urbanize = Most bővítsd a várost: válassz egy külterület-kártyát és egy lapkádat. A lapka az ilyen betűjű külterület-jelző helyére kerül, rajta egy erőforrásoddal, és a szomszédos épületek adnak neked valamit. Itt: pontok +{ $points }, erőforrások { $resources }, lapkák { $tiles }.
learn-step-urbanize-else = Ha külterület-kártyához lapkát is teszel, a város kifelé nő; az új épület a tiéd lesz.
learn-step-marker = A külterület-jelző egy szabad helyre költözik az új épület mellé. Válaszd ki, hová: valaki később ott fog építeni.
learn-step-construct = Most építs magasabbra: épületkártya lapkával. Szintenként egy erőforrásod kerül rá, így te vezetsz a kerületében. Itt: erőforrások { $resources }, kerületek +{ $districts }. A kártyát megtartod a bónuszáért.
learn-step-construct-else = Ha magasabbra építesz, az erőforrásaid egy kerületbe kerülnek. Csak az ott lévő erőforrások döntik el, kié a többség.
learn-step-empty = Megmaradt erőforrások: { $resources }. Nélkülük nem lehet építeni: hamarosan hasznosíts egy piros épületet. Ha a tieidből a készletben sincs több, az utolsó letétele véget vet a játszmának.
learn-step-majority = Kerületek: +{ $districts }, ott tiéd a többség. Csak a végén számít, ezért el is vehetik tőled: több erőforrással vagy más színű lapkával.
learn-step-new-hand = Az új kártyák egy lapdobásjelzőbe kerülnek: pontok { $points }. Tartogasd a jelzőket arra, amikor semmire sem jók a kártyáid.
learn-step-kept = A megtartott kártyáid a végén pontot hoznak: most +{ $points }.
learn-step-soon = Lapkák a készletben: { $tiles }. Amikor másodszor is elfogynak, az a kör az utolsó. Most a kerületeket nézd, ne a készletedet.
learn-step-end = A játszma véget ért. Gyűjtött pontok { $points }, kártyák { $cards }, jelzők { $tokens }, kerületek { $districts }. Érints meg egy számot az eredményben, és látod, miből áll össze.
