### Ahogyan a játék a listákban megjelenik.

game-title = 7 Csoda
game-lead = Három kor, kézről kézre járó kártyák: építs várost a csodád köré.
sheet-title = Kártyalista

choice-boards-chosen = a játékosok választják
choice-sides-day = nappal
choice-sides-free = mindenki választ
choice-sides-night = éjszaka
choice-turn6_order-dig_first = előbb a dobópakli, aztán az utolsó kártya
choice-turn6_order-seventh_first = előbb az utolsó kártya, aztán a dobópakli
