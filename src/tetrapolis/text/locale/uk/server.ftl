### Сервер: налаштування, що він друкує, у чому відмовляє.

setting-host = адреса, за якою сервер приймає з’єднання; 0.0.0.0 для всієї мережі
setting-port = порт, на якому сервер приймає з’єднання; 0 для будь-якого вільного порту
setting-data = тека для бази даних і ключа; якщо порожньо, тека даних користувача
setting-database = postgresql://… для кількох вузлів; якщо порожньо, файл SQLite у теці даних
setting-bus = redis://… для кількох вузлів; якщо порожньо, лише цей процес
setting-secret = ключ для підпису файлів cookie, щонайменше 32 байти, однаковий на всіх вузлах; якщо порожньо, з файлу в теці даних
setting-origins = інші джерела, чиї сторінки можуть користуватися цим сервером, через пробіл
setting-proxies = адреси проксі-серверів, чиїм пересланим адресам можна вірити, через кому
setting-rate = запитів за секунду з однієї адреси в середньому; на короткий час — утричі більше
setting-sockets = відкритих з’єднань з однієї адреси
setting-metrics = хто може читати /metrics: local, all або nobody
setting-log = найменш важливі повідомлення, які ще записувати в журнал: debug, info, warning або error
setting-backups = тека для запланованих резервних копій; якщо порожньо, вони не створюються
setting-backup-hours = через скільки годин створювати заплановані резервні копії
setting-backup-keep = скільки запланованих резервних копій зберігати; старіші вилучаються

serve-address = Tetrapolis працює за адресою { $address }
serve-network = У вашій мережі: { $address }
serve-data = Партії зберігаються тут: { $path }.
serve-stop = Ctrl+C зупиняє сервер; партії продовжаться після наступного запуску.
serve-preparing = Ігри готуються; найперший запуск триває хвилину-дві.
backup-done = Резервну копію збережено у { $path }: { $count ->
    [one] { $count } партія
    [few] { $count } партії
   *[many] { $count } партій
}.
backup-private = У ній є й ключ для підпису файлів cookie: зберігайте її там, де прочитати її можете лише ви.
backup-no-secret = Ключа для підпису файлів cookie в ній немає, бо його не знайдено (перевірте --secret і --data).
restore-done = Відновлено, куди: { $path }; { $matches ->
    [one] { $matches } партія
    [few] { $matches } партії
   *[many] { $matches } партій
}, { $accounts ->
    [one] { $accounts } обліковий запис
    [few] { $accounts } облікові записи
   *[many] { $accounts } облікових записів
}.
restore-secret = Ключ теж відновлено: кожен лишається тим, ким був.
restore-no-secret = У цій копії немає ключа: гості втратять свої місця, а власникам облікових записів доведеться ввійти знову.
verify-announced = Сервер показує для цієї партії той самий відбиток.

error-port-taken = Не можна зайняти адресу { $host }, порт { $port }: { $detail }. Виберіть інший порт за допомогою --port.
error-store-unreachable = База даних не відповідає (перевірте --database): { $detail }
error-bus-unreachable = Redis не відповідає (перевірте --bus): { $detail }
error-bus-address = Налаштування bus — не адреса Redis; така адреса має вигляд redis://host:6379.
error-store-address = Налаштування database — не адреса PostgreSQL; така адреса має вигляд postgresql://user:password@host/name.
error-store-password = PostgreSQL не прийняв ім’я або пароль (перевірте --database).
error-store-newer = Дані записала новіша версія Tetrapolis (схема { $revision }). Установіть ту версію або ще новішу; нічого не змінено.
error-store-corrupt = Файл { $path } пошкоджено, або це не база даних Tetrapolis. Збережіть його й відновіть резервну копію командою «tetrapolis restore».
error-store-held = Файлом { $path } користується інша програма й не відпускає його. Зупиніть її та спробуйте знову.
error-store-missing = Файлу { $path } немає або він порожній, хоча сервер уже користувався цією текою. Відновіть резервну копію командою «tetrapolis restore»; щоб почати заново без старих партій, вилучіть { $lock }.
error-store-log-missing = Сервер зупинився не так, як слід, а файлу { $path }-wal з останніми ходами немає. Поверніть його або відновіть резервну копію; щоб продовжити без цих ходів, вилучіть { $lock }.
error-folder-taken = Текою { $path } користується інший сервер Tetrapolis. Зупиніть його або виберіть іншу теку за допомогою --data.
error-data-no-folder = { $path } не може бути текою: на цьому місці є файл. Виберіть іншу теку за допомогою --data.
error-data-read-only = Не вдається записати { $path }. Перевірте права доступу й чи не закрито диск для запису або виберіть іншу теку за допомогою --data.
error-data-full = Немає вільного місця для { $path }. Звільніть місце й запустіть сервер знову; нічого підтвердженого не втрачено.
error-data-unusable = Не вдається скористатися { $path }: { $detail }
error-secret-short = Налаштування secret має містити щонайменше 32 байти. Надійний ключ створює команда: openssl rand -hex 32
error-secret-file-short = Ключ у файлі { $path } коротший за 32 байти. Поверніть правильний файл; якщо його втрачено, вилучіть цей, але гості втратять свої місця.
error-start-failed = Сервер не вдалося запустити: { $detail }. Де саме, сказано в журналі.
error-nodes-missing = Для PostgreSQL і Redis потрібні додаткові пакунки. Установіть їх: pip install "tetrapolis[nodes]"
error-settings-file = Не вдалося прочитати налаштування з { $path }: { $detail }
error-setting-unknown = Немає налаштування «{ $name }». Налаштування: { $names }.
error-setting-value = Налаштування { $name } не може мати значення «{ $value }».
error-backup-exists = { $path } уже існує й лишається без змін. Виберіть іншу назву файлу.
error-backup-nothing = У теці { $path } нема чого копіювати: сервер нею ще не користувався.
error-restore-nothing = Немає резервної копії { $path }.
error-restore-foreign = { $path } — не резервна копія Tetrapolis.
error-restore-exists = { $path } уже існує й лишається без змін. Відновлюйте в порожню теку.
error-restore-database-full = У цій базі даних уже є партії або облікові записи; її не змінено. Відновлюйте в порожню базу.
error-restore-other-secret = У копії інший ключ, ніж тут; нічого не відновлено. Відновлюйте в порожню теку й без --secret.
error-url-unreachable = За адресою { $url } не вдалося знайти партію Tetrapolis: { $detail }
error-url-match = { $url } не вказує на партію: посилання на партію закінчується 16 шістнадцятковими цифрами.
error-link-other-commitment = Сервер показує для цієї партії відбиток { $shown }, а в записі { $commitment }.

error-store-away = Сервер зараз не може зберігати дані. Нічого не втрачено; спробуйте трохи згодом.
error-busy = У цій партії забагато подій водночас. Спробуйте ще раз.
error-analyses-busy = Зараз аналізують багато партій. Спробуйте пізніше.
error-internal = На сервері сталася помилка. Усі підтверджені ходи збережено; перезавантажте сторінку та спробуйте ще раз.
error-bad-request = Сервер не зміг прочитати цей запит: { $detail }
error-too-fast = Забагато запитів. Зачекайте трохи й спробуйте ще раз.
error-origin-foreign = Сервер не приймає запитів зі сторінок за цією адресою. Дозволити її може той, хто ним керує (налаштування «origins»).
error-no-such-page = Тут немає сторінки.
error-no-such-match = Немає партії { $match }. Перевірте посилання.
error-who-are-you = Спершу введіть ім’я.
error-token-elsewhere = Цей ключ для іншої партії.
error-link-invalid = Це посилання не дає місця в цій партії. Попросіть нове.
error-log-in-refused = Неправильне ім’я або пароль.
error-password-length = Пароль має містити щонайменше { $least ->
    [one] { $least } символ
    [few] { $least } символи
   *[many] { $least } символів
}.
error-name-taken = Це ім’я зайняте. Виберіть інше.
error-name-empty = Введіть ім’я.
error-not-the-host = Це може зробити лише господар столу.
error-not-at-this-table = У вас немає місця в цій партії.
error-advice-among-people = Підказки доступні лише тоді, коли всі ваші суперники — боти.
error-not-your-turn = Зараз не ваш хід.
error-a-bot-plays-for-you = За вас грає бот. Спершу поверніть собі місце.
error-match-has-begun = Партія вже почалася.
error-match-not-begun = Партія ще не почалася.
error-match-not-over = Партія ще не закінчилася.
error-clock-impossible = Такий контроль часу неможливий: потрібна щонайменше 1 секунда, а додатковий час на хід буває лише із запасом часу.
error-level-unknown = Немає рівня «{ $level }». Рівні: { $levels }.
error-one-seat-each = У вас уже є місце в цій партії.
error-seat-taken = Це місце зайняте. Виберіть вільне.
error-seats-open = Є ще вільні місця. Партію можна почати, коли зайнято всі.
error-seat-not-a-person = На цьому місці вже грає бот.
error-time-not-up = Цей гравець іще має час на хід.
error-nobody-stands-in = Повернути собі місце не можна: за вас не грає бот або ви вже здалися.
error-resigned-already = Ви вже здалися.
error-decision-over = Запізно: цей вибір уже зроблено (його номер { $decision }, а зараз номер { $now }).
error-nothing-to-take-back = Скасовувати ще нічого.
error-others-went-on = Скасувати хід уже не можна: після нього ходив інший гравець.
error-something-was-revealed = Цей хід не можна скасувати: через нього дещо відкрилося.
error-nothing-said = Спершу введіть повідомлення.
error-message-too-long = Повідомлення задовге: можна щонайбільше { $most ->
    [one] { $most } символ
    [few] { $most } символи
   *[many] { $most } символів
}.
error-not-a-command = Сервер не знає такої команди.
error-record-unfinished = Партію в цьому записі не закінчено. Тут можна відкрити лише закінчені партії.
error-server-says = Сервер відмовляє: { $message }
error-connection-lost = З’єднання із сервером утрачено.
