### Akropolis на сторінці.

ask-build = Візьміть плитку й розмістіть її у своєму місті. { $stones ->
    [0] Каменів у вас немає.
    [one] У вас { $stones } камінь.
    [few] У вас { $stones } камені.
   *[many] У вас { $stones } каменів.
}
ask-wait = Зачекайте на інших гравців.
board-choose-tile = Виберіть плитку з будівельного майданчика: клацніть її, перетягніть або натисніть її номер.
board-choose-touch = Виберіть плитку: торкніться її або перетягніть у своє місто.
board-place-tile = Клацніть там, де має лежати плитка. R — обернути, Esc — покласти назад.
board-place-only = Заплатити ви можете лише за цю плитку. Клацніть там, де вона має лежати; R — обернути.
board-confirm = Підтвердьте розміщення, оберніть плитку або виберіть інше місце.
board-place-touch = Торкніться там, де має лежати плитка; стрілки обертають її.
board-place-closer = Торкніться потрібного місця. Карту можна пересувати.
board-waits = { $name } будує.
board-over = Партію закінчено.
board-own-city = До мого міста
board-cities = Інші міста
board-open-own = Відкрити моє місто. Камені: { $stones }. { $name }
board-open-city = Відкрити місто: { $name }. Камені: { $stones }
board-site = Будівельний майданчик
board-tile = Плитка: { $hexes }. { $price ->
    [0] Безплатно
    [one] Ціна: { $price } камінь
    [few] Ціна: { $price } камені
   *[many] Ціна: { $price } каменів
}
board-free = безплатно
board-too-dear = бракує каменів
board-cell = { $hex }, рівень { $level }
board-sides = забудовано сторін: { $count } із 6
board-level = рівень { $level }
board-spot-hex = { $hex }, поруч: { $beside }
board-spot-ground = На землі, { $where }: { $hexes }
board-spot-cover = На рівні { $level }, { $where }: { $hexes }. Закриває: { $covered }
board-spot-hex-alone = { $hex }, поруч: порожній простір
board-place = стовпець { $q }, рядок { $r }
board-where-middle = посередині
board-where-north = на півночі
board-where-south = на півдні
board-where-east = на сході
board-where-southeast = на південному сході
board-where-southwest = на південному заході
board-where-west = на заході
board-where-northwest = на північному заході
board-where-northeast = на північному сході
board-steps = від середини { $steps }
board-steps-east = на схід { $count }
board-steps-southeast = на південний схід { $count }
board-steps-southwest = на південний захід { $count }
board-steps-west = на захід { $count }
board-steps-northwest = на північний захід { $count }
board-steps-northeast = на північний схід { $count }
board-turn-left = Обернути плитку ліворуч
board-turn-right = Обернути плитку праворуч
board-ledger = Очки за типами районів
board-ledger-row = { $district }: цінність { $value } × { $stars ->
    [one] { $stars } зірка
    [few] { $stars } зірки
   *[many] { $stars } зірок
} = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
hex-house = будинок
hex-market = ринок
hex-barracks = казарми
hex-temple = храм
hex-garden = сад
hex-quarry = кар’єр
plaza-house = житлова площа ({ $stars ->
    [one] { $stars } зірка
    [few] { $stars } зірки
   *[many] { $stars } зірок
})
plaza-market = ринкова площа ({ $stars ->
    [one] { $stars } зірка
    [few] { $stars } зірки
   *[many] { $stars } зірок
})
plaza-barracks = казармена площа ({ $stars ->
    [one] { $stars } зірка
    [few] { $stars } зірки
   *[many] { $stars } зірок
})
plaza-temple = храмова площа ({ $stars ->
    [one] { $stars } зірка
    [few] { $stars } зірки
   *[many] { $stars } зірок
})
plaza-garden = садова площа ({ $stars ->
    [one] { $stars } зірка
    [few] { $stars } зірки
   *[many] { $stars } зірок
})
sheet-unseen = Ще не відкриті плитки: { $count }
sheet-unseen-lead = Вони лежать долілиць у стосах. Які це плитки, може вирахувати кожен; їхнього порядку не знає ніхто.
sheet-unseen-none = Усі плитки вже відкрито.
sheet-unseen-short = ще не відкриті
sheet-conditions = Коли райони приносять очки і що їх подвоює
sheet-no-variants = За цим столом варіантів немає: нічого не подвоюється.
sheet-variant-on = Цей варіант діє за цим столом.
sheet-here = За цим столом: { $option } – { $choice }
sheet-setups = За кількістю гравців
sheet-setups-lead = Кількість кварталів: райони + площі, без початкових плиток. Одиночну гру готують як для двох гравців.
sheet-players = { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
   *[many] { $players } гравців
}
sheet-players-long = { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
   *[many] { $players } гравців
}, довга гра
sheet-tiles = плитки кварталів
sheet-stacks = стоси
sheet-rounds = раунди
sheet-turns = ходи кожного
sheet-end = Кінець гри й підрахунок очок
