"""python -m tetrapolis.cli"""

import sys

from . import main

sys.exit(main())
