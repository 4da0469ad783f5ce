### Сервер: налаштування, що він друкує, у чому відмовляє.

setting-host = адреса, за якою сервер приймає з’єднання; 0.0.0.0 для всієї мережі
setting-port = порт, на якому сервер приймає з’єднання; 0 для будь-якого вільного
setting-data = тека для бази даних і ключа; якщо порожньо, тека даних користувача
setting-database = postgresql://… для кількох вузлів; якщо порожньо, файл SQLite у теці даних
setting-bus = redis://… для кількох вузлів; якщо порожньо, лише цей процес
setting-secret = ключ для підпису файлів cookie, однаковий на всіх вузлах; якщо порожньо, з файлу в теці даних
setting-origins = інші джерела, чиї сторінки можуть користуватися цим сервером, через пробіл
setting-proxies = адреси проксі-серверів, чиїм пересланим адресам можна вірити, через кому
setting-rate = запитів за секунду з однієї адреси в середньому; на короткий час — утричі більше
setting-sockets = відкритих з’єднань з однієї адреси
setting-metrics = хто може читати /metrics: local, all або nobody
setting-log = що записувати в журнал: debug, info, warning або error

serve-address = Tetrapolis працює за адресою { $address }
serve-network = У вашій мережі: { $address }
serve-data = Партії зберігаються тут: { $path }.
serve-stop = Ctrl+C зупиняє сервер; партії продовжаться після наступного запуску.
serve-preparing = Ігри готуються; найперший запуск триває хвилину-дві.
backup-done = Усе скопійовано до { $path }: { $count ->
    [one] { $count } партія
    [few] { $count } партії
   *[many] { $count } партій
}.
verify-announced = Сервер показує для цієї партії той самий відбиток.

error-port-taken = Не можна зайняти адресу { $host }, порт { $port }: { $detail }. Виберіть інший порт за допомогою --port.
error-store-unreachable = Сховище не відповідає: { $detail }
error-bus-unreachable = Шина не відповідає: { $detail }
error-nodes-missing = Для PostgreSQL і Redis потрібні додаткові пакунки: pip install "tetrapolis[nodes]".
error-settings-file = Не вдалося прочитати налаштування з { $path }: { $detail }
error-setting-unknown = Немає налаштування «{ $name }». Налаштування: { $names }.
error-setting-value = Налаштування { $name } не може мати значення «{ $value }».
error-backup-exists = { $path } уже існує й лишається без змін.
error-url-unreachable = За адресою { $url } не вдалося знайти партію Tetrapolis: { $detail }
error-url-match = { $url } не вказує на партію: посилання на партію закінчується 16 шістнадцятковими цифрами.
error-link-other-commitment = Сервер показує для цієї партії відбиток { $shown }, а в записі { $commitment }.

error-store-away = Сервер зараз не може зберігати дані. Нічого не втрачено; спробуйте трохи згодом.
error-busy = За цим столом забагато подій водночас. Спробуйте ще раз.
error-analyses-busy = Зараз аналізують багато партій. Спробуйте пізніше.
error-internal = На сервері сталася помилка. Нічого з підтвердженого не втрачено.
error-bad-request = Це не вдалося прочитати: { $detail }
error-too-fast = Забагато запитів. Зачекайте трохи.
error-origin-foreign = Ця сторінка не може діяти тут від вашого імені: її адреси немає серед дозволених.
error-no-such-page = Тут нічого немає.
error-no-such-match = Немає партії { $match }.
error-who-are-you = Спершу назвіться.
error-token-elsewhere = Цей ключ для іншої партії.
error-link-invalid = Це посилання не дає місця за цим столом.
error-log-in-refused = Неправильне ім’я або пароль.
error-password-length = Пароль має містити щонайменше { $least ->
    [one] { $least } символ
    [few] { $least } символи
   *[many] { $least } символів
}.
error-name-taken = Це ім’я зайняте.
error-name-empty = Ім’я має містити хоча б одну літеру.
error-not-the-host = Це може зробити лише господар столу.
error-not-at-this-table = У вас немає місця за цим столом.
error-advice-among-people = Підказки доступні лише тоді, коли всі інші гравці — боти.
error-not-your-turn = Зараз не ваш хід.
error-a-bot-plays-for-you = За вас грає бот. Спершу поверніться до гри.
error-match-has-begun = Партія вже почалася.
error-match-not-begun = Партія ще не почалася.
error-match-not-over = Партія ще не закінчилася.
error-clock-impossible = Такий контроль часу неможливий: потрібна щонайменше 1 секунда, а додатковий час на хід буває лише із запасом часу.
error-level-unknown = Немає рівня «{ $level }». Рівні: { $levels }.
error-one-seat-each = Кожен має одне місце.
error-seat-taken = Це місце зайняте.
error-seats-open = Є ще вільні місця.
error-seat-not-a-person = На цьому місці зараз грає не людина.
error-time-not-up = Час гравця на цьому місці ще не вийшов.
error-nobody-stands-in = За вас і так не грає бот.
error-resigned-already = Ви вже здалися.
error-decision-over = Цей вибір уже завершено: його номер { $decision }, а зараз номер { $now }.
error-nothing-to-take-back = Ви ще нічого не вибрали.
error-others-went-on = Інші вже зробили свій вибір; ваш скасувати не можна.
error-something-was-revealed = Через ваш вибір дещо відкрилося, тому скасувати його не можна.
error-nothing-said = Повідомлення порожнє.
error-message-too-long = Повідомлення задовге: можна щонайбільше { $most ->
    [one] { $most } символ
    [few] { $most } символи
   *[many] { $most } символів
}.
error-not-a-command = Це не команда.
error-record-unfinished = Партію в цьому записі не закінчено.
error-server-says = Сервер відмовляє: { $message }
error-connection-lost = З’єднання із сервером утрачено.
