### How the game is presented in lists.

game-title = Akropolis
game-lead = Stack tiles of three hexes into a Greek city that grows upwards.

choice-solo_level-easy = easy
choice-solo_level-medium = medium
choice-solo_level-hard = hard
choice-house_group-most_hexes_then_value = most hexes, then most value
choice-house_group-most_value = most value
choice-barracks_edge-outer_space_only = only the outer edge counts
choice-barracks_edge-any_empty_neighbour = any empty neighbouring cell counts
choice-lake-enclosed_region_any_size = enclosed region of any size
choice-lake-single_cell_only = single cell only
