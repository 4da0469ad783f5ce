### Як гра показана у списках.

game-title = Акрополіс
game-lead = Складайте з плиток грецьке місто, що росте вгору.
sheet-title = Пам’ятка гравця

choice-solo_level-easy = легка
choice-solo_level-medium = середня
choice-solo_level-hard = важка
choice-house_group-most_hexes_then_value = найбільше кварталів
choice-house_group-most_value = найбільша цінність
choice-barracks_edge-outer_space_only = лише зовнішній край міста
choice-barracks_edge-any_empty_neighbour = будь-який порожній простір
choice-lake-enclosed_region_any_size = будь-якого розміру
choice-lake-single_cell_only = лише на один квартал
