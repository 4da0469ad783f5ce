### Озираючись назад: числа про зіграні партії, резервна копія та відновлення.

memory-title = Статистика й резервна копія
memory-statistics = Статистика
memory-lead = З усіх ваших завершених партій: на цьому пристрої, на сервері або за справжнім столом.
memory-lead-here = З усіх ваших завершених партій: на цьому пристрої або за справжнім столом.
memory-reading = Читання партій: { $percent } %
memory-failed = Деякі партії не вдалося прочитати. Перезавантажте сторінку, щоб спробувати ще раз.
memory-none = Ще немає завершених партій
memory-none-why = Зіграйте партію до кінця, і тут ви побачите, як часто перемагаєте, звідки беруться ваші очки та які ваші найкращі результати.
memory-none-fits = Жодна завершена партія не відповідає цьому вибору.
memory-all = Усі партії
memory-all-games = Усі ігри
memory-matches = { $count ->
    [one] { $count } партія
    [few] { $count } партії
    [many] { $count } партій
   *[other] { $count } партії
}
memory-left = { $count ->
    [one] { $count } партію, яку завершив бот, не враховано.
    [few] { $count } партії, які завершив бот, не враховано.
    [many] { $count } партій, які завершив бот, не враховано.
   *[other] { $count } партії, які завершив бот, не враховано.
}
memory-few = Середні значення та відсотки показано, якщо партій щонайменше { $count }.
memory-filter = Що враховано
memory-game = Гра
memory-players = Гравці
memory-any-players = Будь-яка кількість
memory-player-count = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
    [many] { $count } гравців
   *[other] { $count } гравця
}
memory-origin = Де зіграно
memory-origin-any = Будь-де
memory-origin-device = На цьому пристрої
memory-origin-server = На сервері
memory-origin-pad = За справжнім столом
memory-origin-restored = З файлу
memory-period = Період
memory-period-all = Увесь час
memory-period-days = { $days ->
    [one] Останній { $days } день
    [few] Останні { $days } дні
    [many] Останні { $days } днів
   *[other] Останні { $days } дня
}
memory-period-year = Останні 12 місяців
memory-who = Чиї результати
memory-who-me = Мої
memory-wins = Як часто я перемагаю?
memory-wins-other = Як часто перемагає { $name }?
memory-won = Перемоги
memory-share = Частка
memory-even = Порівну
memory-even-why = Частка, яку мав би кожен гравець, якби всі були однаково сильні.
memory-count = Партії
memory-shared = { $count ->
    [one] { $count } спільна перемога
    [few] { $count } спільні перемоги
    [many] { $count } спільних перемог
   *[other] { $count } спільної перемоги
}
memory-of = { $won } з { $count }
memory-percent = { $percent } %
memory-sources = Звідки беруться очки?
memory-sources-why = У середньому за партію, порівняно із середнім суперником.
memory-own = Свої
memory-others = Суперники
memory-difference = Різниця
memory-opponents = { $count ->
    [one] { $count } суперник
    [few] { $count } суперники
    [many] { $count } суперників
   *[other] { $count } суперника
}
memory-bests = Які найкращі результати?
memory-see-again = Переглянути ще раз
memory-see = { $game }, найкращий результат: { $points }
memory-time = Як змінюються очки?
memory-time-about = Графік: очки кожної партії за часом і середнє за { $count ->
    [one] останню { $count } партію
    [few] останні { $count } партії
   *[many] останні { $count } партій
}. Таблиця показує те саме числами.
memory-mean-of = { $count ->
    [one] Середнє за { $count } партію
    [few] Середнє за { $count } партії
   *[many] Середнє за { $count } партій
}
memory-points = Очки
memory-best-other = Найкращий суперник
memory-lost = Без перемоги
memory-as-table = Показати таблицею
memory-date = Дата
memory-rivals = Як складається гра проти інших?
memory-rival = Суперник
memory-ahead = Попереду
memory-level-with = Нарівні
memory-behind = Позаду
memory-margin = Перевага
memory-margin-why = Перевага: на скільки очок у середньому більше, ніж у суперника.
memory-meetings = Зустрічі
memory-keep = Щоб нічого не втратити
memory-here-only = Те, що ви граєте на цьому пристрої, зберігається лише тут. Резервна копія — один файл з усім: партії, зокрема незавершені, блокноти для підрахунку очок, уроки й аналізи.
memory-with-account = Партії на сервері доступні з вашим обліковим записом на кожному пристрої.
memory-without-account = Партії на сервері належать цьому браузеру, доки ви не створите обліковий запис.
memory-stays = Цей браузер погодився не видаляти ці дані самостійно.
memory-may-go = Коли бракуватиме місця, цей браузер може видалити ці дані.
memory-backup = Зберегти резервну копію
memory-restore = Відновити з копії
memory-last-backup = Остання копія: { $date }.
memory-no-backup = Резервної копії ще немає.
memory-unsaved = { $count ->
    [one] { $count } партії немає в жодній копії.
    [few] { $count } партій немає в жодній копії.
    [many] { $count } партій немає в жодній копії.
   *[other] { $count } партії немає в жодній копії.
}
memory-unsaved-old = { $count ->
    [one] { $count } партії немає в жодній копії, найдавніша дата: { $date }.
    [few] { $count } партій немає в жодній копії, найдавніша дата: { $date }.
    [many] { $count } партій немає в жодній копії, найдавніша дата: { $date }.
   *[other] { $count } партії немає в жодній копії, найдавніша дата: { $date }.
}
memory-urged = Деяких ваших партій давно немає в жодній резервній копії.
memory-install = Встановити застосунок
memory-install-why = На деяких телефонах встановлений застосунок починає з порожньою пам’яттю. Спершу збережіть резервну копію; якщо в застосунку бракуватиме партій, відновіть їх там.
memory-install-ios = Щоб встановити сторінку, виберіть у браузері «На початковий екран». Встановлений застосунок починає з порожньою пам’яттю: спершу збережіть резервну копію, а потім відновіть її там.
memory-export = Зберегти таблицю
memory-export-why = { $count ->
    [one] { $count } партія, врахована вище, для електронної таблиці або власної програми.
    [few] { $count } партії, враховані вище, для електронної таблиці або власної програми.
    [many] { $count } партій, врахованих вище, для електронної таблиці або власної програми.
   *[other] { $count } партії, враховані вище, для електронної таблиці або власної програми.
}
memory-csv = Як CSV
memory-json = Як JSON
memory-checking = Перевірка копії: { $percent } %
memory-found = Резервна копія, { $date }
memory-will = Буде додано ось це. На цьому пристрої нічого не буде перезаписано чи видалено.
memory-done = Резервну копію відновлено.
memory-nothing-new = Усе з цієї копії вже є на цьому пристрої.
memory-kind-matches = Партії
memory-kind-pads = Блокноти для очок
memory-kind-played = Результати із сервера
memory-kind-progress = Кроки уроків
memory-kind-verdicts = Аналізи
memory-kind-settings = Налаштування
memory-new = Нове
memory-continued = Продовження
memory-same = Уже є
memory-apart = Тут інакше
memory-apart-why = На цьому пристрої їх грали далі інакше. Тут вони лишаються без змін.
memory-left-out = { $count ->
    [one] { $count } запис пропущено: він стосується інших правил або гри, якої тут немає.
    [few] { $count } записи пропущено: вони стосуються інших правил або ігор, яких тут немає.
   *[many] { $count } записів пропущено: вони стосуються інших правил або ігор, яких тут немає.
}
memory-refused-too-large = Цей файл завеликий для резервної копії: не більш ніж { $limit } МБ.
memory-refused-not-json = Це не резервна копія: файл не є коректним JSON.
memory-refused-foreign = Це не резервна копія Tetrapolis.
memory-refused-record = Це запис партії, а не резервна копія. Відкрийте його на початковій сторінці.
memory-refused-newer = Це копія з новішої версії Tetrapolis. Спершу завантажте нову версію.
memory-refused-damaged = Цю копію пошкоджено ({ $detail }). Нічого не змінено.
memory-refused-match = Партія { $match } у цій копії не відповідає правилам. Нічого не змінено.
memory-refused-busy = Тим часом на цьому пристрої щось змінилося, або дані не вдалося зберегти. Нічого не відновлено: спробуйте ще раз.
