### Як гра показана у списках.

game-title = World Monuments
game-lead = Водіть спільного робітника по каміння й зводьте одну споруду: разом і одне проти одного.

choice-quarry-round = кругла
choice-steps-turn = за номером ходу
choice-steps-player = за місцем гравця
choice-short_fields-random = за жеребом
choice-short_fields-chosen = вибирає перший гравець
