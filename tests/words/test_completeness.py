"""Every text is there in every language, says what the English one says, and is asked for."""

import itertools
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import raenke.words
from raenke import games
from raenke.bots import BOTS
from raenke.citadels import codes as citadels_codes
from raenke.citadels import events as citadels_events
from raenke.citadels import refusals as citadels_refusals
from raenke.citadels.cards import CHARACTERS, COLOURS, DISTRICTS
from raenke.citadels.options import Options
from raenke.citadels.refusals import ASKED
from raenke.citadels.verbs import VERBS
from raenke.core.event import Event
from raenke.core.lesson import teaching_of
from raenke.kabale import events as kabale_events
from raenke.kabale.cards import ALLIES, DOMAINS
from raenke.words import Words
from raenke.words.kabale import Allies, Ally
from raenke.words.texts import Texts, variant
from raenke.words.words import telling_of
from tests.words import citadels_sayings, sayings
from tests.words.fluent_files import CODES, is_form, needs, texts_of

SOURCE = Path(raenke.words.__file__).parent.parent
CLIENT = Path(__file__).parent.parent.parent / "web" / "src"
OTHERS = tuple(code for code in CODES if code != "en")

# Texts that are the same as in English and mean to be.
SAME_AS_ENGLISH = {
    "de": {
        "card-alchemist", "card-doppelganger", "card-romeo", "domain-religion", "goal", "list-comma",
        "option-romeo", "play-no", "kabale-play-title",
        "character-alchemist", "character-diplomat", "citadels-option-alchemist", "citadels-play-gold",
        "citadels-play-hands", "district-hospital", "district-museum", "district-park",
        "server-game-kabale", "server-page-title", "server-table-said",
        "web-chat", "web-clock-minutes", "web-colour-orange", "web-do-museum",
        "web-hold", "web-speed-normal", "web-table-chat", "nav-replay", "web-replay-title", "web-nudges-webhook",
    },
    "hu": {"goal", "hint", "list-comma", "play-no", "kabale-play-title", "district-park",
           "server-game-kabale", "server-page-title", "server-table-said", "web-is-bot", "web-nudges-webhook"},
    "ko": {"list-comma", "play-no", "play-yes", "server-page-title", "server-table-said"},
}  # fmt: skip
# Figures, signs and whose card it is, in all languages.
FIGURES = {
    "change-dragon", "change-hermit-other", "change-little_giant-other", "change-printed", "hint-only",
    "option-chosen", "play-opponents",
    "citadels-copies", "citadels-play-cannot-line", "citadels-score-violet", "citadels-step-district",
    "citadels-step-violet",
    "web-nudges-discord", "web-nudges-ntfy", "web-nudges-telegram",  # names of services
}  # fmt: skip

# What may stand in place of each variable.
SAMPLES: dict[str, list[Any]] = {
    "amount": [2.0, 9.5],
    "best": [13],
    "card": list(ALLIES),
    "character": list(CHARACTERS),
    "column": [1, 2, 3, 4, 5, 6],
    "columns": [2, 6],
    "count": [0, 1, 2, 25],
    "district": list(DISTRICTS),
    "from": [1, 5],
    "further": [0, 1, 3],
    "given": list(DISTRICTS),
    "gold": [0, 1, 2, 3],
    "mark": ["gold", "plain"],
    "number": [1, 9.5],
    "other": [2, 5],
    "points": [1, 5],
    "round": [1, 2, 5, 6],
    "share": [0, 7, 100],
    "score": [0, 1, 26],
    "sum": [0.0, 9.5, 23.0],
    "taken": ["castle", "palace", "temple"],
    "to": [1, 6],
    "who": ["you", "other"],
    "whom": ["you", "other"],
}


for rules in games.values():  # a card's line may speak of the options
    for option, choices in rules.choices.items():
        values = [variant(value) if isinstance(value, str) else value for value in choices.values]
        SAMPLES.setdefault(option, [value for value in values if isinstance(value, str | int)])


def samples(language: str, key: str) -> Iterator[dict[str, Any]]:
    variables, lists = needs(language, key)
    cards = [Allies([Ally("king", "Anna", "other")]), Allies([Ally(card, "Anna", "you") for card in ALLIES])]
    values = {name: cards if name in lists else SAMPLES.get(name, [f"<{name}>"]) for name in sorted(variables)}
    for chosen in itertools.product(*values.values()):
        yield dict(zip(values, chosen, strict=True))


@pytest.mark.parametrize("language", OTHERS)
def test_no_text_is_missing_and_none_is_left_over(language: str) -> None:
    english = {key for key in texts_of("en") if not is_form(key)}
    assert {key for key in texts_of(language) if not is_form(key)} == english


@pytest.mark.parametrize("language", OTHERS)
def test_every_text_keeps_its_variables(language: str) -> None:
    for key in texts_of(language):
        if not is_form(key):
            assert needs(language, key) == needs("en", key), key


@pytest.mark.parametrize("language", OTHERS)
def test_a_text_equal_to_english_is_listed(language: str) -> None:
    english = texts_of("en")
    same = {key for key, text in texts_of(language).items() if key in english and text.source == english[key].source}
    assert same == SAME_AS_ENGLISH[language] | FIGURES


def maker_of(language: str, key: str) -> Texts:
    """The texts of the game that this one is of; the client's say which by their names."""
    own = [game for game in games if key.startswith(f"web-{game}-")] or games
    return next(texts for texts in (telling_of(language, game).texts for game in own) if texts.has(key))


@pytest.mark.parametrize("language", CODES)
def test_every_text_can_be_made(language: str) -> None:
    for key in texts_of(language):
        for arguments in samples(language, key):
            text = maker_of(language, key).text(key, **arguments)
            assert text, key
            assert "{" not in text, key
            assert "???" not in text, key
            assert "  " not in text, (key, text)


@pytest.mark.parametrize(
    ("family", "cards"),
    [("card", ALLIES), ("character", CHARACTERS), ("district", DISTRICTS)],
    ids=["ally", "character", "district"],
)
@pytest.mark.parametrize("language", CODES)
def test_cards_have_the_same_forms_and_a_rule(language: str, family: str, cards: tuple[str, ...]) -> None:
    forms: dict[str, set[str]] = {}
    for key in texts_of(language):
        name, _, attribute = key.partition(".")
        if name.startswith(f"{family}-"):
            forms.setdefault(name.removeprefix(f"{family}-"), set()).add(attribute)
    assert set(forms) == set(cards)
    assert all(found == forms[cards[0]] for found in forms.values())
    assert {"", "rule"} < forms[cards[0]]


@pytest.mark.parametrize("language", CODES)
def test_a_cards_line_needs_no_options_to_say_what_it_does_by_default(language: str) -> None:
    """Where there is no table the client has none: the default variant is the default, and nothing else is put in."""
    for key, written in texts_of(language).items():
        if key.endswith(".rule"):
            game = "kabale" if key.startswith("card-") else "citadels"
            defaults = games[game].defaults(3)
            assert written.chosen == {(name, variant(str(defaults[name]))) for name in written.variables}, key


# Texts that other rooms ask for by their ids; the rest the words themselves put together.
BY_NAME = (
    "play-", "reason-", "refusal-", "replay-", "rules-", "sit-",
    "citadels-play-", "citadels-reason-", "citadels-refusal-", "citadels-replay-", "server-",
)  # fmt: skip


def named() -> set[str]:
    """The ids of texts in the source."""
    pattern = re.compile(rf"""["']((?:{"|".join(BY_NAME)})[a-z-]+)["']""")
    return {key for file in SOURCE.rglob("*.py") for key in pattern.findall(file.read_text(encoding="utf-8"))}


def asked_by_name() -> set[str]:
    """Texts that the source asks for by their id, or that Citadels has in their place, for who types or clicks."""
    places = {f"citadels-{reason}" for reason, _ in citadels_sayings.REFUSALS}
    places |= {"citadels-refusal-not-there-own", "citadels-refusal-not-there-armory"}
    asked = named() | {f"{game}-{key}" for key in named() for game in games} | places
    asked |= {f"{key}.plain" for key in asked}
    sheets = [f"server-game-{game}" for game in games] + [f"server-bot-{bot}" for bot in BOTS]
    asked |= {*sheets, *(f"{sheet}-about" for sheet in sheets)}
    asked |= {f"{game}-{sheet}-about" for game in games for sheet in sheets}  # what it overlooks there
    return asked & set(texts_of("en"))


def asked_by_the_client() -> set[str]:
    """Texts that the table in the browser names, whole or by how they begin."""
    source = "".join(path.read_text() for ending in ("*.svelte", "*.ts") for path in CLIENT.rglob(ending))
    begins = tuple(re.findall(r"`([a-z]+(?:-[a-z]+)*-)\$\{", source))
    whole = set(re.findall(r"'([a-z]+(?:-[\w.]+)+)'", source))
    return {key for key in texts_of("en") if key in whole or (key.startswith(begins) and "." not in key)}


def told_in_lessons(words: Words) -> None:
    """All that the lessons and the guided game of a game say."""
    assert words.game
    teaching = teaching_of(games[words.game])
    for lesson in teaching.lessons:
        words.text(f"lesson-{lesson.id}")
        for part in ("about", "goal", "done", *(wrong.words for wrong in lesson.wrong)):
            words.text(f"lesson-{lesson.id}.{part}", name="Anna")
    for callout in teaching.callouts:
        words.text(f"guide-{callout.id}")


def test_every_text_the_source_names_is_there() -> None:
    assert {key for key in named() if not {key, *(f"{game}-{key}" for game in games)} & set(texts_of("en"))} == set()


@pytest.mark.parametrize("language", CODES)
def test_every_text_is_asked_for(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = asked_by_name() | asked_by_the_client()
    make = Texts.text

    def note(self: Texts, key: str, **arguments: Any) -> str:
        if not key.startswith(BY_NAME):
            asked.add(key)
        return make(self, key, **arguments)

    monkeypatch.setattr(Texts, "text", note)
    words, others = Words(language, "kabale"), Words(language, "citadels")
    for _ in itertools.chain(sayings.everything(words), citadels_sayings.everything(others)):
        pass
    for teller in (words, others):
        told_in_lessons(teller)
    words.list_of(["long" * 100] * 9)
    for domain in DOMAINS:
        words.text(f"domain-{domain}")
    for colour in COLOURS:
        others.text(f"colour-{colour}")

    written = texts_of(language)
    wanted = set(asked)
    functions = {
        "CARD": [f"card-{card}" for card in ALLIES],
        "CARDS": ["owned"],
        "CHARACTER": [f"character-{character}" for character in CHARACTERS],
        "COLUMN": ["column"],
        "DISTRICT": [f"district-{district}" for district in DISTRICTS],
    }
    while True:  # a text another one refers to, or whose form it needs, is asked for too
        more = {reference for key in wanted for reference in written[key].references}
        for function, form in {form for key in wanted for form in written[key].forms}:
            more |= {f"{name}.{form}" if form else name for name in functions[function]}
        if more <= wanted:
            break
        wanted |= more
    assert set(written) - wanted == set()


def event_types(module: ModuleType) -> set[str]:
    return {
        str(kind.__struct_config__.tag)
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    }


def test_every_event_type_has_a_saying() -> None:
    assert {event["type"] for event in sayings.EVENTS} | {"goal_awarded"} == event_types(kabale_events)
    told_as_one = {"cards_drawn"}
    assert {event["type"] for event in citadels_sayings.EVENTS} == event_types(citadels_events) | told_as_one


def test_every_reason_has_a_saying() -> None:
    told = {str(event.get("why") or event.get("how")) for event in citadels_sayings.EVENTS} - {"None"}
    assert told == set(citadels_codes.WHYS)


def test_every_option_of_citadels_has_a_saying() -> None:
    assert {name for name, _ in citadels_sayings.options()} == set(Options().as_dict())


def test_every_refusal_of_citadels_has_a_saying() -> None:
    source = Path(citadels_refusals.__file__).read_text(encoding="utf-8")
    reasons = set(re.findall(r'"(refusal-[a-z-]+)"', source)) | {f"refusal-now-{phase}" for phase in ASKED}
    assert {reason for reason, _ in citadels_sayings.REFUSALS} == reasons | {"refusal-unknown-card"}


def test_every_move_of_citadels_has_a_saying() -> None:
    moves = {key for key in texts_of("en") if key.startswith("citadels-move-") and not key.endswith("-gold")}
    words = {move.split()[0] for move, _ in citadels_sayings.MOVES}
    assert words == {key.split("-")[2] for key in moves} | {"gold"}
    assert {word.split()[0] for word in VERBS} == words


def test_every_kind_of_step_and_change_has_a_saying() -> None:
    steps = [step.written() for event in sayings.awards() for step in event.steps]
    assert {step["kind"] for step in steps} == {
        "silenced", "removed", "cancelled", "paired", "number", "sums", "tied", "won", "unclaimed",
    }  # fmt: skip
    changes = [change for step in steps for change in step.get("changes", [])]
    assert {change["kind"] for change in changes} == {
        "specialist", "hermit", "little_giant", "juliet", "copied", "no_number", "empty", "dragon", "floor",
    }  # fmt: skip


def test_every_kind_of_step_of_a_count_has_a_saying() -> None:
    kinds = {key.removeprefix("citadels-step-") for key in texts_of("en") if key.startswith("citadels-step-")}
    assert {step.kind for step in citadels_sayings.count_steps()} == kinds


@pytest.mark.parametrize("language", CODES)
def test_who_clicks_is_told_no_word_to_type(language: str) -> None:
    for words, refusals in (
        (Words(language, "kabale"), sayings.REFUSALS),
        (Words(language, "citadels"), citadels_sayings.REFUSALS),
    ):
        for reason, arguments in refusals:
            told = words.refusal(reason, arguments, citadels_sayings.NAMES, is_typed=False)
            assert "`" not in told
            typed = words.refusal(reason, arguments, citadels_sayings.NAMES)
            assert told == typed or "`" in typed


@pytest.mark.parametrize("language", CODES)
def test_every_question_of_the_terminal_names_help_and_the_way_out(language: str) -> None:
    asked = {key: text for key, text in texts_of(language).items() if re.match(r"(citadels-)?play-prompt", key)}
    assert len(asked) == 3 + 15
    for key, text in asked.items():
        keys = set(re.findall(r"(?<!\w)[?\w](?= )", text.source))
        assert {"?", "q"} <= keys, key
        if key in ("play-prompt", "citadels-play-prompt-turn"):
            assert {"h", "u"} | ({"w", "k"} if key.startswith("citadels") else {"r"}) <= keys, key
