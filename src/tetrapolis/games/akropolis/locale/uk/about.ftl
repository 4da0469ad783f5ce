### Як гра показана у списках.

game-title = Akropolis
game-lead = Складайте з плиток грецьке місто, що росте вгору.

choice-solo_level-easy = легкий
choice-solo_level-medium = середній
choice-solo_level-hard = важкий
choice-house_group-most_hexes_then_value = найбільше клітинок, потім найбільша цінність
choice-house_group-most_value = найбільша цінність
choice-barracks_edge-outer_space_only = лише зовнішній край
choice-barracks_edge-any_empty_neighbour = будь-яка порожня сусідня клітинка
choice-lake-enclosed_region_any_size = замкнена ділянка будь-якого розміру
choice-lake-single_cell_only = лише одна клітинка
