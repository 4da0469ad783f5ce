### Akropolis: блокнот очок.

pad-way-value = Сума рівнів
pad-way-levels = За рівнями
pad-way-doubled = Подвоєні варіантом
pad-way-stones = Камені
pad-field-value = Сума рівнів, що дають очки
pad-field-stars = Зірки на площах
pad-field-levels = Дають очки на рівні { $number }
pad-field-doubled = Подвоєні на рівні { $number }
pad-field-stones = Камені, що лишилися
pad-why-house = { $value-house } × { $stars-house } ★ = { $points }
pad-why-market = { $value-market } × { $stars-market } ★ = { $points }
pad-why-barracks = { $value-barracks } × { $stars-barracks } ★ = { $points }
pad-why-temple = { $value-temple } × { $stars-temple } ★ = { $points }
pad-why-garden = { $value-garden } × { $stars-garden } ★ = { $points }
pad-why-stones = 1 очко за кожен камінь, що лишився: { $points }
pad-why-quarries = Кар’єри Архітектора: { $points }
pad-doubt-no-plaza-house = { $name }: цінність будинків — { $number }, але площі для них немає, тож очок вони не дають. Справді так?
pad-doubt-no-plaza-market = { $name }: цінність ринків — { $number }, але площі для них немає, тож очок вони не дають. Справді так?
pad-doubt-no-plaza-barracks = { $name }: цінність казарм — { $number }, але площі для них немає, тож очок вони не дають. Справді так?
pad-doubt-no-plaza-temple = { $name }: цінність храмів — { $number }, але площі для них немає, тож очок вони не дають. Справді так?
pad-doubt-no-plaza-garden = { $name }: цінність садів — { $number }, але площі для них немає, тож очок вони не дають. Справді так?
pad-doubt-stones = { $name } має каменів: { $number }. Стільки в коробці немає. Справді так?
pad-tie = Очок порівну, вирішують камені: { $number }.
pad-build-city = Викласти плитки
pad-city-choose = Виберіть плитку
pad-city-place = Торкніться місця, де вона лежить; за потреби оберніть.
pad-city-turn = Обернути
pad-city-lay = Покласти тут
pad-city-back = Інша плитка
pad-city-last = Зняти останню плитку
pad-city-tiles = { $tiles ->
    [one] Викладено { $tiles } плитку
    [few] Викладено { $tiles } плитки
   *[many] Викладено { $tiles } плиток
}
pad-city-tile = Плитка { $number }: { $hexes }
pad-city-find = Квартали на плитці
pad-tile = Плитка { $number }
