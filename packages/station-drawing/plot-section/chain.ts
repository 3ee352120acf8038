import { band } from '../core/boxes.ts'
import { type Label, labelOf, type UnplacedLabel } from '../core/labels.ts'
import { textWidth } from '../core/lettering.ts'
import { type Marks, noMarks } from '../core/marks.ts'
import { path, px, rect } from '../core/markup.ts'
import { palette } from '../core/palette.ts'
import { type Dimension, drawDimensions } from '../station/dimensions.ts'
import type { Scene } from './scene.ts'
import { MEASURE, metres, placeNames } from './words/texts.ts'

/** The chain of distances below the soil: house, station, outfall; and how long a metre is. */
export function chain(scene: Scene, bottom: number, isFull: boolean): Marks {
  const { section, levels, place, face, frame } = scene
  const { sheet, x, y } = frame
  const { half, bottom: floor } = levels.geometry
  const at = Math.round(bottom + (sheet.height - bottom) * 0.64)
  const text = (value: number | null, name: string) => {
    const words = value === null ? MEASURE : metres(value)
    return isFull ? `${name} ${words}` : words
  }
  const part = (words: string, from: number, to: number, fromDepth: number, toDepth: number): Dimension => {
    const [left, right] = [x(from), x(to)]
    // A small sheet has no room for lines through all of its soil.
    const up = (mm: number, depth: number) =>
      [[x(mm), isFull ? y(depth) : bottom] as const, [x(mm), at + 5] as const] as const
    return {
      line: `M${px(left)} ${px(at)}H${px(right)}`,
      extensions: [up(from, fromDepth), up(to, toDepth)]
        .map(([[a, b], [, c]]) => `M${px(a)} ${px(b)}V${px(c)}`)
        .join(''),
      ends: [
        [left, at],
        [right, at],
      ],
      taken: [
        ...band([left, at], [right, at]),
        ...[up(from, fromDepth), up(to, toDepth)].flatMap(([a, b]) => band(a, b)),
      ],
      figure: {
        options: options(words, [left, right], at, sheet.textSize, sheet.width),
        target: [(left + right) / 2, at],
      },
    }
  }
  const lines = drawDimensions([
    part(text(section.run, 'до станции'), face, -half, levels.exit.depth, floor),
    part(text(section.way, placeNames[section.outfall].to), half, place.end, floor, place.endDepth),
  ])
  const metre = scaleBar(scene, at)
  return {
    svg: rect(-1, bottom, sheet.width + 1, sheet.height + 1, { fill: palette.mark }) + lines.svg + metre.svg,
    // Other words keep out of the strip, its own only off its lines.
    taken: [{ left: 0, right: sheet.width, top: bottom - 1, bottom: sheet.height }],
    unplaced: [...lines.unplaced, ...metre.unplaced].map((one) => ({
      ...one,
      options: one.options.map((label) => ({ ...label, within: [...lines.taken, ...metre.taken] })),
    })),
  }
}

/** Places for the words of a distance: above its line, moved aside where the line is short, or below. */
function options(
  words: string,
  [left, right]: readonly [number, number],
  at: number,
  size: number,
  width: number,
): Label[] {
  const middle = (left + right) / 2
  const half = textWidth(words, size) / 2
  const places = [
    middle,
    left - half + 4,
    right + half - 4,
    left - half - 10,
    right + half + 10,
    half + 12,
    width - half - 12,
  ]
  const label = (x: number, y: number) => labelOf(size)(words, x, y, 'middle', palette.mark)
  return [...places.map((x) => label(x, at - 7)), ...places.map((x) => label(x, at + size + 3))]
}

/** A line of one metre, right of the chain. */
function scaleBar({ frame: { sheet, x, scale }, place }: Scene, at: number): Marks {
  const length = 1000 * scale
  const { textSize: size, width } = sheet
  const words = '1 м'
  const right = width - 14 - textWidth(words, size) - 8
  const left = right - length
  if (left < x(place.end) + 12) return noMarks
  const label: UnplacedLabel = {
    options: [labelOf(size)(words, right + 8, at + size * 0.36, 'start', palette.mark)],
    optional: true,
  }
  const svg = path(`M${px(left)} ${px(at)}H${px(right)}`, { stroke: palette.line, 'stroke-width': 4.5 })
  return { svg, taken: band([left, at], [right, at], 6), unplaced: [label] }
}
