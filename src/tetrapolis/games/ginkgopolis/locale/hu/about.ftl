### Ahogyan a játék a listákban megjelenik.

game-title = Ginkgopolis
game-lead = Növeld kártyáról kártyára kifelé és felfelé a zöld várost, és szerezz többséget a kerületeiben.

choice-characters-draft = draftolás: választás és továbbadás
choice-characters-intro = bevezető játék: kiosztott hármas
