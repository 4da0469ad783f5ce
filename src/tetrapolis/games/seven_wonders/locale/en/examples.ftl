### Captions of the drawn examples of 7 Wonders.

example-SW-24 = Gizah produces stone, its cards stone, ore and papyrus. Without buying anything, you can build the Barracks (1 ore) and the Scriptorium (1 papyrus), but not the Guard Tower (1 clay).
example-SW-27 = The Stockade costs 1 wood, which you do not produce. Your left neighbour does: you buy it there for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
example-SW-28 = The Library costs 2 stone, which you produce, and 1 textile. Your left neighbour’s Forum can make textile, but what yellow cards produce is not for sale: you cannot build the Library.
example-SW-34 = Both neighbours sell wood for the Stockade. With your West Trading Post the left one gets { $left ->
    [one] { $left } coin
   *[other] { $left } coins
}, the right one still { $right ->
    [one] { $right } coin
   *[other] { $right } coins
}.
example-SW-36 = The Caravansery costs 2 wood. Buy both from your left neighbour for { $alone ->
    [one] { $alone } coin
   *[other] { $alone } coins
}, or one from each side for { $each ->
    [one] { $each } coin
   *[other] { $each } coins
} each.
example-SW-37 = The Theater in your city gives the chain symbol that the Gardens accept: you build the Gardens for free.
example-SW-39 = Two stages of Gizah are built, from left to right, and bring { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Stage { $stage } is next; its cost is shown above its effect.
example-SW-67 = The Craftsmens Guild counts the grey cards of both neighbours, here { $cards }, and scores 2 points for each: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
example-SW-69 = Age II: your strength is { $own }. Your left neighbour has { $left } and is stronger: you take a defeat token, −{ $lost ->
    [one] { $lost } point
   *[other] { $lost } points
}. Your right neighbour has { $right } and is weaker: you take a victory token worth { $won ->
    [one] { $won } point
   *[other] { $won } points
}.
example-SW-72 = Two compasses, one gear and one tablet: 2 × 2 + 1 + 1, and 7 more for the set of three: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
example-SW-73 = The Scientists Guild adds a symbol of your choice. As a third compass it brings the most: 3 × 3 + 1 + 1 + 7 = { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
