### 7 чудес за столом.

table-head = Епоха { $age ->
    [1] I
    [2] II
   *[3] III
}, хід { $turn } · скид: { $pile }
passing-left = карти передають ліворуч
passing-right = карти передають праворуч
phase-boards = Вибір планшетів чудес.
phase-sides = Усі вибирають бік свого планшета.
city-of = Місто: { $name }
pile = Скид

column-wonder = Чудо
column-stages = Етапи
column-coins = Монети
column-shields = Щити
column-conflicts = Конфлікти

action-build = { $card }: { $words }
action-stage = етап { $number } ({ $words }), під ним: { $card }
action-sell = продати за 3 монети: { $card }
action-dig-nothing = нічого не будувати зі скиду
action-side = { $side }
action-board = { $board }
facts = { $first }; { $others }

cost-free = безплатно
cost-coins = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монети
   *[many] { $coins } монет
}
cost-units = { $count } × { $unit }
price-none = безплатно
price-chain = ланцюжок
price-colour = новий колір
price-first = перша карта
price-last = остання карта
price-coin = 1 монета
price-own = свої ресурси
own-buried = Під вашим чудом
own-discarded = Ви скинули
effect-produce = { $count ->
    [one] дає: { $kinds }
    [few] дає: { $count } × { $kinds }
   *[many] дає: { $count } × { $kinds }
}
effect-points = { $value ->
    [one] { $value } очко
    [few] { $value } очки
   *[many] { $value } очок
}
effect-shields = { $value ->
    [one] { $value } щит
    [few] { $value } щити
   *[many] { $value } щитів
}
effect-coins = { $value ->
    [one] { $value } монета
    [few] { $value } монети
   *[many] { $value } монет
}
effect-science = наука: { $symbol }
effect-discount-left = сировина лівого сусіда — по 1 монеті
effect-discount-right = сировина правого сусіда — по 1 монеті
effect-discount-manufactured = вироби обох сусідів — по 1 монеті
effect-points-per = { $value ->
    [one] { $value } очко
    [few] { $value } очки
   *[many] { $value } очок
} за { $per } { $scope }
effect-points-complete = { $value ->
    [one] { $value } очко
    [few] { $value } очки
   *[many] { $value } очок
}, якщо ваше чудо завершено
effect-coins-per = { $value ->
    [one] { $value } монета
    [few] { $value } монети
   *[many] { $value } монет
} за { $per } { $scope }
kind-stages-per = кожен етап чуда
symbol-any = символ на ваш вибір
power-dig = побудувати одну карту зі скиду безплатно
power-seventh = зіграти й останню карту кожної епохи
power-free_colour = перша карта кожного кольору безплатна
power-free_first = перша карта кожної епохи безплатна
power-free_last = остання карта кожної епохи безплатна
chain-from = безплатно після: { $cards }
chain-to = далі безплатно: { $cards }

sheet-lead = Числа показують, скільки примірників карти є в колоді її епохи за 3, 4, 5, 6 чи 7 гравців. Ланцюжок робить карту безплатною, якщо у вашому місті є одна з названих карт.
sheet-age = { $age ->
    [1] Епоха I
    [2] Епоха II
   *[3] Епоха III
}
sheet-card = Карта
sheet-cost = Вартість
sheet-effect = Ефект
sheet-copies = Примірники, за гравцями
sheet-from = Безплатно після
sheet-to = Далі безплатно
sheet-guilds = у грі на дві більше, ніж гравців; які саме, не знає ніхто
sheet-wonders = Чудеса

category-wonder = Чудо
category-treasury = Скарби
category-conflicts = Конфлікти
category-blue = Цивільні
category-yellow = Торгові
category-green = Наукові
category-purple = Гільдії
round-title = Епоха { $number ->
    [1] I
    [2] II
   *[3] III
}
result-tie-break = Очок порівну ({ $others }): вирішила більша кількість монет.

option-boards = Планшети чудес
option-boards-about = Чудеса розподіляє жереб чи гравці вибирають їх самі.
option-sides = Бік планшета
option-sides-about = Яким боком планшетів грати; для перших партій радимо денний.
option-turn6_order = Порядок після шостого ходу
option-turn6_order-about = Що йде першим, коли одне чудо будує зі скиду, а інше грає останню карту.
option-dig_decline = Від побудови зі скиду можна відмовитися
option-dig_decline-about = Чи можна нічого не будувати, коли чудо дає змогу будувати зі скиду.

preset-first_matches = Для перших партій
preset-first_matches-about = Усі грають денним боком, як правила радять для перших партій; решта — як у правилах.
preset-printed = Як у правилах
preset-printed-about = Кожен сам вибирає бік планшета. Двох речей правила не визначають: тут від побудови зі скиду можна відмовитися, і вона передує останній карті.
preset-strict = Суворе
preset-strict-about = Кожен сам вибирає бік планшета. Там, де правила мовчать, діє інше тлумачення: зі скиду треба будувати, якщо є що, а остання карта йде першою.

event-board = { $name } бере планшет: { $board }.
event-choose = { $name }: вибір зроблено.
event-side = { $name }: { $side }.
event-age = Починається епоха { $number ->
    [1] I
    [2] II
   *[3] III
}.
event-build = { $name } будує: { $card }{ $to_left ->
    [0] { $to_right ->
        [0] { "" }
        [one] ; правому сусідові — { $to_right } монета
        [few] ; правому сусідові — { $to_right } монети
       *[many] ; правому сусідові — { $to_right } монет
    }
    [one] ; лівому сусідові — { $to_left } монета{ $to_right ->
        [0] { "" }
       *[other] , правому — { $to_right }
    }
    [few] ; лівому сусідові — { $to_left } монети{ $to_right ->
        [0] { "" }
       *[other] , правому — { $to_right }
    }
   *[many] ; лівому сусідові — { $to_left } монет{ $to_right ->
        [0] { "" }
       *[other] , правому — { $to_right }
    }
}.
event-stage = { $name } будує етап { $stage } свого чуда{ $to_left ->
    [0] { $to_right ->
        [0] { "" }
        [one] ; правому сусідові — { $to_right } монета
        [few] ; правому сусідові — { $to_right } монети
       *[many] ; правому сусідові — { $to_right } монет
    }
    [one] ; лівому сусідові — { $to_left } монета{ $to_right ->
        [0] { "" }
       *[other] , правому — { $to_right }
    }
    [few] ; лівому сусідові — { $to_left } монети{ $to_right ->
        [0] { "" }
       *[other] , правому — { $to_right }
    }
   *[many] ; лівому сусідові — { $to_left } монет{ $to_right ->
        [0] { "" }
       *[other] , правому — { $to_right }
    }
}.
event-bury = { $name } кладе під чудо: { $card }.
event-bury-hidden = { $name } кладе карту під чудо.
event-sell = { $name } продає: { $card }.
event-sell-hidden = { $name } продає карту.
event-coins = { $name } отримує { $coins ->
    [one] { $coins } монету
    [few] { $coins } монети
   *[many] { $coins } монет
}.
event-leftover = { $name } скидає останню карту: { $card }.
event-leftover-hidden = { $name } скидає останню карту.
event-dig = { $name } будує зі скиду: { $card }.
event-no_dig = { $name } нічого не будує зі скиду.
event-conflict = { $name }, конфлікти: ліворуч { $left }, праворуч { $right }.
event-end = Партію закінчено.
