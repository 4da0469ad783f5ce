### Командний рядок.

cli-usage = використання:{ " " }
cli-positionals = аргументи
cli-options = параметри
cli-help-help = показати цю довідку
cli-help-version = показати номер версії
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
cli-verify = Відтворити запис і перевірити кожен хід, роздачу та підсумок.
cli-rules = Прочитати правила гри.
cli-bench = Виміряти, як швидко правила працюють на цьому комп’ютері.
cli-games = Показати ігри та їхні параметри.
cli-compile = Заздалегідь скомпілювати те, на що довелося б чекати під час першого використання: правила й ботів однієї гри або всіх, для цього комп’ютера й для браузерів.
cli-plans = Перевірити власні поля й додати їх до гри.
cli-help-lang = мова текстів
cli-help-file = запис партії (.tetrapolis.json) або - для стандартного вводу
cli-help-all = вивести всі кроки одразу
cli-help-commitment = відбиток SHA-256, показаний на початку партії
cli-help-game = гра; «tetrapolis games» показує всі
cli-help-ids = лише ці правила, наприклад AK-18
cli-help-sheet = натомість те, що можна переглянути поруч із правилами: список карт, пам’ятка
cli-help-json = вивести у форматі JSON
cli-help-bench-seats = лише з такою кількістю місць
cli-help-seconds = процесорний час на кожне вимірювання, у секундах (типово 2)
cli-help-seats = кількість місць; 1 — одиночна гра, де вона є
cli-help-people = скільки людей грає за цією клавіатурою (типово 1); вони займають перші місця, решту — боти
cli-help-names = імена гравців у порядку місць, через кому
cli-help-seed = ціле число або 32 шістнадцяткові цифри; без нього роздача випадкова
cli-help-option = параметр гри, наприклад long_game=yes; можна повторювати
cli-help-preset = готове тлумачення правил (їх перелічує «tetrapolis games»); --option змінює його
cli-help-save = зберігати запис партії в цьому новому файлі
cli-help-resume = продовжити партію з її запису
compiling = { $game }: підготовка (лише перед першим використанням)
person = Гравець { $number }
bot = Бот { $number }
total = Разом
games-seats = кількість місць: { $seats }
table-start = { $game }: роздачу визначено. SHA-256 її зерна випадковості: { $commitment }
table-left = Партію збережено у файлі { $path }. Щоб продовжити: tetrapolis play --resume { $path }
table-saved = Запис партії збережено у файлі { $path }. Зерно випадковості роздачі: { $seed }
table-prompt = Ходить { $name } (? — довідка):
table-hand-over = Хід гравця: { $name }. Коли ніхто інший не бачить екрана, натисніть Enter.
table-more = … і ще { $count ->
    [one] { $count } хід
    [few] { $count } ходи
   *[many] { $count } ходів
} (m: показати більше; введіть початок ходу, щоб побачити всі, що так починаються)
table-alone = Кожен рядок показує, що хід дає сам по собі; вибір інших ще може це змінити.
picture-part = Малюнок ширший за екран: частина { $number } з { $count }
picture-unknown = Знаком ? позначено те, чого ви ще не можете знати.
confirm-replace = { $path } уже існує. Замінити? (т/н)
answer-yes = т
table-help = Щоб зіграти хід зі списку, введіть його номер або нотацію. Початок нотації покаже всі ходи, що так починаються.
    p 3  стіл після ходу 3 зі списку                 v 2  місто гравця 2
    h  що розглянув би майстер                       m  більше ходів
    u  скасувати хід                                 r { $rule }  правило; r без номера: усі
    q  вийти; партія збережеться
    Якщо хід починається так само, як команда, перевагу має хід; зі скісною рискою це завжди команда: /r
replay-prompt = Крок { $step } із { $total } — Enter: далі, b: назад, число: перейти до кроку, q: вийти
result-win = Перемога: { $name }.
result-shared = Спільна перемога: { $names }.
verify-actions = { $count ->
    [one] { $count } хід; усе за правилами.
    [few] { $count } ходи; усе за правилами.
   *[many] { $count } ходів; усе за правилами.
}
verify-commitment = Зерно випадковості відповідає відбитку { $commitment }.
verify-outcome = Підсумок правильний.
verify-unfinished = Партію не закінчено.
cli-help-plans = файли TOML із планами для перевірки; без файлів — список наявних планів
cli-help-add = додати плани, щоб на них можна було грати
plans-folder = Тека ваших власних планів: { $folder }.
plans-good = { $path }: план правильний. Додайте його через --add, потім грайте так: --option { $option }={ $choice }
plans-added = { $path } додано. Грайте так: --option { $option }={ $choice }. Сервер, що вже працює, запропонує його після перезапуску.
cli-arena = Звести ботів між собою й показати таблицю результатів.
cli-train = Навчити ботів гри: вони грають самі з собою.
cli-analyse = Проаналізувати кожне рішення партії.
cli-help-bench-bots = натомість виміряти пошук ботів: симуляцій за секунду поруч зі звичайними випадковими партіями
cli-help-entrants = хто грає, по одному боту на місце, наприклад "search:50ms,greedy,greedy"; рівні — теж боти
cli-help-games = кількість партій (типово 100); місця чергуються, усі перестановки мають ту саму роздачу
cli-help-first-seed = зерно випадковості першої роздачі (типово 0)
cli-help-workers = кількість процесів (типово по одному на ядро), або ray, або ray:АДРЕСА
cli-help-folder = тека для партій і результатів; перерване змагання продовжується з неї
cli-help-train-folder = тека для партій і мереж (типово training/ГРА); перерване навчання продовжується з неї
cli-help-train-generations = кількість поколінь (типово 8)
cli-help-train-set = інше налаштування, наприклад matches=2000 або seats=2,2,3; перелік: docs/bots
cli-help-train-seed = число, з якого випливає вся випадковість (типово 1)
cli-help-train-short = лише короткий запуск, для перевірки
cli-help-train-adopt = нехай Майстер відтепер думає з найкращою мережею
cli-help-depth = наскільки глибоко дивитися: quick (швидко), usual (звичайно) або deep (глибоко); типово usual
cli-help-svg = зберегти діаграму шансів на перемогу у файлі SVG
cli-help-bots = рівень ботів: apprentice, builder, architect або master; кілька через кому
cli-help-hint = перед кожним вашим ходом показувати, що розглянув би бот-майстер
compiling-bots = { $game }: підготовка ботів (лише перед першим використанням)
compiling-judge = Підготовка аналізу: { $game } (лише першого разу)
compiling-engine = { $game }: підготовка рушія для браузера (лише перед першим використанням)
compiled = { $game }: готово. Рушій для браузера, { $size } кБ: { $path }
level-apprentice = Учень
level-builder = Будівничий
level-architect = Архітектор
level-master = Майстер
level-time = { $level }, приблизно { NUMBER($milliseconds, maximumFractionDigits: 1) } мс на хід
games-levels = Боти: { $levels }
hint-line = { $action }: очок { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }, перемог { NUMBER($percent, maximumFractionDigits: 0) } %, спроб { $visits }
hint-part = { $category } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-matches = Партії
arena-entrant = Бот
arena-seats = Місця
arena-score = Очки
arena-winning = Рахунок переможця
arena-share = Перемоги (95 %, інтервал)
arena-fair = Рівна частка
arena-rating = Рейтинг
arena-time = Час на хід
train-play = Покоління { $generation }: гра
train-fit = Покоління { $generation }: навчання
train-try = Покоління { $generation }: перевірка
train-generation = Покоління { $generation }: похибка { NUMBER($error, maximumFractionDigits: 1) } очка замість { NUMBER($without, maximumFractionDigits: 1) }; перемоги { NUMBER($percent, maximumFractionDigits: 0) } % ({ NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) }), перевага { NUMBER($lead, maximumFractionDigits: 1) } { $adopted ->
    [yes] (найкраще досі)
   *[no] {""}
}
train-curves = Навчання, покоління за поколінням
train-errors = Похибка в очках
train-error-with = із мережею
train-error-without = без неї
train-wins = Перемоги над найкращою досі, відсотки
train-share = частка перемог із 95-відсотковим інтервалом
cell-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cell-percent = { NUMBER($percent, maximumFractionDigits: 0) } %
cell-interval = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
cell-rating = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($sigma, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cell-time = { NUMBER($milliseconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } мс
analyse-decisions = Рішення
analyse-title = Шанси на перемогу: { $game }
analyse-across = хід
analyse-upwards = шанс на перемогу
analyse-name = Гравець
analyse-played = Зіграно
analyse-best = Найкраще
analyse-number = № ходу
analyse-verdict = Оцінка
analyse-share = Шанс на перемогу
cli-serve = Запустити сайт: гра в браузері наодинці, з іншими або проти ботів. Те саме робить «tetrapolis» без команди.
cli-backup = Скопіювати всі партії, облікові записи й ключ в один файл, навіть під час роботи сайту.
cli-restore = Відновити дані сайту з резервної копії: у порожню теку (--data) або порожню базу даних (--database).
cli-export = Записати сторінку в теку, яку може роздавати будь-який вебхостинг: власний сервер не потрібен.
cli-help-config = файл TOML із налаштуваннями
cli-help-lan = відкрити сайт для локальної мережі; показує адресу та QR-код для телефонів
cli-help-no-browser = не відкривати браузер
cli-help-backup = файл, який треба створити
cli-help-restore = резервна копія
cli-help-export = тека, у яку записати сторінку
cli-help-export-server = адреса сервера Tetrapolis, який сторінка назве для друзів на інших пристроях
cli-help-overwrite = записати і в теку з іншими файлами; файли з такими самими назвами буде замінено
cli-help-file-or-url = запис партії (.tetrapolis.json), - для стандартного вводу або адреса закінченої партії
cli-help-bench-server = виміряти сайт: 1000 з’єднань за 500 столами; з паузами, без пауз і з половиною цього навантаження, де очікування порівнюється з відлунням
cli-help-bench-tables = кількість столів для вимірювання сайту (типово 500)
cli-help-bench-idle = кількість з’єднань, які лише спостерігають (типово 0)
cli-help-bench-workers = кількість робочих процесів вимірюваного сайту (типово 1)
cli-help-bench-nodes = кількість вузлів вимірюваного сайту, яким потрібні база даних і шина (типово 1)
cli-help-bench-database = PostgreSQL для вимірювання замість власного файлу SQLite; столи в ній залишаються
cli-help-bench-bus = Redis для вимірювання
bench-site-start = Запускається сервер
bench-site-tables = Створюються столи
bench-site-idle = Відкриваються з’єднання, які лише спостерігають
bench-site-calm = Гра з часом на роздуми
bench-site-saturated = Гра без пауз
bench-site-half = Гра з половиною цього навантаження
bench-site-raw = Вимірювання межі диска та з’єднань
