### Командний рядок.

cli-usage = використання:{ " " }
cli-positionals = аргументи
cli-options = параметри
cli-help-help = ця довідка
cli-help-version = номер версії
cli-required = бракує аргументів: %s
cli-unrecognized = невідомі аргументи: %s
cli-expected-one = бракує значення
cli-expected-some = потрібне хоча б одне значення
cli-argument = %(argument_name)s: %(message)s
cli-invalid-choice = %(value)r не підходить (виберіть із: %(choices)s)
cli-invalid-value = %(value)r — значення не того типу (%(type)s)
cli-error = %(prog)s: %(message)s

cli-description = Чотири настільні гри про будівництво міст: грайте, переглядайте, перевіряйте, вимірюйте.
cli-command = КОМАНДА
cli-commands = команди
cli-play = Зіграти партію в терміналі: наодинці, з іншими або проти ботів.
cli-replay = Переглянути партію крок за кроком.
cli-verify = Відтворити запис і перевірити кожну дію, роздачу та підсумок.
cli-rules = Прочитати правила гри.
cli-bench = Виміряти, як швидко правила працюють на цьому комп’ютері.
cli-games = Показати ігри та їхні параметри.
cli-plans = Перевірити власні плани й додати їх до гри.

cli-help-lang = мова всіх текстів
cli-help-file = запис партії (.tetrapolis.json)
cli-help-all = вивести всі кроки одразу
cli-help-commitment = відбиток SHA-256, показаний на початку партії
cli-help-game = гра; «tetrapolis games» показує всі
cli-help-ids = лише ці правила, наприклад AK-18
cli-help-json = вивести у форматі JSON
cli-help-bench-seats = лише з такою кількістю місць
cli-help-seconds = процесорний час на кожне вимірювання, у секундах (2)
cli-help-seats = кількість місць; 1 — одиночна гра, де вона є
cli-help-people = скільки місць займають люди за цією клавіатурою, починаючи з першого (1); решту займають боти
cli-help-names = імена гравців у порядку місць, через кому
cli-help-seed = ціле число або 32 шістнадцяткові цифри; без нього роздача випадкова
cli-help-option = параметр гри, наприклад long_game=yes; можна повторювати
cli-help-preset = готове тлумачення правил (їх перелічує «tetrapolis games»); --option змінює його
cli-help-save = зберігати запис партії в цьому новому файлі
cli-help-resume = продовжити партію з її запису

compiling = Підготовка до першого використання: { $game }
person = Гравець
bot = Бот
total = Разом
games-seats = кількість місць: { $seats }

table-start = { $game }. Роздачу визначено; SHA-256 її зерна випадковості: { $commitment }.
table-left = Партію збережено у файлі { $path }; щоб продовжити: tetrapolis play --resume { $path }
table-saved = Запис: { $path }. Зерно випадковості роздачі: { $seed }.
table-prompt = Ходить { $name } (? — довідка):
table-hand-over = Тепер за клавіатурою { $name }; решта хай не дивиться на екран. Натисніть Enter.
table-more = … і ще { $count ->
    [one] { $count } хід
    [few] { $count } ходи
   *[many] { $count } ходів
} (m: показати більше; введіть початок ходу, щоб побачити всі, що так починаються)
table-help = Щоб зіграти хід зі списку, введіть його номер або нотацію. Початок нотації покаже всі ходи, що так починаються.
    p 3  стіл після ходу 3 зі списку                 v 2  місто гравця 2
    h  що розглянув би майстер                       m  більше ходів
    u  скасувати хід                                 r AK-18  правило; r без номера: усі
    q  вийти; партія збережеться

replay-prompt = { $step } з { $total } — Enter: далі, b: назад, число: перейти до кроку, q: вийти
result-win = Перемога: { $name }.
result-shared = Спільна перемога: { $names }.

verify-actions = { $count ->
    [one] { $count } дія; усе за правилами.
    [few] { $count } дії; усе за правилами.
   *[many] { $count } дій; усе за правилами.
}
verify-commitment = Зерно випадковості відповідає відбитку { $commitment }.
verify-outcome = Підсумок правильний.
verify-unfinished = Партію не закінчено.
cli-help-plans = файл TOML із планом; без файлів показує наявні плани
cli-help-add = зберегти плани, щоб на них можна було грати
plans-folder = Тека ваших власних планів: { $folder }.
plans-good = { $path }: усе гаразд; після додавання (--add) грайте так: --option { $option }={ $choice }
plans-added = { $path } додано; грайте так: --option { $option }={ $choice }
cli-arena = Звести ботів між собою й показати таблицю результатів.
cli-analyse = Оцінити кожне рішення партії.
cli-help-bench-bots = натомість виміряти пошук ботів: симуляцій за секунду поруч зі звичайними випадковими партіями
cli-help-entrants = хто грає, по одному боту на місце, наприклад "search:50ms,greedy,greedy"; рівні — теж боти
cli-help-games = кількість партій (100); місця чергуються, усі перестановки мають ту саму роздачу
cli-help-first-seed = зерно випадковості першої роздачі (0)
cli-help-workers = кількість процесів (по одному на ядро), або ray, або ray:АДРЕСА
cli-help-folder = зберігати партії й результати тут і продовжувати розпочате
cli-help-playouts = кількість симуляцій на рішення (400)
cli-help-svg = записати шанси на перемогу як малюнок
cli-help-bots = рівень ботів: apprentice, builder, architect або master; кілька для кількох ботів
cli-help-hint = перед кожним вашим ходом показувати, що розглянув би майстер
compiling-bots = Підготовка ботів (один раз): { $game }
level-apprentice = Учень
level-builder = Будівничий
level-architect = Архітектор
level-master = Майстер
level-time = { $level }, приблизно { $seconds } с на хід
games-levels = Боти: { $levels }
hint-line = { $action }: очок { $points }, перемог { $share } %, спроб { $visits }
arena-matches = Партії
arena-entrant = Бот
arena-seats = Місця
arena-score = Очки
arena-winning = У виграних
arena-share = Перемоги (95 %)
arena-fair = Рівна частка
arena-rating = Рейтинг
arena-time = На хід
analyse-decisions = Рішення
analyse-title = Шанси на перемогу: { $game }
analyse-across = рядок запису
analyse-upwards = очікувана частка перемог
analyse-name = Гравець
analyse-played = Зіграно
analyse-best = Найкраще
analyse-loss = Втрата
analyse-points = Очки
analyse-share = Перемоги
analyse-lost = { $name }: втрачено { $points } очка за { $count ->
    [one] { $count } рішення
    [few] { $count } рішення
   *[many] { $count } рішень
}.

cli-serve = Запустити сайт: гра в браузері наодинці, з іншими або проти ботів. Те саме робить «tetrapolis» без команди.
cli-backup = Скопіювати всі партії й облікові записи у файл, навіть під час роботи сайту.
cli-help-config = файл TOML із налаштуваннями
cli-help-lan = відкрити доступ для всієї мережі й показати адресу та QR-код для телефонів
cli-help-no-browser = не відкривати браузер
cli-help-backup = новий файл
cli-help-file-or-url = запис партії (.tetrapolis.json) або адреса закінченої партії
cli-help-bench-server = виміряти сайт: 1000 з’єднань за 500 столами
cli-help-bench-tables = кількість столів для вимірювання сайту (500)

bench-site-start = Запускається сервер
bench-site-tables = Створюються столи
bench-site-calm = Люди грають і думають
bench-site-saturated = Люди грають не думаючи
bench-site-raw = Найбільше, на що здатні диск і з’єднання
