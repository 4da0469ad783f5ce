### Помилки.

error-unknown-game = Немає гри «{ $game }». Установлено: { $games }.
error-seats-unknown = Місць у грі { $game } може бути { $counts }, але не { $seats }.
error-option-unknown = Немає параметра «{ $option }». Параметри: { $options }.
error-option-unknown-choice = «{ $choice }» не підходить для параметра { $option }. Можливі значення: { $choices }.
error-option-not-with-seats = Параметр { $option } не може мати значення «{ $choice }», коли { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
   *[many] { $seats } місць
}.
error-preset-unknown = Немає тлумачення правил з назвою «{ $preset }». { $count ->
    [0] Ця гра має лише одне.
   *[other] Можливі назви: { $presets }.
}
error-seed-range = Зерно випадковості має бути цілим числом щонайбільше на 128 бітів, а не { $seed }.
error-seed-text = «{ $seed }» не є зерном випадковості: укажіть ціле число або 32 шістнадцяткові цифри.
error-action-text = «{ $action }» не є дією. Дія виглядає так: { $example }.
error-action-id = Немає дії з номером { $action }; номери починаються з 0, усього їх { $count }.
error-action-out-of-range = { $action } лежить за межами досяжного в цій партії.
error-illegal-action = Дію { $action } не дозволено. { $rule }: { $reason }
error-match-over = Партію закінчено.
error-no-such-seat = Немає місця { $seat }; номери місць починаються з 0, усього їх { $seats }.
error-name-a-seat = Зараз вибір за кількома місцями ({ $seats }): укажіть, за яким саме.
error-nothing-to-undo = Не можна скасувати стільки дій: { $count }; зіграно: { $played }.
error-record-not-json = Це не запис партії: його не вдалося прочитати як JSON ({ $detail }).
error-record-foreign = Це не запис партії Tetrapolis.
error-record-version = Цей запис має версію формату { $version }; ця програма читає версію { $known }.
error-record-damaged = Цей запис пошкоджено: { $detail }.
error-record-unreadable = Не вдалося прочитати { $path }: { $detail }.
error-record-unwritable = Не вдалося записати { $path }: { $detail }.
error-record-exists = { $path } уже існує й лишається без змін.
error-record-too-large = Цей файл завеликий для запису партії: понад { $limit } МБ.
error-record-rules-version = Цю партію зіграно за версією { $version } правил гри { $game }; у цій програмі версія { $known }.
error-record-options = У цьому записі вказано не всі параметри гри.
error-record-commitment = Відбиток у цьому записі не відповідає його зерну випадковості.
error-record-action = Дію { $number } цього запису, { $action }, неможливо зіграти: { $reason }
error-record-outcome = Підсумок у цьому записі не той, до якого ведуть його дії.
error-record-other-commitment = Відбиток цього запису — { $commitment }, а не { $given }.
error-rule-unknown = У грі { $game } немає правила { $rule }; усього правил { $count }: { $first } і так далі.
error-bench-seconds = { $seconds } не підходить: укажіть кількість секунд, більшу за 0 і до 600.
error-save-exists = { $path } уже існує; виберіть інший файл або продовжте партію з нього через --resume.
error-save-folder = Не вдалося створити теку { $path }: { $detail }. Виберіть файл через --save.
error-people-range = Кількість людей ({ $people }) не відповідає кількості місць ({ $seats }).
error-number-range = «{ $number }» немає у списку: укажіть число від 1 до { $count }.
error-too-many-steps = У «{ $action }» більше ніж один вибір: перший закінчується на { $step }.
error-bad-plan = { $path } не можна використати:
error-no-plans = Поля гри { $game } незмінні: вона не приймає планів.
error-plan-exists = План { $path } уже є, і він інший. Дайте новому іншу назву: на старому, можливо, вже грали.
error-bot-unknown = Бота «{ $bot }» немає. Є рівні { $levels }, а також random, greedy, flat:500, flat:50ms, search:500, search:50ms.
error-bot-budget = У «{ $bot }» не сказано, скільки думати: укажіть кількість симуляцій (search:500) або мілісекунди (search:50ms).
error-nothing-to-choose = Для цього місця зараз немає вибору.
error-arena-folder = У { $path } вже є інше змагання. Укажіть іншу теку.
error-arena-games = Не можна зіграти стільки партій: { $games }. Потрібна щонайменше 1.
error-arena-workers = «{ $workers }» не є кількістю процесів від 1 до 512; можливі також ray і ray:АДРЕСА.
error-ray-missing = Ray не встановлено: pip install "tetrapolis[ray]".
error-analyse-playouts = Стільки симуляцій на рішення неможливо: { $playouts }. Укажіть від 1 до 1000000.
error-bench-tables = Стільки столів виміряти не можна: { $tables }. Укажіть від 1 до 5000.
