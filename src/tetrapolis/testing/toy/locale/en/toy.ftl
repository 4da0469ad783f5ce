### The toy game of the conformance suite.

game-title = Toy
rules-title = Toy
rules-lead = A tiny game that tries every part of the engine.
rules-section-all = Rules

TOY-1 = Twelve cards are shuffled; every seat gets three, hidden from the others.
TOY-2 = At the start of each of the three rounds a die shows the prize.
TOY-3 = All seats choose a card secretly and at the same time, each once per round.
TOY-4 = You choose a card from your own hand; when all have chosen, the cards are shown and the highest wins the prize (with the option low wins, the lowest).
TOY-5 = The winner of the round keeps the prize or rolls the die once more and takes what comes.
TOY-6 = After three rounds the highest sum of prizes wins; equal sums share the win.

option-low_wins = Low card wins
option-low_wins-about = The lowest card of a round wins its prize instead of the highest.
category-prizes = Prizes

toy-table = Round { $round }, prize { $prize }
toy-player = { $name }: prizes { $prizes }, hand { $hand }
toy-action-card = play card { $card }
toy-action-keep = keep the prize
toy-action-roll = roll again

event-choose = { $name } chooses card { $card }.
event-choose-hidden = { $name } chooses a card.
event-reveal = { $name } shows card { $card }.
event-prize = The prize is { $value }.
event-keep = { $name } keeps { $value }.
event-roll = { $name } rolls { $value }.
