analysis-kind-flat = Різниці немає
analysis-kind-best = Найкраще
analysis-kind-close = Різниця непевна
analysis-kind-small = Дрібна помилка
analysis-kind-medium = Помилка
analysis-kind-large = Груба помилка
analysis-loss-share = { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
analysis-loss-points = { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } очка
analysis-lost-share = Утрачений шанс
analysis-lost-points = Утрачені очки
analysis-in-points = Оцінено за очками: перше місце було майже вирішене.
analysis-start = Рівна частка
analysis-own = Власні рішення
analysis-others = Рішення інших
analysis-luck = Удача
analysis-result = Підсумок
analysis-title = Аналіз
analysis-close = Закрити аналіз
analysis-looking = Перегляд усіх рішень: { $percent } %
analysis-failed = Аналіз зупинився через помилку на цьому пристрої. Партія не змінилася.
analysis-again = Спробувати ще раз
analysis-curve = Як змінювалися шанси гравців
analysis-chance = Шанс на перемогу ({ $name }): { NUMBER($percent, maximumFractionDigits: 0) } %
analysis-share = { NUMBER($percent, maximumFractionDigits: 0) } %
analysis-on-board = Показано на полі: зіграний або найкращий хід
analysis-played = Зіграно
analysis-best = Найкраще
analysis-why = На скільки більше дав би найкращий хід:
analysis-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-previous = Попередня помилка
analysis-next = Наступна помилка
analysis-hindsight = Постфактум: усе приховане таке, яким було насправді
analysis-all = Усі рішення
analysis-waiting = Ще не оцінено
analysis-none = Тут помилок немає
analysis-ledger = З чого склався підсумок
analysis-ledger-why = Рішення порівнюються з рішеннями простого бота; усе інше — удача. Стандартна похибка рішень — до { NUMBER($percent, maximumFractionDigits: 0) } %.
analysis-won-by-own = Перемога: { $name }, головно завдяки власним рішенням (власні рішення { $own } %, рішення інших { $others } %, удача { $luck } %).
analysis-won-by-others = Перемога: { $name }, головно через рішення інших (власні рішення { $own } %, рішення інших { $others } %, удача { $luck } %).
analysis-won-by-luck = Перемога: { $name }, головно завдяки удачі (власні рішення { $own } %, рішення інших { $others } %, удача { $luck } %).
analysis-won-by-mixed = Перемога: { $name }, без однієї вирішальної причини (власні рішення { $own } %, рішення інших { $others } %, удача { $luck } %).
analysis-shared = Перше місце ділять: { $names }.
analysis-turned = Переломний хід — { $number }: після нього { $name } вже весь час попереду.
analysis-ahead = { $name } весь час попереду.
analysis-summary = { $count ->
    [one] { $count } рішення оцінено.
    [few] { $count } рішення оцінено.
   *[many] { $count } рішень оцінено.
}
analysis-mistakes = Серед них: { $list }.
analysis-no-mistakes = Помилок серед них немає.
analysis-count-large = { $count ->
    [one] { $count } груба помилка
    [few] { $count } грубі помилки
   *[many] { $count } грубих помилок
}
analysis-count-medium = { $count ->
    [one] { $count } помилка
    [few] { $count } помилки
   *[many] { $count } помилок
}
analysis-count-small = { $count ->
    [one] { $count } дрібна помилка
    [few] { $count } дрібні помилки
   *[many] { $count } дрібних помилок
}
analysis-worst = Найгрубіша помилка: { $name }, хід { $number }.
analysis-dearest = Помилки забрали найбільше очок тут: { $category }, { $points }.
analysis-deeper = Поглибити аналіз
analysis-find = Знайдіть самі
analysis-find-task = Який хід найкращий? Грає { $name }. Виберіть на полі.
analysis-find-right = Правильно!
analysis-find-wrong = Є щось краще.
analysis-find-again = Ще раз
analysis-find-show = Показати відповідь
analysis-what-if = Грати далі звідси
analysis-what-if-why = Нова партія на цьому пристрої проти ботів із цієї позиції
analysis-keep = Зберегти як вправу
analysis-kept = Збережено серед ваших вправ
