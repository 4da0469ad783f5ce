### Помилки.

error-unknown-game = Немає гри «{ $game }». Установлено: { $games }.
error-seats-unknown = У гру { $game } не можна грати, коли { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
   *[many] { $seats } місць
}. Можлива кількість місць: { $counts }.
error-option-unknown = Немає параметра «{ $option }». Параметри: { $options }.
error-option-unknown-choice = «{ $choice }» не підходить для параметра { $option }. Можливі значення: { $choices }.
error-option-not-with-seats = Параметр { $option } не може мати значення «{ $choice }», коли { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
   *[many] { $seats } місць
}.
error-preset-unknown = Немає тлумачення правил з назвою «{ $preset }». { $count ->
    [0] Ця гра має лише одне.
   *[other] Можливі назви: { $presets }.
}
error-options-shape = Налаштування — це назви з вибраними значеннями, а не { $options }.
error-players-count = Для цієї партії потрібні ім’я та вид гравця для кожного місця ({ $seats }).
error-bad-number = «{ $name }» має бути цілим числом від { $least } до { $most }, а не { $value }.
error-bad-states = Це не стани гри { $game }.
error-seed-range = Зерно випадковості має бути цілим числом щонайбільше на 128 бітів, а не { $seed }.
error-seed-text = «{ $seed }» не є зерном випадковості: укажіть ціле число або 32 шістнадцяткові цифри.
error-action-text = «{ $action }» не є ходом. Хід виглядає так: { $example }.
error-action-id = Немає дії з номером { $action }; номери починаються з 0, усього їх { $count }.
error-action-out-of-range = { $action } лежить за межами поля цієї партії.
error-illegal-action = Дію { $action } не дозволено. { $rule }: { $reason }
error-match-over = Партію закінчено.
error-no-such-seat = Немає місця { $seat }; номери місць починаються з 0, усього їх { $seats }.
error-name-a-seat = Зараз вибір за кількома місцями ({ $seats }): укажіть, за яким саме.
error-nothing-to-undo = Не можна скасувати { $count ->
    [one] { $count } хід
    [few] { $count } ходи
   *[many] { $count } ходів
}: { $played ->
    [0] ще не зіграно жодного
   *[other] зіграно лише { $played }
}.
error-record-not-json = Це не запис партії: його не вдалося прочитати як JSON ({ $detail }).
error-record-foreign = Це не запис партії Tetrapolis.
error-record-version = Цей запис має версію формату { $version }; ця версія Tetrapolis читає лише версію { $known }.
error-record-damaged = Цей запис пошкоджено: { $detail }.
error-record-unreadable = Не вдалося прочитати { $path }: { $detail }.
error-not-a-file = це тека, канал або пристрій, а не файл
error-file-too-large = понад { $limit } кБ
error-record-unwritable = Не вдалося записати { $path }: { $detail }.
error-record-exists = { $path } уже існує й лишається без змін. Виберіть іншу назву файлу.
error-record-too-large = Цей файл завеликий для запису партії: щонайбільше { $limit } МБ.
error-record-rules-version = Цю партію зіграно за версією { $version } правил гри { $game }; ця версія Tetrapolis має { $known } і не може її відтворити.
error-record-options = Запис неповний: у ньому вказано не всі параметри гри.
error-record-commitment = Відбиток у цьому записі не відповідає його зерну випадковості.
error-record-action = Хід { $number } цього запису, { $action }, неможливо зіграти: { $reason }
error-record-outcome = Підсумок у цьому записі не той, до якого ведуть його ходи.
error-record-plans = Цей запис містить поля, на яких партію не грали.
error-record-own-boards = Цю партію грали на власних полях. Відкрийте файл на сервері Tetrapolis, де вони є.
error-record-other-commitment = Відбиток цього запису — { $commitment }, а не { $given }.
error-rule-unknown = У грі { $game } немає правила { $rule }. Правил { $count }, нумерація починається з { $first }.
error-no-sheet = У грі { $game } немає пам’ятки до правил.
error-bench-seconds = Укажіть кількість секунд, більшу за 0 і не більшу за 600, а не { $seconds }.
error-save-exists = { $path } уже існує. Виберіть інший файл або продовжте ту партію через --resume.
error-save-folder = Не вдалося створити { $path }: { $detail }. Виберіть інше місце.
error-svg-unwritable = Не вдається зберегти діаграму у файлі { $path }: { $detail }. Виберіть інший файл.
error-plan-folder = Не вдалося записати до { $path }: { $detail }. Укажіть власну теку у змінній TETRAPOLIS_PLANS.
error-people-range = { $people ->
    [one] { $people } людина не сяде
    [few] { $people } людини не сядуть
   *[many] { $people } людей не сядуть
} за цей стіл: укажіть число від 0 до { $seats }.
error-number-range = «{ $number }» немає у списку: укажіть число від 1 до { $count }.
error-number-missing = Додайте номер ходу зі списку, від 1 до { $count }.
error-player-number = Гравця «{ $number }» немає: введіть число від 1 до { $count }.
error-typed-nothing = Введіть номер ходу, сам хід або ? для довідки.
error-typed-unseen = Тут є невидимі символи, наприклад від клавіші зі стрілкою. Введіть ще раз.
error-typed-digits = Можна вводити лише цифри від 0 до 9.
error-command-unknown = Немає команди «{ $command }». Команди: { $commands }.
error-too-many-steps = У «{ $action }» більше ніж один хід: перший закінчується на { $step }.
error-choice-unfinished = «{ $action }» — лише частина вибору, який роблять за один раз. Назвіть увесь вибір, наприклад: { $example }
error-bad-plan = { $path } не можна використати:
error-no-plans = Гра { $game } не приймає власних полів: її поля незмінні.
error-plan-exists = У { $path } вже збережено інший план. Дайте своєму іншу назву: на старому, можливо, вже грали.
error-options-together = Ці параметри несумісні. { $reason }
error-bot-unknown = Бота «{ $bot }» немає. Є рівні { $levels }, а також random, greedy, flat:500, flat:50ms, search:500, search:50ms, learned:2000, master-1.
error-bot-budget = У «{ $bot }» не сказано, скільки думати: укажіть кількість симуляцій (search:500) або мілісекунди (search:50ms).
error-bot-not-learned = Боту «{ $bot }» потрібне вивчене, а цієї гри боти ще не вивчали: { $game }.
error-nothing-to-choose = Для цього місця зараз немає вибору.
error-arena-folder = У { $path } вже є результати іншого змагання. Укажіть іншу теку.
error-arena-games = Партій має бути щонайменше 1, а не { $games }.
error-arena-workers = «{ $workers }» не підходить: укажіть від 1 до 512 процесів, ray або ray:АДРЕСА.
error-train-folder = У { $path } вже є інше навчання. Укажіть іншу теку.
error-train-features = Боти не можуть навчитися цієї гри, бо в неї немає ознак: { $game }.
error-train-settings = Такі налаштування неможливі: що можна змінити, показує «tetrapolis train --help».
error-train-nothing = Немає чого перейняти: жодна мережа ще нічого не виграла в цій грі: { $game }.
error-ray-missing = Ray не встановлено. Установіть його: pip install "tetrapolis[ray]"
error-no-engine = Рушії для браузера створюються лише з правил, скомпільованих звичайним способом. Приберіть змінні NUMBA_DISABLE_JIT і NUMBA_BOUNDSCHECK та спробуйте ще раз.
error-bench-tables = Укажіть від 1 до 5000 столів, а не { $tables }.
error-bench-idle = З’єднання, які лише спостерігають: укажіть число від 0 до { $most }, а не { $idle }.
error-bench-nodes = Вузли: укажіть число від 1 до { $most }, а не { $nodes }. Для кількох потрібні --database і --bus.
error-pad-none = Для гри { $game } немає блокнота для підрахунку очок.
error-pad-entry = «{ $entry }» не можна записати в цей блокнот. Можна: { $entries }.
error-pad-numbers = Запис «{ $entry }» складається з: { $numbers }.
error-pad-refused = «{ $entry }»: так не може бути. { $rule }: { $reason }
error-pad-not-written = Немає запису «{ $entry }», який можна було б прибрати.
error-pad-nothing = Немає запису, який можна було б скасувати.
