"""What every server of the tests has read before it is forked: all modules, all words, one app."""

import tempfile

import raenke.bots.kabale.greedy
import raenke.server.run  # noqa: F401
from raenke.server.app import app_of, read_words
from raenke.server.settings import settings_from

read_words()
with tempfile.TemporaryDirectory() as folder:
    app_of(settings_from({}, data=folder)).hall.store.engine.dispose()
