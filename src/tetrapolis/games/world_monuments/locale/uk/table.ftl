### World Monuments за столом.

table-head = { $monument } · раунд { $round } із 3 · робітник: { $name }
phase-filling = Заповнення каменоломні.
phase-quarry = Фаза каменоломні: ведіть робітника й збирайте камені.
phase-building = Фаза будівництва: один камінь за хід.
phase-over = Партію закінчено.
monument-capitol = Капітолій
monument-notre_dame = Нотр-Дам
monument-san_pietro = Сан-П’єтро
monument-taj_mahal = Тадж-Махал
level-title = Рівень { $level } ({ $points })
filling-short = Виберіть { $count ->
    [one] { $count } середню клітинку, яка отримає лише один камінь
    [few] { $count } середні клітинки, які отримають лише по одному каменю
   *[many] { $count } середніх клітинок, які отримають лише по одному каменю
}.
move-start = Хід { $turn }: { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
   *[many] { $steps } кроків
}.
move-way = Шлях: { $way }. { $steps ->
    [0] Остання клітинка.
    [one] Ще { $steps } крок.
    [few] Ще { $steps } кроки.
   *[many] Ще { $steps } кроків.
}
move-pick = Який камінь ви берете?
behind-screen = за ширмою
stones = { $count ->
    [1] { $colour }
   *[other] { $colour } × { $count }
}
field = { $detail }
colour-purple = фіолетовий
colour-red = червоний
colour-white = білий
colour-orange = помаранчевий
colour-blue = синій (самоцвіт)
colour-black = чорний
column-points = Очки
column-track = Доріжка
column-stones = Покладено
column-losses = Штраф
column-hand = Камені
action-enter-choice = узяти один із: { $stones }
action-short = { $field }: лише один камінь
action-enter-empty = там нічого немає
action-take = узяти: { $colour }
action-build = покласти на рівень { $level }: { $colour }
action-build-offset = покласти на рівень { $level } зі зсувом: { $colour }, на { $count ->
    [one] { $count } камінь
    [few] { $count } камені
   *[many] { $count } каменів
}
action-pass = пас, { $stones ->
    [one] лишається { $stones } будівельний камінь
    [few] лишаються { $stones } будівельні камені
   *[many] лишається { $stones } будівельних каменів
}
category-start = Початкові очки
category-stones = Покладені камені
category-black = Чорний камінь
category-losses = Штраф за пас
category-gems = Самоцвіти
round-title = Раунд { $number }
option-monument = Споруда
option-monument-about = Що ви всі зводите; кожна споруда має свої плани й камені.
option-quarry = Каменоломня
option-quarry-about = Якими клітинками ходить робітник.
option-steps = Кроки робітника для двох гравців
option-steps-about = Скільки кроків робить робітник від ходу до ходу.
option-reenter_start = Повернення на вихідну клітинку
option-reenter_start-about = Чи може робітник за хід один раз повернутися туди, звідки вирушив.
option-round3_pass_loss = Штраф за пас у третьому раунді
option-round3_pass_loss-about = Чи коштує пас у третьому раунді стільки ж, скільки в інших.
option-open_screens = Камені всіх гравців завжди видно
option-open_screens-about = Чи бачать усі всі камені, чи в кожного вони лишаються за ширмою.
preset-printed = Як у правилах
preset-printed-about = За буквою правил: кількість кроків робітника зростає з кожним ходом (2, 3, далі 4), і для двох гравців теж, а на вихідну клітинку за хід можна один раз повернутися; у третьому раунді пас нічого не коштує.
preset-strict = Суворе
preset-strict-about = Для двох гравців хід на 3 кроки пропускають, на вихідну клітинку повертатися не можна, а штраф за пас діє й у третьому раунді.
option-short_fields = Середні клітинки з одним каменем
option-short_fields-about = Хто вирішує, на які середні клітинки покласти лише один камінь, якщо каменів бракує.
option-first_player = Перший гравець
option-first_player-about = У кого спершу робітник і хто починає.
event-start = Починає { $name }.
event-short = { $name } лишає клітинці { $field } один камінь.
event-short-plain = { $name } лишає на одній із середніх клітинок один камінь.
event-fill = Раунд { $round }: до каменоломні { $stones ->
    [one] потрапляє { $stones } камінь
    [few] потрапляють { $stones } камені
   *[many] потрапляє { $stones } каменів
}{ $short ->
    [0] { "" }
   *[other] ; середніх клітинок лише з одним каменем: { $short }
}.
event-place = { $name } ставить робітника на клітинку { $field }.
event-place-plain = { $name } ставить робітника на зовнішнє кільце.
event-enter = { $name } веде робітника на клітинку { $field }.
event-enter-plain = { $name } веде робітника на крок далі.
event-take = { $name } бере камінь: { $colour } ({ $field }).
event-take-plain = { $name } бере камінь: { $colour }.
event-move_end = { $name } збирає { $stones ->
    [one] { $stones } камінь
    [few] { $stones } камені
   *[many] { $stones } каменів
}.
event-black = { $name } повертає чорний камінь, отримує { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
} й бере робітника.
event-build = { $name } кладе камінь: { $colour }, рівень { $level }, місце { $place }, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}.
event-build-plain = { $name } кладе камінь: { $colour }, рівень { $level }, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}.
event-passed = { $name } пасує{ $stones ->
    [0] { "" }
    [one] , лишився { $stones } будівельний камінь
    [few] , лишилися { $stones } будівельні камені
   *[many] , лишилося { $stones } будівельних каменів
}{ $loss ->
    [0] { "" }
    [one] , штраф { $loss } очко
    [few] , штраф { $loss } очки
   *[many] , штраф { $loss } очок
}.
event-complete = { $name } завершує споруду. Партію закінчено.
event-end = У третьому раунді всі спасували. Партію закінчено.
board-material-now = Раунд { $round }, зараз
