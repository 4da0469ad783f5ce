### Ahogyan a játék a listákban megjelenik.

game-title = World Monuments
game-lead = Fejtsetek követ a közös úton, majd építsetek együtt, mégis egymás ellen egy műemléket.

choice-quarry-round = kerek
choice-steps-turn = a forduló szerint
choice-steps-player = a játékos helye szerint
