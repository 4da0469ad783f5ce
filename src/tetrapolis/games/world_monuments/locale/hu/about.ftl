### Ahogyan a játék a listákban megjelenik.

game-title = World Monuments
game-lead = Fejtsetek követ a közös úton, majd építsetek együtt, mégis egymás ellen egy műemléket.
