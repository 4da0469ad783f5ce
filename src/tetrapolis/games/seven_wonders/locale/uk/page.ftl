### 7 чудес на сторінці.

ask-boards = Виберіть планшет чуда.
ask-sides = Виберіть бік свого планшета чуда.
ask-cards = { $cards ->
    [one] Зіграйте свою карту: побудуйте її, побудуйте з неї етап чуда або продайте.
    [few] Виберіть одну зі своїх { $cards } карт: побудуйте її, побудуйте з неї етап чуда або продайте.
   *[many] Виберіть одну зі своїх { $cards } карт: побудуйте її, побудуйте з неї етап чуда або продайте.
}
ask-dig = Побудуйте безплатно карту зі скиду.
ask-seventh = Зіграйте й останню карту цієї епохи.
colour-brown = коричнева карта
colour-grey = сіра карта
colour-blue = синя карта
colour-yellow = жовта карта
colour-red = червона карта
colour-green = зелена карта
colour-purple = фіолетова карта
card-label = { $name }, { $colour }: { $words }.
hand-label = Ваші карти
hand-hint = Виберіть карту, щоб побачити, що з нею можна зробити.
flag-good = Можна побудувати: { $what }.
flag-pay = Можна побудувати, ціна: { $what }.
flag-locked = Не можна побудувати: { $what }.
refused-SW-20 = уже є в місті
refused-SW-23 = нема монет
refused-SW-27 = нема ресурсів
refused-SW-31 = мало монет
tray-label = Що зробити з картою: { $card }
tray-options = Будувати, етап або продати
do-build = Будувати
do-stage = Будувати етап { $number }
do-sell = Продати
pay-left = { $coins ->
    [one] { $coins } монета лівому сусідові ({ $name })
    [few] { $coins } монети лівому сусідові ({ $name })
   *[many] { $coins } монет лівому сусідові ({ $name })
}
pay-right = { $coins ->
    [one] { $coins } монета правому сусідові ({ $name })
    [few] { $coins } монети правому сусідові ({ $name })
   *[many] { $coins } монет правому сусідові ({ $name })
}
sell-gain = 3 монети з банку
stage-unpaid = за етап нема чим заплатити
stage-none = усі етапи побудовано
chose-build = Ви будуєте: { $card }. Усі побачать карту, коли кожен зробить вибір.
chose-stage = Ви будуєте етап чуда, під ним: { $card }. Коли кожен зробить вибір, усі побачать етап, але не карту.
chose-sell = Ви продаєте: { $card }. Коли кожен зробить вибір, усі побачать продаж, але не карту.
dig-nothing = Нічого не будувати
strip-label = Епоха, хід і щити
strip-age = Епоха { $age ->
    [1] I
    [2] II
   *[3] III
} із трьох, хід { $turn } із 6
strip-pile = Скид: { $count }
strip-shields-left = Щити проти лівого сусіда ({ $name }): { $mine } до { $theirs },
strip-shields-right = Щити проти правого сусіда ({ $name }): { $mine } до { $theirs },
standing-ahead = ви сильніші
standing-behind = ви слабші
standing-even = порівну
standing-other = сильніше місто: { $name }
stood-ahead = ви були сильніші
stood-behind = ви були слабші
stages-label = Етапи чуда
stage-label = Етап { $number }: { $words }.
stage-built = Побудовано.
stage-next = Наступний.
stage-open = Не побудовано.
structures-label = Споруди за кольорами
start-with = Початковий ресурс: { $resource }.
board-taken = зайнято
makes = Виробляє: { $what }
sells = продає: { $what }
tokens-label = Жетони перемоги: { $won }, жетони поразки: { $lost }
city-empty = Споруд ще немає
city-back = Назад: { $name }
details = Докладно
details-of = Місто словами: { $name }
own-only = Ці карти бачите лише ви.
rivals-label = Інші міста
place-left = лівий сусід
place-right = правий сусід
place-far = далі за столом
last-move = минулого ходу: { $what }
move-stage = Етап { $number }
move-sell = Продано карту
rival-facts = монети: { $coins }, щити: { $shields }, етапи: { $stages } з { $all }, споруди: { $structures }
status-ready = вибір зроблено
status-thinking = думає
