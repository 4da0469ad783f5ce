### Ahogyan a játék a listákban megjelenik.

game-title = Akropolis
game-lead = Rakj három hatszögből álló lapkákból felfelé növő görög várost.

choice-solo_level-easy = könnyű
choice-solo_level-medium = közepes
choice-solo_level-hard = nehéz
choice-house_group-most_hexes_then_value = a legtöbb mező, azután a legtöbb érték
choice-house_group-most_value = a legtöbb érték
choice-barracks_edge-outer_space_only = csak a külső perem számít
choice-barracks_edge-any_empty_neighbour = bármely üres szomszédos mező számít
choice-lake-enclosed_region_any_size = bármekkora bezárt terület
choice-lake-single_cell_only = csak egyetlen mező
