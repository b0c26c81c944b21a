"""`python -m archipel.cli` is `archipel`."""

import sys

from archipel.cli import main

sys.exit(main())
