### Score pads for real tables.

pad-title = Score pad
pad-lead = For games at a real table: write down what is called out, or build what lies there. The page does the sums. Works offline; kept on this device, and in your account if you have one.
pad-new = New pad
pad-new-for = { $game }: new pad
pad-kept = Matches at real tables
pad-none = Nothing written yet.
pad-open = Open a pad file
pad-delete = Delete pad
pad-delete-why = The pad and all that is written on it are removed from this device for good.
pad-delete-everywhere = The pad and all that is written on it are removed for good, on all devices of your account.
pad-too-long = Too long for your account: it is only on this device.
pad-unclaimed = { $count ->
    [one] { $count } pad on this device belongs to no account.
   *[other] { $count } pads on this device belong to no account.
}
pad-hidden = { $count ->
    [one] { $count } more pad on this device belongs to an account. Log in to see it.
   *[other] { $count } more pads on this device belong to accounts. Log in to see them.
}
pad-delete-this = Delete pad: { $game }, { $date }
pad-unwritten = Nothing counted yet
pad-lost = The automatic opponent wins
pad-nowhere = This browser keeps nothing here, or the rules could not be loaded.
pad-missing = There is no such pad on this device.
pad-player = Player { $number }
pad-rival = Automatic opponent
pad-players = Players
pad-order = In the order of the table, clockwise: neighbours matter in some games.
pad-player-add = Add a player
pad-player-leave = Take { $name } off the pad
pad-player-leave-why = What is written for { $name } is taken away as well. Undo brings it back.
pad-player-up = Move { $name } up
pad-date = Date
pad-where = Place
pad-options = Variants and readings of the rules
pad-how-many = Number of players
pad-begin = Begin
pad-keep = Save
pad-change = Players, date and place
pad-cell = { $name }, { $category }: { $points }
pad-cell-empty = { $name }, { $category }: nothing yet
pad-total = { $name }, total: { $points }. Why?
pad-place = Rank
pad-place-number = { $place }.
pad-leading = { $count ->
    [one] In the lead: { $names }
   *[other] Tied in the lead: { $names }
}
pad-left-over = { $what }: does not fit any more and is not counted ({ $rule }).
pad-entry = An entry
pad-called = What comes next
pad-by-category = By category
pad-by-player = By player
pad-hint = Tap a number to write it, a total to see what it is made of.
pad-editing = { $name }: { $category }
pad-before = Number before
pad-next = Next number
pad-how = How it is entered
pad-less = { $what }: one less
pad-more = { $what }: one more
pad-empty = nothing yet
pad-keypad = Keypad
pad-turn = Plus or minus
pad-back = Delete the last digit
pad-on = Next
pad-why = { $name }: { $points }
pad-why-written = written as a number
pad-items = One by one
pad-ranked = Rank: { $place }.
pad-share = Share
pad-picture = The pad as a picture
pad-share-picture = Share the picture
pad-save-picture = Save the picture
pad-text = The pad as text
pad-share-text = Share the text
pad-copy = Copy the text
pad-hand-over = To another phone
pad-hand-over-why = The file holds the whole pad. On the other phone, open it with “Open a pad file”.
pad-share-file = Share the file
pad-save-file = Save the file
pad-log = Log it in BG Stats
pad-share-failed = Sharing did not work on this device.
pad-picture-failed = The picture could not be drawn on this device.
pad-copy-failed = The text is selected, but could not be copied: copy it yourself.
pad-failed = This could not be saved on this device.
pad-gone = This pad was deleted in another window.
pad-bounds = This number is not possible here.
pad-file-large = This file is too large for a pad.
pad-file-foreign = This file is not a score pad of Tetrapolis.
pad-file-version = This pad was written by another version of the page.
pad-file-game = This pad is for a game that is not here.
pad-file-damaged = This file is damaged: { $part }.
pad-file-entry = This file is damaged: entry { $number } is not possible.
pad-field-number = Points
pad-way-points = Points
pad-search = Search
pad-nothing-found = Nothing found
pad-remove = Remove: { $what }
