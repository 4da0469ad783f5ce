### Ahogyan a játék a listákban megjelenik.

game-title = Ginkgopolis
game-lead = Növeld kártyáról kártyára kifelé és felfelé a zöld várost, és szerezz többséget a kerületeiben.
game-round = { $round }. kör

choice-characters-draft = Draftolás: egyet tartasz meg
choice-characters-intro = Bevezető játék: kiosztott hármas
