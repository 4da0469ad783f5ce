### Як гра показана у списках.

game-title = World Monuments
game-lead = Добувайте камені спільним шляхом і зводьте один монумент разом, та все ж одне проти одного.

choice-quarry-round = кругла
choice-steps-turn = за номером ходу
choice-steps-player = за місцем гравця
