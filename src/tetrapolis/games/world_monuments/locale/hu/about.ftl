### Ahogyan a játék a listákban megjelenik.

game-title = World Monuments
game-lead = Gyűjtsetek köveket a közös munkással, majd építsetek együtt, mégis egymás ellen egy híres épületet.
game-round = { $round }. kör
choice-quarry-round = Kerek
choice-steps-turn = 2, 3, aztán 4
choice-steps-player = 2, aztán 4
choice-short_fields-random = Sorsolással
choice-short_fields-chosen = A kezdőjátékos választja ki
