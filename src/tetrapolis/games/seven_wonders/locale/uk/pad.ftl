### 7 Wonders: блокнот очок.

pad-way-stages = Побудовані етапи
pad-way-coins = Монети
pad-way-tokens = Жетони
pad-way-shields = Щити в кожній епосі
pad-way-symbols = Символи
pad-way-counts = Карти за кольорами
pad-figure-wonder = Чудо
pad-figure-side = Бік
pad-field-board = Чудо
pad-field-stages = Побудовані етапи
pad-field-coins = Монети, що лишилися
pad-field-won = Жетони перемоги, епоха { $number ->
    [1] I
    [2] II
   *[other] III
}
pad-field-lost = Жетони поразки
pad-field-shields = Щити наприкінці епохи { $number ->
    [1] I
    [2] II
   *[other] III
}
pad-field-symbol-compass = Циркулі
pad-field-symbol-gear = Шестерні
pad-field-symbol-tablet = Таблички
pad-field-symbol-free = Символи на вибір
pad-field-colour-brown = Коричневі карти
pad-field-colour-grey = Сірі карти
pad-field-colour-blue = Сині карти
pad-field-colour-yellow = Жовті карти
pad-field-colour-red = Червоні карти
pad-field-colour-green = Зелені карти
pad-field-colour-purple = Фіолетові карти
pad-why-wonder = Побудовано етапів: { $stages }. Очки: { $points }
pad-why-treasury = Монети: { $coins }, 1 очко за кожні 3: { $points }
pad-why-conflicts = { $won-1 } × 1 + { $won-2 } × 3 + { $won-3 } × 5 − { $lost } = { $points }
pad-why-blue = Сині карти разом: { $points }
pad-why-yellow = Жовті карти разом: { $points }
pad-why-purple = Гільдії разом: { $points }
pad-why-green = { $compass }² + { $gear }² + { $tablet }² + { $sets } × 7 = { $points }
pad-doubt-tokens = { $name } має жетонів: { $number }; із двома сусідами за три епохи їх щонайбільше шість. Справді так?
pad-doubt-unbalanced = Жетонів перемоги має бути стільки ж, скільки жетонів поразки, а тут різниця: { $number }. Справді так?
pad-tie = Очок порівну, вирішують монети: { $number }.
pad-build-cards = Карта за картою
pad-cards-city = У місті: { $number }.
pad-cards-hint = Гільдії дивляться на міста обох сусідів: запишіть і їхні карти або скільки в них карт кожного кольору.
