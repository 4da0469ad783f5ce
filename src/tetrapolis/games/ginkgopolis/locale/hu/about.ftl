### Ahogyan a játék a listákban megjelenik.

game-title = Ginkgopolis
game-lead = Terjeszd és emeld a zöld várost kártyáról kártyára, és urald a negyedeit.

choice-characters-draft = választás és továbbadás
choice-characters-intro = kiosztott, első játszmához
