### Ahogyan a játék a listákban megjelenik.

game-title = 7 Csoda
game-lead = Három korszak, körbejáró kezek: építs várost a csodád köré.
