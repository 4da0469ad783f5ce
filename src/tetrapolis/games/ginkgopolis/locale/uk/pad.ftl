### Ginkgopolis: блокнот очок.

pad-way-earned = Очки
pad-way-tokens = Жетони, що лишилися
pad-field-earned = Зібрані очки
pad-field-tokens = Невикористані жетони заміни карт
pad-why-points = Очки, зібрані протягом гри: { $points }
pad-why-cards = Фінальні бонуси разом: { $points }
pad-why-tokens = { $tokens } × 2 = { $points }
pad-why-districts = Райони разом: { $points }
pad-doubt-undecided = Район { $number }: { $name } має стільки ж ресурсів, скільки хтось інший. Запишіть, чия найвища будівля вища.
pad-tie = Однакова кількість очок — спільне місце.
pad-build-bonuses = Карта за картою
pad-build-districts = Район за районом
pad-build-city = Скласти місто
pad-district = Район { $number }
pad-district-more = Ще один район
pad-district-hint = Для кожного району: скільки ресурсів там має кожен. У кого найбільше, той отримує очки за всі; другий — за свої; хто там сам, отримує і те, й те.
pad-district-height = Найвища будівля
pad-district-number = Її номер
pad-bonus-kept = Збережені карти
pad-bonus-count = Скільки разів рахується
pad-bonus-hint = Додайте карти, які дають очки наприкінці, і запишіть, скільки разів рахується кожна. Коли місто складено й тут усі збережені карти, це порахується само.
pad-bonus-own = Порахувати вручну
pad-bonus-keep = Порахувати за містом
pad-city-hint = Виберіть місце, а тоді те, що там стоїть. Важить лише верхня плитка.
pad-city-empty = Порожньо, стовпець { $x }, рядок { $y }
pad-city-tile = Плитка
pad-city-floors = Поверхи
pad-city-owner = Власник
pad-city-nobody = Ніхто
pad-city-set = Поставити тут
