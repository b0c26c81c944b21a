"""Run the command `archipel` as `python -m archipel.cli`."""

import sys

from archipel.cli import main

sys.exit(main())
