### The lesson of World Monuments: what the coach says at the table.

learn-about = The end of a quarry phase, then building: the worker’s way, gems, the black stone, and the right moment for a stone. Against an apprentice, about ten minutes.
learn-step-goal = You join a match late in round { $round }. Everyone builds this one monument: the higher a stone lies, the more points it brings to whoever builds it. Your points from stones: { $built }.
learn-step-way = First the quarry is emptied. The one worker goes from field to field and takes a stone from each; you both lead it in turn, from where it stopped. Steps in your move: { $steps }. It must end on the outer ring, so look where you leave it: the other goes on from there.
learn-step-gems = Lead the worker so that it takes a gem: gems are not built, they bring points at the end. Where a field has stones of several colours, you choose one. Here: gems +{ $gems }.
learn-step-gems-else = A gem is worth points whatever happens; a building stone only if it finds a place.
learn-step-black = Now the black stone: whoever has it when the quarry is empty scores for it, and builds first. Go where it lies.
learn-step-black-else = The black stone brings points and lets you build first. Leave it lying, and the other takes it.
learn-step-build = Now you build. A stone fits where its colour is printed and the stones below it are in place. Build one that brings most now. Here: level { $level }, points +{ $points }. Think of what it opens: a stone on top of yours may be the other’s.
learn-step-build-else = Low places bring little, and open the higher ones for the other. Look for the highest place that your colours fit.
learn-step-higher = Level { $level }, points +{ $points }. Good timing: if you wait too long, the other builds there.
learn-step-passed = Passed: points { $losses } for the stones you keep. Before taking stones, check whether there is still room for their colour.
learn-step-offset = This stone lies across { $count } others: all of them had to be there first.
learn-step-last = Round { $round } is the last. The stones for the upper levels come into the quarry now: look at the colours up there before you lead the worker.
learn-step-end = The match is over. Stones { $stones }, black stone { $black }, lost { $losses }, gems { $gems }. Touch a number in the result to see what makes it.
learn-row-gems = Gems taken
learn-row-black = Black stone taken
