### Akropolis за столом.

table-head = Раунд { $round } · { $stacks ->
    [0] стосів не лишилося
    [one] лишився { $stacks } стос
    [few] лишилося { $stacks } стоси
   *[many] лишилося { $stacks } стосів
} · головний архітектор: { $chief }
city-of = Місто: { $name }
row-price = { $index }: { $price ->
    [0] безплатно
    [one] { $price } камінь
    [few] { $price } камені
   *[many] { $price } каменів
}
move = { $tile }: { $price ->
    [0] безплатно
    [one] за { $price } камінь
    [few] за { $price } камені
   *[many] за { $price } каменів
}, на рівні { $level }

hexes-house = { $detail ->
    [one] { $detail } будинок
    [few] { $detail } будинки
   *[many] { $detail } будинків
}
hexes-quarry = { $detail ->
    [one] { $detail } кар’єр
    [few] { $detail } кар’єри
   *[many] { $detail } кар’єрів
}
hex-plaza-house = площа будинків
hex-plaza-market = площа ринків
hex-plaza-barracks = площа казарм
hex-plaza-temple = площа храмів
hex-plaza-garden = площа садів

category-house = Будинок
category-market = Ринок
category-barracks = Казарми
category-temple = Храм
category-garden = Сад
category-stones = Камінь
category-quarries = Кар’єр

architect-easy = Гіпподам
architect-medium = Метаген
architect-hard = Каллікрат

event-take = { $name } бере плитку { $price ->
    [0] безплатно
    [one] за { $price } камінь
    [few] за { $price } камені
   *[many] за { $price } каменів
}: { $tile }.
event-place = { $name } розміщує її на рівні { $level }.
event-income = { $name } отримує { $stones ->
    [one] { $stones } камінь за закритий кар’єр
    [few] { $stones } камені за закриті кар’єри
   *[many] { $stones } каменів за закриті кар’єри
}.
event-refill = Будівельний майданчик поповнено.
event-chief = Головний архітектор тепер { $name }.
event-architect_take = { $name } бере плитку { $price ->
    [0] безплатно
    [one] за { $price } камінь
    [few] за { $price } камені
   *[many] за { $price } каменів
}: { $tile }.
event-end = Гру закінчено.

option-solo_level = Складність одиночної гри
option-long_game = Довга гра
option-variant_house = Варіант будинків
option-variant_market = Варіант ринків
option-variant_barracks = Варіант казарм
option-variant_temple = Варіант храмів
option-variant_garden = Варіант садів
option-house_group = Житловий масив
option-barracks_edge = Казарми на околиці
option-lake = Озеро
option-first_player = Перший гравець
