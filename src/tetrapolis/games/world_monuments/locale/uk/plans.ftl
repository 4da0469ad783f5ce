### Що може бути не так із файлом плану.

plan-file-name = «{ $name }» не годиться як назва файлу плану: малі літери a–z, цифри та _, не більше 30, потім .toml.
plan-too-large = Файл більший за { $limit } кБ.
plan-unreadable = Файл не читається: { $detail }.
plan-not-a-file = Це не звичайний файл.
plan-too-many = У теці понад { $most ->
    [one] { $most } план
    [few] { $most } плани
   *[many] { $most } планів
}; цей пропущено.
plan-carried = Запис називає це поле, але під цією назвою містить інше.
plan-not-toml = Файл не є TOML: { $detail }.
plan-kind = У файлі має бути kind = "monument" або kind = "quarry".
plan-unknown-key = Запису «{ $entry }» не існує; є такі: { $entries }.
plan-name = Плану потрібна назва до 40 символів.
plan-rounds = rounds має бути списком таблиць на кшталт purple = 10, red = 6, ….
plan-row-colour = Раунд { $round }: кольору «{ $colour }» немає; є такі: { $colours }.
plan-row-count = Раунд { $round }: кількість каменів «{ $colour }» має бути цілим числом від 0 до 99.
plan-levels = levels має бути списком малюнків, по одному тексту на рівень.
plan-letter = Рівень { $level }: «{ $letter }» нічого не означає; на малюнку можуть бути { $letters } і крапки.
plan-borders = borders має бути списком текстів на кшталт "O0-M0".
plan-border = «{ $border }» не є межею. Межа з’єднує дві клітинки, наприклад O0-M0; клітинки: O0–O17, M0–M11 і C.
plan-border-twice = Межа { $border } з’єднує клітинку саму із собою або записана двічі.
plan-more = … і ще { $count ->
    [one] { $count } така сама помилка
    [few] { $count } такі самі помилки
   *[many] { $count } таких самих помилок
}.
plan-slot-count = Каменів у плані: { $count }; має бути від 1 до { $most }.
plan-level-count = Рівнів у плані: { $count }; може бути щонайбільше { $most }.
plan-level-empty = На рівні { $level } немає каменів, хоча над ним є інші рівні.
plan-slot-far = { $slot } лежить надто далеко: план має щонайбільше { $most ->
    [one] { $most } клітинку
    [few] { $most } клітинки
   *[many] { $most } клітинок
} завширшки та завглибшки.
plan-slot-overlap = { $slot } і { $other } накладаються: кожен камінь займає дві на дві клітинки.
plan-slot-unsupported = { $slot } (стовпець { $x }, рядок { $y } від фасаду) не має опори: уся його основа має лежати на каменях рівня { $level }.
plan-row-number = Рядків із каменями у плані: { $count }; потрібно { $rounds }, по одному на раунд.
plan-row-gems = Раунд { $round } має містити сині камені ({ $gems }) та 1 чорний.
plan-supply-short = Раунди беруть каменів «{ $colour }»: { $brought }; у запасі їх { $supply }.
plan-material-short = Раунди дають каменів «{ $colour }»: { $brought }; за планом будівництва потрібно { $needed }.
plan-row-small = { $monument }, раунд { $round }: каменів лише { $stones }, для каменоломні { $quarry } потрібно щонайменше { $least }.
plan-rings = Каменоломні потрібні щонайменше три зовнішні клітинки, одна середня та центральне коло C, усі з межами.
plan-field-missing = Бракує клітинки { $field }: клітинки нумерують від 0 без пропусків, і кожна має межу.
plan-no-move = Із { $field } жоден хід на { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
   *[many] { $steps } кроків
} не закінчується на зовнішньому кільці.
plan-no-stone = Із { $field } третій хід фази може нічого не дати: усі ходи на { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
   *[many] { $steps } кроків
} можуть пролягати лише через порожні клітинки.
plan-unreached = Із { $field } жоден хід на { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
   *[many] { $steps } кроків
} не проходить через { $target }: останній камінь міг би лишитися там назавжди.
