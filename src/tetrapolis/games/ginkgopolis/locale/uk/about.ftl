### Як гра показана у списках.

game-title = Ginkgopolis
game-lead = Розширюйте й підіймайте зелене місто карта за картою та пануйте в його районах.

choice-characters-draft = вибір із передаванням
choice-characters-intro = готові, для першої партії
