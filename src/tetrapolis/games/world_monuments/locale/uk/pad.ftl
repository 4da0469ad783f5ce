### World Monuments: блокнот очок.

pad-way-track = Доріжка очок
pad-way-levels = Камені за рівнями
pad-way-black = Чорний камінь
pad-way-losses = Камені, що лишилися
pad-way-gems = Самоцвіти
pad-field-track = На доріжці очок, без самоцвітів (плюс 60 за кожне коло)
pad-field-level = Камені на рівні { $number }
pad-field-black = Скільки разів був чорний камінь
pad-field-losses = Камені, що лишилися під час паса
pad-field-gems = Самоцвіти
pad-why-start = Усі починають із { $points }
pad-why-stones = Камені: { $stones }. Очки: { $points }. На доріжці без самоцвітів: { $track }
pad-why-black = 2 очки щоразу: { $points }
pad-why-losses = 1 штрафне очко за камінь: { $points }
pad-why-gems = { $gems } × 3 = { $points }
pad-doubt-track = { $name }: якщо на доріжці { $number }, то виходить, що покладені камені забрали очки. Справді так?
pad-tie = Однакова кількість очок — спільне місце.
pad-build-stones = Камінь за каменем
pad-stones-hint = Торкніться каменя, щоб записати його вибраному гравцеві; ще раз — щоб прибрати. Знизу вгору: камінь лежить на тих, що під ним.
pad-stones-level = Рівень { $level }: { $points ->
    [one] по { $points } очку за камінь
    [few] по { $points } очки за камінь
   *[many] по { $points } очок за камінь
}
pad-stone-free = Рівень { $level }, місце { $number }, { $colour } камінь: не покладено
pad-stone-built = Рівень { $level }, місце { $number }, { $colour } камінь: { $name }
