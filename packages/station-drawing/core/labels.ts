import { type Box, band, meet } from './boxes.ts'
import { type Anchor, textPath, textWidth } from './lettering.ts'
import { element, line, type Point, path } from './markup.ts'
import { palette } from './palette.ts'

/** A placed text: one or more lines, the baseline of the first one at `y`. */
export type Label = {
  lines: readonly string[]
  x: number
  y: number
  size: number
  anchor: Anchor
  /** Background colour of an outline around the letters, so that hatching does not touch them. */
  halo?: string
  /** End of a thin leader line, for a text that is far from what it names. */
  leader?: Point
  /** Radius of the circle around a legend number; `tag`: of a filled one, around the letter of a detail. */
  ring?: number
  tag?: boolean
  /** Colour of the letters; by default that of lines. */
  color?: string
  /** For a text inside a drawn shape, such as a number in its chamber: besides other labels it must avoid only these boxes. */
  within?: readonly Box[]
}

/** A text to be placed, with its candidate positions, best first. */
export type UnplacedLabel = {
  options: readonly Label[]
  /** Omit the text when no position is free; otherwise it is placed further away with a leader to `target`. */
  optional?: boolean
  target?: Point
}

/** Makes labels of one line in letters of this size, in pixels; the halo is the ground's colour unless another is named. */
export const labelOf =
  (size: number) =>
  (text: string, x: number, y: number, anchor: Anchor, halo: string = palette.soil): Label => ({
    lines: [text],
    x,
    y,
    size,
    anchor,
    halo,
  })

const LINE_HEIGHT = 1.2
/** Ascent and descent of the lettering as shares of the font size. */
const ASCENT = 0.74
const DESCENT = 0.22
/** Minimum pixels between a text and anything else drawn. */
const GAP = 2
/** Pixels to the edge of the sheet. */
const MARGIN = 5

/** Bounding box of a label. */
export function boxOf({ lines, x, y, size, anchor, ring }: Label): Box {
  if (ring !== undefined) return { left: x - ring, top: y - ring, right: x + ring, bottom: y + ring }
  const width = Math.max(...lines.map((text) => textWidth(text, size)))
  const left = x - width * { start: 0, middle: 0.5, end: 1 }[anchor]
  const below = (lines.length - 1) * LINE_HEIGHT + DESCENT
  return { left, top: y - size * ASCENT, right: left + width, bottom: y + size * below }
}

type Paper = { width: number; height: number }

/** Whether a box lies on the sheet, clear of its edges. */
export const isOnSheet = ({ left, top, right, bottom }: Box, { width, height }: Paper): boolean =>
  left >= MARGIN && top >= MARGIN && right <= width - MARGIN && bottom <= height - MARGIN

/**
 * Gives every text its first candidate position that overlaps nothing drawn, no other text and no edge. Earlier texts
 * take precedence, so dimensions come before names.
 */
export function placeLabels(
  unplaced: readonly UnplacedLabel[],
  paper: Paper,
  taken: readonly Box[],
): Label[] {
  const textBoxes: Box[] = []
  const meetsAny = (box: Box, others: readonly Box[]) => others.some((other) => meet(box, other, GAP))
  const fits = (label: Label): boolean => {
    const box = boxOf(label)
    return (
      isOnSheet(box, paper) &&
      !meetsAny(box, textBoxes) &&
      !meetsAny(box, label.within ?? taken) &&
      leaderBoxes(label).every((part) => !meetsAny(part, textBoxes))
    )
  }
  const placed: Label[] = []
  for (const unplacedLabel of unplaced) {
    const label = unplacedLabel.options.find(fits) ?? findElsewhere(unplacedLabel, paper, fits)
    if (!label) continue
    placed.push(label)
    textBoxes.push(boxOf(label), ...leaderBoxes(label))
  }
  return placed
}

/** Fallback search on circles around the target: pixels between circles, positions on each. */
const CIRCLE_STEP = 8
const POSITIONS = 24

/** The free position nearest to the label's target, with a leader. */
function findElsewhere(
  { options: [best], optional, target }: UnplacedLabel,
  { width, height }: Paper,
  fits: (label: Label) => boolean,
): Label | undefined {
  if (!best || optional || !target) return undefined
  const { within: _within, halo: _halo, ...base } = best
  for (let radius = CIRCLE_STEP; radius < Math.max(width, height); radius += CIRCLE_STEP) {
    for (let index = 0; index < POSITIONS; index++) {
      const angle = (index / POSITIONS) * 2 * Math.PI
      const [x, y] = [target[0] + radius * Math.cos(angle), target[1] + radius * Math.sin(angle)]
      const label: Label = { ...base, x, y, anchor: 'middle', leader: target }
      if (fits(label)) return label
    }
  }
  return undefined
}

/** Boxes along a label's leader. */
export function leaderBoxes({ leader, ...label }: Label): Box[] {
  return leader ? band(leaderStart({ ...label, leader }), leader, 1) : []
}

/** The point of the label's edge that is nearest to its target. */
function leaderStart({ leader = [0, 0], ...label }: Label): Point {
  const { left, top, right, bottom } = boxOf(label)
  const clamp = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to)
  return [clamp(leader[0], left - 2, right + 2), clamp(leader[1], top - 2, bottom + 2)]
}

/** SVG markup of a label. */
export function labelMarkup(label: Label): string {
  const { lines, x, y, size, anchor, halo, leader, ring, tag, color } = label
  const thread = leader
    ? path(line(leaderStart(label), leader), { stroke: palette.dimension, 'stroke-width': 0.8 })
    : ''
  if (ring !== undefined) {
    const look = tag
      ? { fill: palette.tag }
      : { fill: palette.mark, stroke: palette.line, 'stroke-width': 1.3 }
    const letter = textPath(
      lines.join(''),
      x,
      y + size * 0.34,
      size,
      'middle',
      undefined,
      tag ? palette.mark : color,
    )
    return thread + element('circle', { cx: x, cy: y, r: ring, ...look }) + letter
  }
  const paths = lines.map((text, i) =>
    textPath(text, x, y + i * size * LINE_HEIGHT, size, anchor, halo, color),
  )
  return thread + paths.join('')
}
