"""tetrapolis replay: look at a match step by step."""

import argparse
import itertools

from .drawing import fit
from .screen import STDIN, announce_result, names_of, open_record, screen_of, tell


def run(chosen: argparse.Namespace) -> int:
    whole, speak, screen = open_record(chosen.file, chosen.lang)
    names = names_of(whole, whole.view(), speak)
    ends = [0, *itertools.accumulate(len(steps) for steps in whole.choices)]
    total = len(ends) - 1
    step_by_step = screen.is_terminal and not chosen.all and str(chosen.file) != STDIN  # which has ended

    def show(step: int) -> None:
        """The table after `step` choices, and what the last of them did."""
        match = whole.fork(ends[step])
        focus = match.played[-1].seat if match.played else 0
        if step_by_step:
            screen.clear()
        if step_by_step or step in (0, total):
            drawn = screen_of(match.game).draw(match.view(), names, speak, screen.width, focus)
            screen.print(fit(drawn, screen.width, speak))
        for event in match.events(last=ends[step] - ends[step - 1]) if step else ():
            screen.print(f"{step:>4}  {tell(match.game, event, names, speak)}")
        if match.over:
            screen.print(announce_result(match, names, speak), style="bold")

    if not step_by_step:
        for step in range(total + 1):
            show(step)
        return 0
    step = 0
    while True:
        show(step)
        try:
            answer = screen.ask(speak("replay-prompt", step=step, total=total)).lower()
        except EOFError:
            return 0
        if answer == "q":
            return 0
        if answer == "b":
            step = max(0, step - 1)
        elif answer.isascii() and answer.isdigit():
            step = min(int(answer[:9]), total)
        else:
            step = min(step + 1, total)
