### Captions of the drawn examples of Akropolis.

example-AK-12 = The first tile of the row is free. Three tiles lie between the fourth tile and the free end: it costs { $price ->
    [one] { $price } stone
   *[other] { $price } stones
}.
example-AK-20 = Not allowed: one hex of the new tile hangs over an empty cell.
example-AK-21 = Not allowed: all three covered hexes belong to the same tile.
example-AK-22 = Not allowed: one of the three hexes is on level 1, the other two are on level 2.
example-AK-26 = Allowed: the new tile lies on two tiles and rises to level { $level }. It covers { $stones ->
    [one] one quarry and brings { $stones } stone
   *[other] { $stones } quarries and brings { $stones } stones
}.
example-AK-33 = Only the largest house group scores, here the three houses on level 1, although the two higher houses have more value. Value { $value } × { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
} = { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
example-AK-34 = The two markets that touch score nothing. The other two do, one of them on level 2: value { $value } × { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
} = { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
example-AK-35 = Two barracks are on the city edge. The third borders only on an empty cell enclosed by the city, and scores nothing. Value { $value } × { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
} = { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
example-AK-36 = Two temples are surrounded on all six sides, one of them on level 2; the third has an open side. Value { $value } × { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
} = { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
example-AK-37 = All gardens score, wherever they are, and the stars of both garden plazas add up. Value { $value } × { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
} = { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
example-AK-42 = Five houses on level 1 and two on level 2: value { $value }. Three house plazas give { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}: { $value } × { $stars } = { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
