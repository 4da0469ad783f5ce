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
move = { $code }, { $price ->
    [0] безплатно
    [one] { $price } камінь
    [few] { $price } камені
   *[many] { $price } каменів
}, рівень { $level }

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

event-take = { $name } бере плитку { $tile } { $price ->
    [0] безплатно
    [one] за { $price } камінь
    [few] за { $price } камені
   *[many] за { $price } каменів
}.
event-place = { $name } розміщує плитку { $tile } на { $q },{ $r }, поворот { $k }, рівень { $level }.
event-income = { $name } отримує { $stones ->
    [one] { $stones } камінь
    [few] { $stones } камені
   *[many] { $stones } каменів
} за закриті кар’єри.
event-refill = Будівельний майданчик поповнено.
event-chief = Головний архітектор тепер { $name }.
event-architect_take = { $name } бере плитку { $tile } { $price ->
    [0] безплатно
    [one] за { $price } камінь
    [few] за { $price } камені
   *[many] за { $price } каменів
}.
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
