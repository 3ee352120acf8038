import { type Box, band, meet } from './boxes.ts'
import { type Anchor, textPath, textWidth } from './lettering.ts'
import { element, line, type Point, path } from './markup.ts'
import { palette } from './palette.ts'

/** Words on a drawing: one or more lines, the baseline of the first one at `y`. */
export type Label = {
  lines: readonly string[]
  x: number
  y: number
  size: number
  anchor: Anchor
  /** The colour of the ground behind the words, which they are freed from. */
  halo?: string
  /** What the words belong to, when they stand too far from it: a thin line leads there. */
  leader?: Point
  /** The radius of a circle around a number of the legend. */
  ring?: number
  /** It lies inside what is drawn, as a number in its chamber does: besides other words only these are in its way. */
  within?: readonly Box[]
}

/** One text and the places it may take, the best one first. */
export type Wish = {
  options: readonly Label[]
  /** Left out when no place is free; without it the text looks further, with a line to `target`. */
  optional?: boolean
  target?: Point
}

const LINE_HEIGHT = 1.2
/** Capitals and figures over the baseline, and what hangs under it, in parts of the size. */
const ASCENT = 0.74
const DESCENT = 0.22
/** Pixels between a text and whatever else is drawn. */
const GAP = 2
/** Pixels to the edge of the sheet. */
const MARGIN = 5

/** What a label covers. */
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
 * Gives every text the first of its places that meets nothing drawn, no other text and no edge. In the order given:
 * what comes first has the choice, so dimensions go before names.
 */
export function placeLabels(wishes: readonly Wish[], paper: Paper, taken: readonly Box[]): Label[] {
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
  for (const wish of wishes) {
    const label = wish.options.find(fits) ?? findElsewhere(wish, paper, fits)
    if (!label) continue
    placed.push(label)
    textBoxes.push(boxOf(label), ...leaderBoxes(label))
  }
  return placed
}

/** A text that has lost its place is tried on circles around what it belongs to: pixels between them, places on each. */
const CIRCLE_STEP = 8
const POSITIONS = 24

/** The free place nearest to what the words belong to, with a line to it. */
function findElsewhere(
  { options: [best], optional, target }: Wish,
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

/** The room of the line to what a label belongs to. */
export function leaderBoxes({ leader, ...label }: Label): Box[] {
  return leader ? band(leaderStart({ ...label, leader }), leader, 1) : []
}

/** The point of a label's edge that is nearest to what it leads to. */
function leaderStart({ leader = [0, 0], ...label }: Label): Point {
  const { left, top, right, bottom } = boxOf(label)
  const clamp = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to)
  return [clamp(leader[0], left - 2, right + 2), clamp(leader[1], top - 2, bottom + 2)]
}

/** A label as markup. */
export function labelMarkup(label: Label): string {
  const { lines, x, y, size, anchor, halo, leader, ring } = label
  const thread = leader
    ? path(line(leaderStart(label), leader), { stroke: palette.dimension, 'stroke-width': 0.8 })
    : ''
  if (ring !== undefined) {
    const circle = { cx: x, cy: y, r: ring, fill: palette.mark, stroke: palette.line, 'stroke-width': 1.3 }
    return thread + element('circle', circle) + textPath(lines.join(''), x, y + size * 0.34, size, 'middle')
  }
  const paths = lines.map((text, i) => textPath(text, x, y + i * size * LINE_HEIGHT, size, anchor, halo))
  return thread + paths.join('')
}
