### Ginkgopolis на сторінці.

board-ask-draft = Виберіть персонажа, якого залишаєте собі.
board-ask-select = Виберіть карту: саму або з плиткою.
board-ask-good = Візьміть ресурс або плитку.
board-ask-marker = Виберіть нове місце для жетона околиці { $letter }.
board-ask-marker-hal = Гел забудував місце жетона околиці { $letter }: виберіть для нього нове.
board-ask-return = Виберіть плитки, які повертаєте: по 1 очку за кожну.
board-hint-draft = Кожен персонаж щось дає на початку й потім щоразу, коли ви виконуєте його дію. Одного залишаєте собі, решту передаєте далі.
board-hint-select = Карта без плитки — це використання. З плиткою карта околиці — розширення, а карта будівлі — надбудова.
board-hint-good = Карта околиці без плитки дає вам 1 ресурс або 1 плитку.
board-hint-marker = Жетон можна перемістити на будь-яке підсвічене місце.
board-hint-return = Вибирайте плитки в будь-якому порядку; вибрана вдруге залишається у вас. Ніхто нічого не дізнається, доки всі не підтвердять вибір.
board-hint-over = Партію закінчено.
board-hint-wait = Зараз від вас нічого не потрібно.
board-city = Місто
board-letter = жетон околиці { $letter }
board-letter-at = жетон околиці { $letter }, { $place }
board-letter-card = карта околиці { $letter }, її жетон: { $place }
board-building-card = { $building }; карта: { $bonus }
board-floors = { $count ->
    [one] { $count } поверх
    [few] { $count } поверхи
   *[many] { $count } поверхів
}
board-owner = власник: { $name }
board-no-owner = без власника
board-site = маркер будмайданчика
board-changed = { $what }, змінилося після вашого останнього ходу
board-tile = плитка: { $tile }
board-colour-letter-red = Ч
board-colour-letter-blue = С
board-colour-letter-yellow = Ж
board-ending = Останні дії: партія закінчується після цього раунду
board-draft = Персонажі на вибір
board-kept-characters = Персонажі, яких ви залишили собі
board-at-start = На початку
board-whenever-exploit = За кожне використання
board-whenever-urbanize = За кожне розширення
board-whenever-construct = За кожну надбудову
board-places = Місця гравців і райони
board-no-tiles = Плиток немає
board-return-points = { $count ->
    [one] ви отримаєте { $count } очко
    [few] ви отримаєте { $count } очки
   *[many] ви отримаєте { $count } очок
}
part-pay-tile = у місто
part-pay-number = за менший номер
part-pay-colour = за інший колір, до запасу
part-pay-floors = на будівлю
part-come-back = назад із будівлі
part-yield-choice = ресурс або плитка, на ваш вибір
part-yield-neighbours = від сусідніх будівель
part-yield-floors = за поверхи будівлі
part-yield-bonuses = за бонуси ваших карт
part-covered = { $name } отримує: { $goods }
part-kept = Карту ви залишаєте собі. Її бонус: { $bonus }
part-short = Зараз вам нема чим за це заплатити. Якщо так буде й у ваш хід, карту буде виконано як використання.
board-options = Що можна зробити
board-first-player = Перший гравець
board-thinks = думає
board-laid = карта без плитки
board-laid-both = карта з плиткою
board-shows = відкриває: { $card }
board-returned = уже знає, що повертає
board-resource-supply = Ресурси в запасі
board-end-bonuses = наприкінці
board-supply-tiles = у запасі (плитки)
board-deck = у колоді
board-discards = у скиді
board-look = Показати
board-districts-now = Очки за райони, якби партія закінчилася зараз
board-districts-end = Очки за райони
board-district = { $buildings ->
    [one] { $buildings } будівля
    [few] { $buildings } будівлі
   *[many] { $buildings } будівель
}, { $resources ->
    [one] { $resources } ресурс
    [few] { $resources } ресурси
   *[many] { $resources } ресурсів
}
board-no-districts = Районів ще немає.
