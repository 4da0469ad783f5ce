### World Monuments: pontozólap.

pad-way-track = Pontozósáv
pad-way-levels = Kövek szintenként
pad-way-black = Fekete kő
pad-way-losses = Megmaradt kövek
pad-way-gems = Drágakövek
pad-field-track = A pontozósávon, drágakövek nélkül (körönként 60-nal több)
pad-field-level = Kövek { A_AZ($number) }. szinten
pad-field-black = Hányszor volt nála a fekete kő
pad-field-losses = Passzoláskor megmaradt kövek
pad-field-gems = Drágakövek
pad-why-start = Mindenki ennyivel kezd: { $points }
pad-why-stones = Kövek: { $stones }. Pont: { $points }. A pontozósávon drágakövek nélkül: { $track }
pad-why-black = Alkalmanként 2 pont: { $points }
pad-why-losses = Kövenként 1 mínuszpont: { $points }
pad-why-gems = { $gems } × 3 = { $points }
pad-doubt-track = { $number } pont { $name } nevénél a pontozósávon azt jelentené, hogy a beépített kövek mínuszt hoztak. Biztosan így van?
pad-tie = Az egyenlő pontszámúak azonos helyen végeznek.
pad-build-stones = Kövenként
pad-stones-hint = Koppints egy kőre, hogy a kiválasztott játékosé legyen; még egy koppintás elveszi. Alulról felfelé: minden kő az alatta lévőkön fekszik.
pad-stones-level = { $level }. szint: kövenként { $points } pont
pad-stone-free = { $level }. szint, { $number }. hely, { $colour } kő: nincs beépítve
pad-stone-built = { $level }. szint, { $number }. hely, { $colour } kő: { $name }
