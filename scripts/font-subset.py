"""Writes src/ui/fonts/*.woff2: the characters that Russian pages use, in the weights that the tokens name.

Needs python3-fonttools and python3-brotli. Run from the root: /usr/bin/python3 scripts/font-subset.py
The whole faces stay in reserve (src/ui/fonts.css) and are fetched only by a page with a character that is not here.
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).resolve().parent.parent
FONTS = ROOT / "node_modules/@fontsource-variable/golos-text/files"
TARGET = ROOT / "src/ui/fonts"
WEIGHTS = (400, 600)
SUBSETS = {
    "cyrillic": [0x0401, *range(0x0410, 0x0450), 0x0451, 0x2116],
    "latin": [*range(0x20, 0x7F), 0xA0, 0xA9, 0xAB, 0xB0, 0xB2, 0xB3, 0xB7, 0xBB, 0xD7, 0xD8,
              0x2011, 0x2013, 0x2014, 0x201C, 0x201E, 0x2022, 0x2026, 0x202F, 0x2212],
    "latin-ext": [0x20BD],
}

TARGET.mkdir(exist_ok=True)
for name, characters in SUBSETS.items():
    font = TTFont(FONTS / f"golos-text-{name}-wght-normal.woff2")
    options = Options()
    options.flavor = "woff2"
    options.layout_features = ["kern", "tnum", "lnum", "mark", "ccmp", "locl"]
    options.hinting = False
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    instantiateVariableFont(font, {"wght": WEIGHTS}, inplace=True)
    font.flavor = "woff2"
    font.save(TARGET / f"golos-text-{name}.woff2")
