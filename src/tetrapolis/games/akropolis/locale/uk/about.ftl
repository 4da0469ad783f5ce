### Як гра показана у списках.

game-title = Акрополіс
game-lead = Складайте з плиток грецьке місто, що росте вгору.
game-round = Раунд { $round }
sheet-title = Пам’ятка гравця

choice-solo_level-easy = Легка
choice-solo_level-medium = Середня
choice-solo_level-hard = Важка
choice-house_group-most_hexes_then_value = Найбільше кварталів
choice-house_group-most_value = Найбільша цінність
choice-barracks_edge-outer_space_only = Лише зовнішній край міста
choice-barracks_edge-any_empty_neighbour = Будь-який порожній простір
choice-barracks_edge-variant_any_empty = Край міста; у варіанті будь-який
choice-lake-enclosed_region_any_size = Будь-якого розміру
choice-lake-single_cell_only = Лише на один квартал
