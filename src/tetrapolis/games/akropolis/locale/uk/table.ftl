### Akropolis за столом.

table-head = Раунд { $round } · { $stacks ->
    [0] стосів не лишилося
    [one] лишився { $stacks } стос
    [few] лишилося { $stacks } стоси
   *[many] лишилося { $stacks } стосів
} · головний архітектор: { $chief }
city-of = Місто: { $name }
unseen-tiles = Долілиць (райони й площі): { $tiles ->
    [one] { $tiles } плитка
    [few] { $tiles } плитки
   *[many] { $tiles } плиток
}
aid-rules = Пам’ятка: r AK-33–AK-37 (коли райони приносять очки), AK-50–AK-54 (що їх подвоює), AK-2 і AK-41 (плитки й ходи), AK-40 (кінець гри).
map-legend = Велика літера із зірками — площа; число — рівень.
row-price = { $index }: { $price ->
    [0] безплатно
    [one] { $price } камінь
    [few] { $price } камені
   *[many] { $price } каменів
}
move = { $tile }: { $price ->
    [0] безплатно
    [one] за { $price } камінь
    [few] за { $price } камені
   *[many] за { $price } каменів
}, на рівні { $level }
hexes-house = { $detail ->
    [one] { $detail } будинок
    [few] { $detail } будинки
   *[many] { $detail } будинків
}
hexes-quarry = { $detail ->
    [one] { $detail } кар’єр
    [few] { $detail } кар’єри
   *[many] { $detail } кар’єрів
}
hex-plaza-house = житлова площа
hex-plaza-market = ринкова площа
hex-plaza-barracks = казармена площа
hex-plaza-temple = храмова площа
hex-plaza-garden = садова площа
category-house = Будинки
category-market = Ринки
category-barracks = Казарми
category-temple = Храми
category-garden = Сади
category-stones = Камені
category-quarries = Кар’єри
round-title = Раунд { $number }
result-tie-break = Очок порівну ({ $others }): вирішила більша кількість каменів.
result-tie-rival = Очок порівну: для перемоги треба мати більше каменів, ніж Архітектор.
architect-easy = Гіпподам
architect-medium = Метаген
architect-hard = Каллікрат
event-take = { $name } бере плитку { $price ->
    [0] безплатно
    [one] за { $price } камінь
    [few] за { $price } камені
   *[many] за { $price } каменів
}: { $tile }.
event-place = { $name } розміщує її на рівні { $level }.
event-income = { $name } отримує { $stones ->
    [one] { $stones } камінь за закритий кар’єр
    [few] { $stones } камені за закриті кар’єри
   *[many] { $stones } каменів за закриті кар’єри
}.
event-refill = Будівельний майданчик поповнено.
event-chief = Тепер головний архітектор — { $name }.
event-architect_take = { $name } бере плитку { $price ->
    [0] безплатно
    [one] за { $price } камінь
    [few] за { $price } камені
   *[many] за { $price } каменів
}: { $tile }.
event-end = Партію закінчено.
option-solo_level = Складність одиночної гри
option-solo_level-about = Скільки очок дають Архітекторові його райони й кар’єри.
option-long_game = Довга гра
option-long_game-about = У грі всі плитки кварталів (їх 61), тож партія має більше раундів.
option-variant_house = Варіант будинків
option-variant_house-about = Житловий масив дає вдвічі більше очок, якщо його цінність 10 або більше.
option-variant_market = Варіант ринків
option-variant_market-about = Ринок дає вдвічі більше очок, якщо прилягає до ринкової площі.
option-variant_barracks = Варіант казарм
option-variant_barracks-about = Казарми дають удвічі більше очок, якщо порожній простір прилягає до них із 3 або 4 боків.
option-variant_temple = Варіант храмів
option-variant_temple-about = Храм дає вдвічі більше очок, якщо стоїть на рівні 2 або вище.
option-variant_garden = Варіант садів
option-variant_garden-about = Сад дає вдвічі більше очок, якщо прилягає до озера.
option-house_group = Житловий масив
option-house_group-about = Який із ваших житлових масивів приносить очки.
option-barracks_edge = Казарми на околиці
option-barracks_edge-about = Який порожній простір поруч із казармами вважається околицею.
option-lake = Озеро
option-lake-about = Якого розміру замкнений простір вважається озером у варіанті садів.
option-first_player = Перший гравець
option-first_player-about = Хто робить перший хід.
preset-online = Як на інших сайтах
preset-online-about = Так грають в інтернеті. У двох місцях це відрізняється від друкованого тексту: озеро може бути будь-якого розміру, а варіант казарм враховує лише порожній простір за межами міста.
preset-printed = Як у правилах
preset-printed-about = За буквою правил: казарми приносять очки на зовнішньому краї міста, варіант казарм враховує будь-який порожній простір поруч, зокрема й замкнений, а озеро має бути завбільшки рівно з один квартал.
