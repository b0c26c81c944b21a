"""Say in one sentence that this Python is too old.

Any Python 3 can read this file. It is loaded before everything else, and the Makefile runs it as a script.
"""

import os
import re
import sys

NEEDED = (3, 11)
EXIT_CODE = 2
KEY = "old-python"  # of the sentence
WORDS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "words", "errors")


def check() -> None:
    """End the program if Python is too old."""
    if sys.version_info < NEEDED:
        sys.stderr.write("archipel: " + sentence(_language(), sys.version.split()[0]) + "\n")
        sys.exit(EXIT_CODE)


def sentence(lang: str, found: str) -> str:
    """The message of an old Python, read without Fluent, which an old Python may lack."""
    file = os.path.join(WORDS, lang + ".ftl")
    with open(file if os.path.isfile(file) else os.path.join(WORDS, "en.ftl"), encoding="utf-8") as words:
        message = re.findall(rf"(?m)^error-{KEY} = (.*)$", words.read())[0]
    values = {"needed": ".".join(map(str, NEEDED)), "found": found}
    return re.sub(r"\{ \$(\w+) \}", lambda match: values[match.group(1)], message)


def _language() -> str:
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    return next((os.environ[name] for name in names if os.environ.get(name)), "")[:2]


check()
