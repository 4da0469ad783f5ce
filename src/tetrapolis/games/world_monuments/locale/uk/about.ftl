### Як гра показана у списках.

game-title = World Monuments
game-lead = Водіть спільного робітника по каміння й зводьте одну споруду: разом і одне проти одного.
game-round = Раунд { $round }
choice-quarry-round = Кругла
choice-steps-turn = 2, 3, потім 4
choice-steps-player = 2, потім 4
choice-short_fields-random = За жеребом
choice-short_fields-chosen = Вибирає перший гравець
