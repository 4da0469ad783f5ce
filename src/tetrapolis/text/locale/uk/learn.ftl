### Уроки й вправи: те, що кажуть біля кожної гри.

learn-title = Навчання
learn-lead = Спершу партія з підказками, потім окремі рішення, над якими варто подумати. Дозволено будь-який хід; ви щоразу дізнаєтеся, що він дає.
learn-unclaimed = { $count ->
    [one] { $count } результат на цьому пристрої не належить жодному обліковому запису.
    [few] { $count } результати на цьому пристрої не належать жодному обліковому запису.
   *[many] { $count } результатів на цьому пристрої не належать жодному обліковому запису.
}
learn-lesson = Урок
learn-exercise = Вправа
learn-exercises = Вправи
learn-begin = Почати урок
learn-continue = Продовжити урок
learn-lesson-done = Зіграно до кінця
learn-so-far = Крок { $step } із { $count }
learn-right-of = { $right } з { $count }
learn-exercise-number = Вправа { $number }
learn-exercise-done = Вправа { $number }, розв’язано
learn-leave = Вийти
learn-step-of = { $step } / { $count }
learn-otherwise = Так теж можна, але завдання було інше.
learn-yours = Ваш
learn-meant = Завдання
learn-best = Найкращий
learn-points = Очки
learn-done = Саме так.
learn-wait = Інші ще вибирають.
learn-later = Зараз цього зробити не можна. Вибирайте що завгодно, ми до цього повернемося.
learn-free = Далі грайте, як хочете. Я озвуся, лише коли буде на що глянути.
learn-take-back = Скасувати хід і спробувати ще
learn-go-on = Грати далі звідси
learn-to-exercises = Вчитися далі
learn-again = Ще раз від початку
learn-next = Далі
learn-show = Зіграти за мене
learn-skip = Пропустити
learn-play-freely = Грати вільно
learn-answer = Ось відповідь.
learn-right = Правильно!
learn-wrong = Є краще рішення.
learn-judging = Обчислюємо, що з цього вийде…
learn-in-the-end = У кінці партії, у середньому для { $worlds ->
    [one] { $worlds } можливого продовження
    [few] { $worlds } можливих продовжень
   *[many] { $worlds } можливих продовжень
}.
learn-chance = Шанс на перемогу
learn-mean = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
learn-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
learn-no-difference = Різниці немає: обидва вибори щоразу давали те саме.
learn-unjudged = Не вдалося обчислити наслідки цієї відповіді. Спробуйте ще раз.
learn-delete = Видалити вправу
learn-delete-why = Вправу буде видалено назавжди. Партія, з якої її зроблено, залишиться.
learn-all = Усі уроки та вправи
learn-try-again = Спробувати ще
learn-show-answer = Показати відповідь
learn-topic-mistake = З ваших партій
learn-topic-mistake-ask = В одній зі своїх партій ви зробили тут слабший вибір. Що вибрали б тепер?
learn-topic-any-ask = Що б ви тут вибрали?
