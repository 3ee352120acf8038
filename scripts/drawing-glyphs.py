"""Writes packages/station-drawing/core/glyphs.json: the outlines of the few characters that drawings print.

Needs python3-fonttools and python3-brotli. Run from the root: python3 scripts/drawing-glyphs.py
Advances and outlines are in 1/UNITS of the em; an outline is relative commands from the pen, y down.
"""

import json
from pathlib import Path

from fontTools.pens.basePen import BasePen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).resolve().parent.parent
FONTS = ROOT / "node_modules/@fontsource-variable/golos-text/files"
TARGET = ROOT / "packages/station-drawing/core/glyphs.json"
WEIGHT = 500
UNITS = 250
LABELS = "Уровень земли Из дома Чистая вода Выход Размеры в миллиметрах Контур условный яма труба до см"
WINTER = "снег утепляет крышку грунт промерзает до внутри 8–12 °C"
PROJECTS = "песок Песок Супесь Суглинок Глина Торф Дом Станция Смотровой колодец Канава Овраг Колодец Дренаж см"
PLOTS = "абвгдеёжзийклмнопрстуфхцчшщъыьэюя АБВГДЗИКНОПРСТУФЧ ?+−×/()«»"
CHARACTERS = sorted(set("0123456789 Ø×,.м" + LABELS + WINTER + PROJECTS + PLOTS))


class RelativePen(BasePen):
    def __init__(self, glyphs, scale):
        super().__init__(glyphs)
        self.scale, self.at, self.start, self.control, self.out, self.last = scale, (0, 0), (0, 0), None, [], ""

    def point(self, p):
        return round(p[0] * self.scale), round(-p[1] * self.scale)

    def add(self, command, *points):
        numbers = []
        for p in points:
            numbers += [p[0] - self.at[0], p[1] - self.at[1]]
        if command == "l" and numbers[0] == 0 and numbers[1] == 0:
            return
        if command == "l" and numbers[1] == 0:
            command, numbers = "h", numbers[:1]
        elif command == "l" and numbers[0] == 0:
            command, numbers = "v", numbers[1:]
        if command not in "qt":
            self.control = None
        text = "".join(("" if n < 0 or i == 0 else " ") + str(n) for i, n in enumerate(numbers))
        repeats = command == self.last and command not in "m"
        self.out.append(text if repeats and text[0] == "-" else (" " if repeats else command) + text)
        self.at, self.last = points[-1], command

    def _moveTo(self, p):
        p = self.point(p)
        self.add("m", p)
        self.start = p

    def _lineTo(self, p):
        p = self.point(p)
        if p != self.start:
            self.add("l", p)

    def _qCurveToOne(self, control, p):
        """A curve that goes on smoothly needs no control point; a unit of difference is not seen."""
        control, p = self.point(control), self.point(p)
        smooth = self.control and tuple(2 * a - c for a, c in zip(self.at, self.control))
        if smooth and max(abs(a - b) for a, b in zip(smooth, control)) <= 1:
            self.control = smooth
            self.add("t", p)
        else:
            self.control = control
            self.add("q", control, p)

    def _closePath(self):
        self.out.append("z")
        self.at, self.last, self.control = self.start, "z", None


def outlines(name, wanted):
    font = instantiateVariableFont(TTFont(FONTS / name), {"wght": WEIGHT})
    names, glyphs = font.getBestCmap(), font.getGlyphSet()
    scale = UNITS / font["head"].unitsPerEm
    found = {}
    for character in wanted:
        if ord(character) not in names:
            continue
        glyph = glyphs[names[ord(character)]]
        pen = RelativePen(glyphs, scale)
        glyph.draw(pen)
        found[character] = [round(glyph.width * scale), "".join(pen.out)]
    return found


found = {}
for part in ("latin", "cyrillic"):
    found |= outlines(f"golos-text-{part}-wght-normal.woff2", CHARACTERS)
missing = [c for c in CHARACTERS if c not in found]
if missing:
    raise SystemExit(f"The font has no {missing}")
def table(index):
    rows = ",\n".join(f"    {json.dumps(c, ensure_ascii=False)}: {json.dumps(found[c][index])}" for c in CHARACTERS)
    return "{\n" + rows + "\n  }"


text = f'{{\n  "units": {UNITS},\n  "advances": {table(0)},\n  "outlines": {table(1)}\n}}\n'
TARGET.write_text(text, encoding="utf-8")
print(f"{len(found)} glyphs, {TARGET.stat().st_size} bytes")
