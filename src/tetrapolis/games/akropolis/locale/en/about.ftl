### How the game is presented in lists.

game-title = Akropolis
game-lead = Stack three-hex tiles into a Greek city that grows ever higher.
game-round = Round { $round }
sheet-title = Player aid

choice-solo_level-easy = Easy
choice-solo_level-medium = Medium
choice-solo_level-hard = Hard
choice-house_group-most_hexes_then_value = Most hexes, then highest value
choice-house_group-most_value = Highest value
choice-barracks_edge-outer_space_only = Outer edge only
choice-barracks_edge-any_empty_neighbour = Any empty neighbouring cell
choice-barracks_edge-variant_any_empty = Outer edge; any in the variant
choice-lake-enclosed_region_any_size = Enclosed area of any size
choice-lake-single_cell_only = Single cell only
