### Як гра показана у списках.

game-title = 7 чудес
game-lead = Три епохи, карти йдуть по колу: збудуйте місто довкола свого чуда.

choice-boards-chosen = обирають гравці
choice-sides-day = день
choice-sides-free = кожен обирає
choice-sides-night = ніч
choice-turn6_order-dig_first = спершу скид, потім остання карта
choice-turn6_order-seventh_first = спершу остання карта, потім скид
