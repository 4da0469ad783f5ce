### Ahogyan a játék a listákban megjelenik.

game-title = 7 Csoda
game-lead = Három korszak, körbejáró kezek: építs várost a csodád köré.

choice-boards-chosen = a játékosok választják
choice-sides-day = nappal
choice-sides-free = mindenki választ
choice-sides-night = éjszaka
choice-turn6_order-dig_first = előbb a dobópakli, aztán az utolsó lap
choice-turn6_order-seventh_first = előbb az utolsó lap, aztán a dobópakli
