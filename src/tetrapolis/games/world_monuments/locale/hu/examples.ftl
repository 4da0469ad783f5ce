### A World Monuments rajzolt példáinak magyarázata.

example-WM-17 = A kőbányafázis harmadik útja: { $steps } lépés, és minden mezőről egy kő: lila, narancssárga, piros. Az út a külső gyűrűn ér véget.
example-WM-19 = Nem szabad: a második lépés sarkon át vezetne. A két mezőnek nincs közös határa.
example-WM-20 = Nem szabad: a harmadik lépés újra arra a mezőre vezetne, ahová az első.
example-WM-22 = Nem szabad: a harmadik lépés az utolsó, és a külső gyűrű helyett a belső körmezőn érne véget.
example-WM-28 = A kőbányafázis végén nálad van a fekete kő: { $points } pont, és tiéd a munkás.
example-WM-32 = A fehér kő az 1. szint két kövére fekszik rá, ezért { A_AZ($level) }. szinten van, és { $points } pontot ér.
example-WM-34 = Nem szabad: a narancssárga kő { $supports } kőre feküdne rá, de közülük egy hiányzik.
example-WM-39 = A három építőkő közül egyik sem illik sehová, ezért passzolsz, és { $points } mínuszpontot kapsz. A drágakövekért nem jár mínuszpont.
example-WM-49 = { $gems } drágakő a játék végén: { $points } pont.
