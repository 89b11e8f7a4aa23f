"""What every server of the tests has done before it is forked: read all modules and all words, and been up once."""

import gc
import os
import signal
import tempfile

import pytest  # noqa: F401

import raenke.bots.citadels.beginners
import raenke.bots.kabale.beginners  # noqa: F401
import tests.server.served  # noqa: F401
from raenke.server.app import read_words
from raenke.server.database import engine_of
from raenke.server.run import serve
from raenke.server.settings import settings_from

read_words()
engine_of("postgresql:///nobody")  # its driver is read, nothing is connected
with tempfile.TemporaryDirectory() as folder:
    serve(settings_from({}, data=folder, port=0, log="quiet"), False, lambda _: os.kill(os.getpid(), signal.SIGTERM))
gc.freeze()  # what is there stays where it is, so that a fork need not copy it
