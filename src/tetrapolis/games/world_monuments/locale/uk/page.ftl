### Поле World Monuments на сторінці.

ask-place = Поставте робітника на клітинку зовнішнього кільця.
ask-short = { $count ->
    [1] Виберіть середню клітинку, яка отримає лише один камінь.
    [one] Виберіть { $count } середню клітинку, яка отримає лише один камінь.
    [few] Виберіть { $count } середні клітинки, які отримають лише по одному каменю.
   *[many] Виберіть { $count } середніх клітинок, які отримають лише по одному каменю.
}
ask-step = Ведіть робітника далі: { $steps ->
    [1] останній крок, він має закінчитися на зовнішньому кільці.
    [one] лишився { $steps } крок.
    [few] лишилося { $steps } кроки.
   *[many] лишилося { $steps } кроків.
}
ask-take = Виберіть камінь, який берете з клітинки робітника.
ask-build = Покладіть один зі своїх каменів на підсвічене місце.
ask-pass = Жоден ваш камінь не підходить: мусите спасувати.
board-colour-letter-purple = Ф
board-colour-letter-red = Ч
board-colour-letter-white = Б
board-colour-letter-orange = П
board-colour-letter-blue = С
board-colour-letter-black = ★
board-round = Раунд { $round } із { $rounds }
board-phase-quarry = Каменоломня
board-phase-building = Будівництво
board-phase-over = Кінець
board-holder = Робітник: { $name }
board-note = Про план і каменоломню
board-more = План, матеріали та гравці
board-quarry = Каменоломня
board-ring-outer = Зовнішнє кільце, клітинка { $field }
board-ring-middle = Середнє кільце, клітинка { $field }
board-ring-inner = Центральне коло
board-seen-outer = Зовнішнє кільце
board-seen-middle = Середнє кільце
board-seen-inner = Центральне коло
board-field-stones = { $where }: { $stones }.
board-field-empty = { $where }: порожньо.
board-field-shorten = Тут можна лишити один камінь.
board-field-short = Отримає лише один камінь.
board-field-worker = Тут стоїть робітник.
board-field-entered = Це був крок { $step }.
board-field-enter = Сюди можна ступити.
board-take = Узяти камінь: { $colour } ({ $field })
board-seen-take = Узяти камінь: { $colour }
board-way = Шлях робітника
board-way-turn = Хід { $turn }
board-way-step = Крок { $step }: { $field }, { $stone }
board-way-nothing = нічого не взято
board-way-left = Крок { $step } ще попереду
board-hint-place = Ступіть на підсвічену клітинку: робітник бере один із каменів, що там лежать.
board-hint-short = На підсвічених середніх клітинках можна лишити один камінь. Решта отримають по два.
board-hint-take = Виберіть один камінь на клітинці робітника.
board-hint-build = Підсвічено місця, куди підходять ваші камені.
board-hint-pass = Нічого не підходить: кожен будівельний камінь, що лишився, — штрафне очко.
board-hint-pass-free = Нічого не підходить. У цьому раунді пас нічого не коштує.
board-hint-wait = Вибирає { $name }.
board-hint-over = Споруду завершено. Самоцвіти пораховано.
board-hint-over-unfinished = Партію закінчено, але споруда не завершена. Самоцвіти пораховано.
board-monument-built = { $monument }: покладено каменів { $built } із { $slots }
board-levels = Показані рівні
board-front = фасад
board-level-all = Усі
board-level-upto = До рівня { $level }, покладено каменів { $built } із { $slots }
board-turn-left = Обернути споруду ліворуч (Shift+R)
board-turn-right = Обернути споруду праворуч (R)
board-plans = План будівництва
board-plan-level = Рівень { $level }
board-plan-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
board-slot = Рівень { $level }, місце { $place }: { $colour }, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}.
board-slot-built = Зайняте: { $name }.
board-slot-fits = Вільне: ваш камінь сюди підходить.
board-slot-open = Вільне.
board-slot-waits = Унизу ще бракує каменів: рівень { $level }, місця { $places }.
board-seen-slot = Рівень { $level }: { $colour }, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}.
board-seen-waits = Під цим місцем ще бракує каменів.
board-chosen = Вибрано, чекає на підтвердження.
board-hand = Ваші камені
board-hand-stone = { $stones }
board-hand-fits = { $stones }: підходить на { $count ->
    [one] { $count } місце
    [few] { $count } місця
   *[many] { $count } місць
}
board-hand-none = { $stones }: зараз нікуди не підходить
board-hand-gem = { $stones }: рахується наприкінці
board-hand-only = Підсвічено лише місця цього кольору: { $colour }. Натисніть камінь ще раз, щоб побачити всі.
board-pass = Пас
board-players = Гравці
board-player-passed = пас
board-player-hidden = камені за ширмою
board-player-hidden-why = Цих каменів ніхто інший не бачить, доки { $name } не спасує або партія не закінчиться.
board-player-show = { $name }: показати покладені камені
board-player-built = покладено { $count ->
    [one] { $count } камінь
    [few] { $count } камені
   *[many] { $count } каменів
}
board-track = Доріжка очок: маркер кожного стоїть на його очках. Після кінця доріжки він рухається далі з клітинки 1 (WM-36).
board-material = План матеріалів
board-material-round = Раунд { $round }
board-material-open = Вільні місця
