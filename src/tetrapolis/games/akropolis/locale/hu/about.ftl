### Ahogyan a játék a listákban megjelenik.

game-title = Akropolis
game-lead = Rakj háromnegyedes lapkákból felfelé növő görög várost.
