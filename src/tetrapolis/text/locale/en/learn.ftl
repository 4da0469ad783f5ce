### Lessons and exercises: what is said around every game.

learn-title = Learn
learn-lead = A guided first match, then single decisions to think about. Every move is allowed; you are told what it brings.
learn-unclaimed = { $count ->
    [one] { $count } result on this device belongs to no account.
   *[other] { $count } results on this device belong to no account.
}
learn-lesson = Lesson
learn-exercise = Exercise
learn-exercises = Exercises
learn-begin = Begin the lesson
learn-continue = Continue the lesson
learn-lesson-done = Played to the end
learn-so-far = Step { $step } of { $count }
learn-right-of = { $right } of { $count }
learn-exercise-number = Exercise { $number }
learn-exercise-done = Exercise { $number }, solved
learn-leave = Leave
learn-step-of = { $step } / { $count }
learn-otherwise = That is allowed, but something else was asked for.
learn-yours = Yours
learn-meant = Asked for
learn-best = Best
learn-points = Points
learn-done = That is it.
learn-wait = The others are still choosing.
learn-later = This cannot be done right now. Choose as you like; we will come back to it.
learn-free = From here on, play as you like. I only speak up when there is something to see.
learn-take-back = Take it back and try again
learn-go-on = Go on from here
learn-to-exercises = More to learn
learn-again = Once more from the start
learn-next = Next
learn-show = Play it for me
learn-skip = Skip this
learn-play-freely = Play freely
learn-answer = This is the answer.
learn-right = Right!
learn-wrong = There is something better.
learn-judging = Working out what comes of it …
learn-in-the-end = In the end, on average over { $worlds ->
    [one] { $worlds } possible course of the match
   *[other] { $worlds } possible courses of the match
}.
learn-chance = Chance of winning
learn-mean = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
learn-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
learn-no-difference = It makes no difference: every time, both came to the same.
learn-unjudged = What comes of this answer could not be worked out. Try again.
learn-delete = Delete this exercise
learn-delete-why = The exercise is removed for good. The match that it comes from stays.
learn-all = All lessons and exercises
learn-try-again = Try again
learn-show-answer = Show the answer
learn-topic-mistake = From your own matches
learn-topic-mistake-ask = In one of your matches you chose something weaker here. What would you choose now?
learn-topic-any-ask = What would you choose here?
