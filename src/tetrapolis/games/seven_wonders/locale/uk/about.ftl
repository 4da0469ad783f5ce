### Як гра показана у списках.

game-title = 7 Чудес
game-lead = Три епохи, карти йдуть по колу: збудуйте місто довкола свого чуда.
sheet-title = Список карт

choice-boards-chosen = вибирають гравці
choice-sides-day = денний
choice-sides-free = кожен вибирає
choice-sides-night = нічний
choice-turn6_order-dig_first = спершу скид, потім остання карта
choice-turn6_order-seventh_first = спершу остання карта, потім скид
