### Ahogyan a játék a listákban megjelenik.

game-title = Akropolis
game-lead = Építs három hatszögből álló városlapkákból egyre magasabbra törő görög várost.
sheet-title = Segédlet

choice-solo_level-easy = könnyű
choice-solo_level-medium = közepes
choice-solo_level-hard = nehéz
choice-house_group-most_hexes_then_value = a legtöbb hatszög, majd az érték
choice-house_group-most_value = a legnagyobb érték
choice-barracks_edge-outer_space_only = csak a város külső határa számít
choice-barracks_edge-any_empty_neighbour = bármely üres szomszédos mező számít
choice-lake-enclosed_region_any_size = bármekkora körülzárt terület
choice-lake-single_cell_only = csak egyetlen mező
