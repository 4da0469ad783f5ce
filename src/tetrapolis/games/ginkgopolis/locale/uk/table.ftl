### Ginkgopolis за столом.

table-head = Плиток у запасі: { $tiles } · колода: { $deck } · перший гравець: { $name }
phase-draft = Драфт: кожен залишає собі персонажа.
phase-select = Кожен викладає карту, саму або з плиткою.
phase-good = Карта околиці без плитки: ресурс або плитка.
phase-marker = Жетон околиці переходить на нове місце.
phase-return = Запас плиток вичерпано: плитки можна повернути.
phase-over = Партію закінчено.
tableau-of = Перед ширмою: { $name }
own-hand = Ваші карти
own-tiles = Ваші плитки
hal = Гел
character = персонаж { $detail }
letter = { $detail }
tile-red = червона { $detail }
tile-blue = синя { $detail }
tile-yellow = жовта { $detail }

column-resources = Ресурси
column-supply = Запас
column-tiles = Плитки
column-tokens = Заміни
column-points = Очки
column-cards = Карти
column-districts = Райони

colour-red = червоного
colour-blue = синього
colour-yellow = жовтого
trigger-exploit = використання
trigger-urbanize = розширення
trigger-construct = надбудова
goods-resources = { $count ->
    [one] { $count } ресурс
    [few] { $count } ресурси
   *[many] { $count } ресурсів
}
goods-tiles = { $count ->
    [one] { $count } плитка
    [few] { $count } плитки
   *[many] { $count } плиток
}
goods-points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[many] { $count } очок
}
bonus-exploit = використання: { $goods }
bonus-urbanize = розширення: { $goods }
bonus-construct = надбудова: { $goods }
bonus-start = { $bonus }; на початку: { $goods }
end-resources = наприкінці: { $points } за кожен власний ресурс на будівлях { $colour } кольору
end-low = наприкінці: { $points } за кожну власну будівлю, у якій щонайбільше { $most ->
    [one] { $most } поверх
    [few] { $most } поверхи
   *[many] { $most } поверхів
}
end-tall = наприкінці: { $points } за кожну власну будівлю, у якій щонайменше { $least ->
    [one] { $least } поверх
    [few] { $least } поверхи
   *[many] { $least } поверхів
}
end-trigger = наприкінці: { $points } за кожну власну карту з бонусом: { $trigger }
end-colour = наприкінці: { $points } за кожну власну карту { $colour } кольору
end-flat = наприкінці: { $points }

action-exploit = використання: { $card }
action-urbanize = розширення: жетон { $card }, плитка: { $tile }
action-construct = надбудова: { $card }, плитка: { $tile }
action-new-hand = замінити карти за жетон
action-take-resource = узяти ресурс
action-take-tile = узяти плитку
action-marker = жетон { $letter } у стовпець { $x }, рядок { $y }
action-shift-earlier = попередній жетон звільняє місце для { $letter } і переходить у стовпець { $x }, рядок { $y }
action-shift-later = наступний жетон звільняє місце для { $letter } і переходить у стовпець { $x }, рядок { $y }
action-return = повернути плитку: { $tile }
action-done = більше не повертати плиток

category-points = Очки
category-cards = Фінальні бонуси
category-tokens = Жетони заміни карт
category-districts = Райони

option-characters = Персонажі
option-expert = Експертний варіант
option-show_stock = Показувати, скільки чого за ширмами
option-first_player = Перший гравець

event-draft = { $name } залишає собі: { $character }.
event-draft-hidden = { $name } залишає собі персонажа.
event-characters = { $name }, персонажі: { $first }, { $second }, { $third }.
event-new_hand = { $name } замінює карти.
event-select = { $name } викладає карту{ $with_tile ->
    [0] { "" }
   *[other] { "" } з плиткою
}.
event-exploit = { $name } використовує карту: { $card }.
event-urbanize = { $name } розширює місто: жетон { $letter }, плитка { $tile }.
event-construct = { $name } надбудовує: { $card }, плитка { $tile }.
event-fall_back = { $name } не може за це заплатити: { $card }, плитка { $tile }.
event-good = { $name } бере { $good }.
event-marker = Жетон { $letter } переходить у стовпець { $x }, рядок { $y }.
event-compensation = { $name } повертає собі ресурси й отримує { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}.
event-exhausted = Запас плиток вичерпано.
event-aside = { $name } відкладає плитку: { $tile }.
event-return_ready = { $name } більше не повертає плиток.
event-returned = { $name } { $tiles ->
    [0] не повертає плиток
    [one] повертає { $tiles } плитку
    [few] повертає { $tiles } плитки
   *[many] повертає { $tiles } плиток
}.
event-rebuild = Нова колода: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[many] { $cards } карт
}.
event-round = Новий раунд; починає { $name }.
event-hal_unable = { $name } не може будувати.
event-end = Партію закінчено.
good-resource = ресурс
good-tile = плитку
