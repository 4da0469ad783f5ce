### Ahogyan a játék a listákban megjelenik.

game-title = World Monuments
game-lead = Gyűjtsetek köveket a közös munkással, majd építsetek együtt, mégis egymás ellen egy híres épületet.

choice-quarry-round = kerek
choice-steps-turn = az út sorszáma szerint
choice-steps-player = a játékosok sorrendje szerint
choice-short_fields-random = sorsolással
choice-short_fields-chosen = a kezdőjátékos választja ki
