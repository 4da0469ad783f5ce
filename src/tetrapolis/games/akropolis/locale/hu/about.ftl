### Ahogyan a játék a listákban megjelenik.

game-title = Akropolis
game-lead = Építs három hatszögből álló városlapkákból egyre magasabbra törő görög várost.
game-round = { $round }. forduló
sheet-title = Segédlet

choice-solo_level-easy = Könnyű
choice-solo_level-medium = Közepes
choice-solo_level-hard = Nehéz
choice-house_group-most_hexes_then_value = Legtöbb hatszög, majd érték
choice-house_group-most_value = Legnagyobb érték
choice-barracks_edge-outer_space_only = Csak a külső határ
choice-barracks_edge-any_empty_neighbour = Bármely üres szomszédos mező
choice-barracks_edge-variant_any_empty = Külső határ; változatban bármely
choice-lake-enclosed_region_any_size = Bármekkora körülzárt terület
choice-lake-single_cell_only = Csak egyetlen mező
