### Як гра показана у списках.

game-title = 7 Чудес
game-lead = Три епохи, карти йдуть по колу: збудуйте місто довкола свого чуда.
game-round = Епоха { $round ->
    [1] I
    [2] II
   *[other] III
}
sheet-title = Список карт

choice-boards-chosen = Вибирають гравці
choice-sides-day = Денний для всіх
choice-sides-free = Кожен вибирає
choice-sides-night = Нічний для всіх
choice-turn6_order-dig_first = Скид, потім остання карта
choice-turn6_order-seventh_first = Остання карта, потім скид
