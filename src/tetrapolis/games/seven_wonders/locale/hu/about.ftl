### Ahogyan a játék a listákban megjelenik.

game-title = 7 Csoda
game-lead = Három kor, kézről kézre járó kártyák: építs várost a csodád köré.
game-round = { $round ->
    [1] I.
    [2] II.
   *[other] III.
} kor
sheet-title = Kártyalista

choice-boards-chosen = A játékosok választják
choice-sides-day = Mindenki nappali
choice-sides-free = Mindenki választ
choice-sides-night = Mindenki éjszakai
choice-turn6_order-dig_first = Dobópakli, aztán utolsó kártya
choice-turn6_order-seventh_first = Utolsó kártya, aztán dobópakli
