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
own-discarded = Скинуто вами долілиць
discarded-open = Скинуто горілиць
given-back = Повернуто до запасу
hal = Гел
character-1 = Дорожниця
character-2 = Архітекторка
character-3 = Меценат
character-4 = Муляр
character-5 = Архіваріус
character-6 = Скульпторка
character-7 = Садівник
character-8 = Землемір
character-9 = Мер
character-10 = Поромник
character-11 = Інженерка
character-12 = Посол
character-13 = Лісничий
character-14 = Скляр
character-15 = Торговець
character-16 = Поселенка
character-17 = Картограф
character-18 = Корчмар
character-19 = Тесля
character-20 = Кранівниця
character-21 = Покрівельник
character-22 = Криничар
character-23 = Пасічник
character-24 = Ландшафтниця
character-25 = Містобудівник
character-26 = Мостобудівник
character-27 = Макетниця
letter = { $detail }
tile-red = червона { $detail }
tile-blue = синя { $detail }
tile-yellow = жовта { $detail }
place-below-red = під червоною { $detail }
place-below-blue = під синьою { $detail }
place-below-yellow = під жовтою { $detail }
place-left-red = ліворуч від червоної { $detail }
place-left-blue = ліворуч від синьої { $detail }
place-left-yellow = ліворуч від жовтої { $detail }
place-above-red = над червоною { $detail }
place-above-blue = над синьою { $detail }
place-above-yellow = над жовтою { $detail }
place-right-red = праворуч від червоної { $detail }
place-right-blue = праворуч від синьої { $detail }
place-right-yellow = праворуч від жовтої { $detail }
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
goods-resources = { $detail ->
    [one] { $detail } ресурс
    [few] { $detail } ресурси
   *[many] { $detail } ресурсів
}
goods-tiles = { $detail ->
    [one] { $detail } плитка
    [few] { $detail } плитки
   *[many] { $detail } плиток
}
goods-points = { $detail ->
    [one] { $detail } очко
    [few] { $detail } очки
   *[many] { $detail } очок
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
action-marker = жетон { $letter }, нове місце: { $place }
action-shift = жетон { $other } звільняє місце для { $letter } і переходить: { $place }
action-aside = відкласти плитку: { $tile }
action-return = повернути: { $faces }
action-return-nothing = не повертати плиток
action-keep = { $character } ({ $bonus })
category-points = Очки
category-cards = Фінальні бонуси
category-tokens = Жетони заміни карт
category-districts = Райони
round-title = Раунд { $number }
result-tie-rival = Нічия з Гелом — це не перемога.
option-characters = Персонажі
option-characters-about = Як кожен отримує трьох своїх персонажів; для першої партії краще взяти готові набори.
option-expert = Експертний варіант
option-expert-about = Якщо карта Гела — карта околиці, він бере ще одну й може зіграти натомість її.
option-show_stock = Показувати, скільки чого за ширмами
option-show_stock-about = Чи бачать усі, скільки ресурсів, плиток і очок за кожною ширмою.
option-first_player = Перший гравець
option-first_player-about = Хто ходить першим.
preset-printed = Як у правилах
preset-printed-about = За правилами: скільки в кого чого за ширмою, приховано; видно лише, хто що отримує й сплачує.
preset-open = Відкриті ширми
preset-open-about = Усі бачать, скільки в кого ресурсів, плиток і переможних очок, адже це випливає з отриманого й сплаченого; які саме це плитки, лишається прихованим.
event-draft = { $name } залишає собі персонажа: { $character }.
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
event-paid = { $name } платить: { $goods }.
event-gains = { $name } отримує: { $goods }.
event-bonus = { $name } отримує за бонуси карт: { $goods }.
event-shift = Жетон { $letter } звільняє місце; його нове місце: { $place }.
event-marker = Жетон { $letter }, нове місце: { $place }.
event-compensation = { $name } повертає собі ресурси й отримує { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}.
event-exhausted = Запас плиток вичерпано.
event-aside = { $name } відкладає плитку: { $tile }.
event-return_ready = { $name } уже знає, які плитки повертає.
event-returned = { $tiles ->
    [0] { $name } не повертає плиток.
    [one] { $name } повертає: { $faces }; отримує { $tiles } очко.
    [few] { $name } повертає: { $faces }; отримує { $tiles } очки.
   *[many] { $name } повертає: { $faces }; отримує { $tiles } очок.
}
event-rebuild = Нова колода: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[many] { $cards } карт
}.
event-round = Новий раунд; починає { $name }.
event-hal_second = { $name } відкриває { $first } і бере ще одну карту: { $second }. Грає картою { $card }.
event-hal_unable = { $name } не може будувати.
event-end = Партію закінчено.
