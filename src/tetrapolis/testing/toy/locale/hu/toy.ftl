### A megfelelőségi vizsgálat játékszere.

game-title = Próbajáték
rules-title = Próbajáték
rules-lead = Apró játék, amely a motor minden részét kipróbálja.
rules-section-all = Szabályok

TOY-1 = Tizenkét kártyát megkeverünk; minden hely hármat kap, a többiek elől rejtve.
TOY-2 = A három forduló mindegyikének elején egy kocka mutatja a díjat.
TOY-3 = Minden hely titokban és egyszerre választ egy kártyát, fordulónként egyszer.
TOY-4 = A saját kezedből választasz kártyát; ha mindenki választott, a kártyákat felfedjük, és a legmagasabb nyeri a díjat (az „alacsony nyer” beállítással a legalacsonyabb).
TOY-5 = A forduló győztese megtartja a díjat, vagy még egyszer dob, és azt kapja, ami jön.
TOY-6 = Három forduló után a legnagyobb összegű díj nyer; egyenlő összegek osztoznak a győzelmen.

option-low_wins = Az alacsony lap nyer
option-low_wins-about = A kör díját nem a legmagasabb, hanem a legalacsonyabb lap nyeri.
category-prizes = Díjak

toy-table = { $round }. forduló, díj: { $prize }
toy-player = { $name }: díjak { $prizes }, kéz { $hand }
toy-action-card = { A_AZ($card) }. kártya kijátszása
toy-action-keep = a díj megtartása
toy-action-roll = új dobás

event-choose = { $name } { A_AZ($card) }. kártyát választja.
event-choose-hidden = { $name } kártyát választ.
event-reveal = { $name } felfedi { A_AZ($card) }. kártyát.
event-prize = A díj: { $value }.
event-keep = { $name } megtartja: { $value }.
event-roll = { $name } dob: { $value }.
