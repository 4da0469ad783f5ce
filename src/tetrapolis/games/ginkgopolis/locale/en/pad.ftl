### The score pad of Ginkgopolis.

pad-way-earned = Points
pad-way-tokens = Tokens left
pad-field-earned = Points collected
pad-field-tokens = New-hand tokens left
pad-why-points = Points collected in the game: { $points }
pad-why-cards = End bonuses together: { $points }
pad-why-tokens = { $tokens } × 2 = { $points }
pad-why-districts = Districts together: { $points }
pad-doubt-undecided = District { $number }: { $name } is level with someone. Say whose tallest building is higher.
pad-tie = Players with equal points share a rank.
pad-build-bonuses = Card by card
pad-build-districts = District by district
pad-build-city = Build the city
pad-district = District { $number }
pad-district-more = Another district
pad-district-hint = For each district, enter how many resources everyone has there. The player with the most scores all of them, the second scores their own; a sole owner scores both.
pad-district-height = Tallest building
pad-district-number = Its number
pad-bonus-kept = Kept cards
pad-bonus-count = How often it counts
pad-bonus-hint = Add the cards that score at the end. Say how often each counts; once the city is built and all kept cards are here, that follows by itself.
pad-bonus-own = Counted by hand
pad-bonus-keep = Counted from the city
pad-city-hint = Choose a square, then what stands there. Only the tile on top matters.
pad-city-empty = Empty, column { $x }, row { $y }
pad-city-tile = Tile
pad-city-floors = Floors
pad-city-owner = Owner
pad-city-nobody = Nobody
pad-city-set = Set it here
