### Captions of the drawn examples of Ginkgopolis.

example-GK-31 = You exploit the red 9. It has { $floors ->
    [one] { $floors } floor
   *[other] { $floors } floors
}, so you gain { $resources ->
    [one] { $resources } resource
   *[other] { $resources } resources
}, even though the building belongs to someone else.
example-GK-34 = The red 4 is built on the cell of marker A. The marker can go to any free cell beside the new building, { $cells } in all; the cell of B is not free.
example-GK-38 = You urbanize at marker A and put { $resources ->
    [one] { $resources } resource
   *[other] { $resources } resources
} on the new building. The blue building beside it yields { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}, the yellow one { $points ->
    [one] { $points } point
   *[other] { $points } points
}; the red one touches only the corner.
example-GK-40 = You build the red 6 on someone else’s red 5. The owner takes back { $resources ->
    [one] { $resources } resource
   *[other] { $resources } resources
} and gets { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
example-GK-41 = The red 4 goes on the blue 5: its number is lower, so you pay { $points ->
    [one] { $points } point
   *[other] { $points } points
}; its colour is different, so you pay { $resources ->
    [one] { $resources } resource
   *[other] { $resources } resources
}. Then you put { $floors ->
    [one] { $floors } resource
   *[other] { $floors } resources
} on the building, one for each floor.
example-GK-67 = The two red buildings are a district with { $all ->
    [one] { $all } resource
   *[other] { $all } resources
}. The player with the most gets { $all ->
    [one] { $all } point
   *[other] { $all } points
}. The second gets as many points as they have resources there: { $own ->
    [one] { $own } point
   *[other] { $own } points
}.
example-GK-68 = Both have { $own ->
    [one] { $own } resource
   *[other] { $own } resources
} in the red district. The tallest building, with { $floors ->
    [one] { $floors } floor
   *[other] { $floors } floors
}, decides: its owner gets { $all ->
    [one] { $all } point
   *[other] { $all } points
}, the other { $own ->
    [one] { $own } point
   *[other] { $own } points
}.
example-GK-69 = Only one player has resources in the blue district, { $all } in all, and so scores both places: { $points ->
    [one] { $points } point
   *[other] { $points } points
}. The red building alone is not a district.
