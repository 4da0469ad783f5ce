### Як гра показана у списках.

game-title = Ginkgopolis
game-lead = Розбудовуйте зелене місто вшир і вгору, карта за картою, і боріться за його райони.
game-round = Раунд { $round }

choice-characters-draft = Драфт: вибрати й передати далі
choice-characters-intro = Готові, для першої партії
