"""What programs of ours import and load; imported once, in the process that they are forked from."""

import importlib
import pkgutil

import tetrapolis.cli
import tetrapolis.server
from tetrapolis.bots import mind_of
from tetrapolis.core.registry import find, names

for package in (tetrapolis.cli, tetrapolis.server):
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
for game in map(find, (*names(), "toy")):
    game.kernels.compile()
    mind_of(game).compile()
