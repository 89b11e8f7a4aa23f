"""`raenke` as a person's shell starts it: it hears Ctrl-C and hanging up, even where the tests themselves do not."""

import sys

HEARS = "import signal as s; s.signal(s.SIGINT, s.default_int_handler); s.signal(s.SIGHUP, s.SIG_DFL)"
RAENKE = [sys.executable, "-c", f"{HEARS}; from raenke.cli import main; main()"]
