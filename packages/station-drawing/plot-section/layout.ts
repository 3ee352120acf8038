import type { Frame, Sheet } from '../station/frame.ts'
import { TRENCH } from '../station/measures.ts'
import { SLAB } from './anchoring.ts'
import type { PlotSection } from './plot-section.ts'
import { type Plot, PUMP_WELL, plotOf, type Scene, waterDepth } from './scene.ts'

/** A sheet of the whole section. */
export interface Paper {
  width: number
  height: number
  /** Pixels below the soil for the chain of distances. */
  strip: number
  textSize: number
  /** Has all words; those of others stand in the details and in the table. */
  isFull: boolean
  /** Pixels for the house at least, and behind the outfall. */
  house: number
  tail: number
  /** Pixels per millimetre: below `least` the ways are broken instead, and drawn at `broken` or smaller. */
  scale: { least: number; broken: number; most: number }
}

/** Pixels that a break takes. */
export const BREAK = 9
/** Pixels above the ground for person and tags. */
const OVER = { person: 20, tag: 62 }
const UNDER = 16
/** Depth of the ground water that is still shown, in millimetres. */
const DEEPEST_WATER = 3300

/** Puts the plot on a sheet in one scale for width and depth; ways that are too long are broken. */
export function layOut(section: PlotSection, paper: Paper): Scene {
  const plot = plotOf(section)
  const { face, place, levels } = plot
  const { half } = levels.geometry
  const run = -half - face
  const way = place.end - half
  const fixed = half * 2 + (place.right - place.end)
  const room = paper.width - paper.house - paper.tail
  const fitting = fittingScale(plot, paper)
  const whole = Math.min(fitting, room / (fixed + run + way), paper.scale.most)
  const isWhole =
    whole >= Math.min(paper.scale.least, fitting) && section.run !== null && section.way !== null
  const scale = isWhole ? whole : brokenScale(plot, paper, Math.min(fitting, paper.scale.broken))
  const free = room - fixed * scale
  const cuts = isWhole ? { run: null, way: null } : shorten(plot, { free, scale })
  const shown = { run: (cuts.run?.shown ?? run) * scale, way: (cuts.way?.shown ?? way) * scale }
  const left = Math.max(0, free - shown.run - shown.way) * 0.4
  const axis = paper.house + left + shown.run + half * scale
  const ground = groundOf(plot, paper, scale)
  const frame = brokenFrame(paper, { axis, ground, scale }, [cuts.run?.cut ?? null, cuts.way?.cut ?? null])
  const breaks = [cuts.run, cuts.way].flatMap((one) => (one ? [frame.x((one.cut[0] + one.cut[1]) / 2)] : []))
  return { ...plot, frame, breaks }
}

type Cut = readonly [from: number, to: number]

/** Pixels of a broken way beside pit and place: for the break and a figure. */
const LEAST_SHOWN = 46

/** What stands on the ways, in millimetres: pit, pump well, near bank. */
const standing = (plot: Plot) => ({
  run: TRENCH.mouth,
  way:
    (plot.pumpWell === null ? TRENCH.mouth : plot.pumpWell - plot.levels.geometry.half + PUMP_WELL.radius) +
    plot.place.end -
    plot.place.left,
})

/** The scale of a plot with broken ways: small enough for the breaks. */
function brokenScale(plot: Plot, paper: Paper, largest: number): number {
  const { run, way } = standing(plot)
  const fixed = plot.levels.geometry.half * 2 + plot.place.right - plot.place.end + run + way
  return Math.min(largest, (paper.width - paper.house - paper.tail - LEAST_SHOWN * 2) / fixed)
}

/** Which ways are broken, and where: each gets half of the free width; a shorter one leaves its rest to the other. */
function shorten(plot: Plot, { free, scale }: { free: number; scale: number }) {
  const { levels, place, face, section } = plot
  const { half } = levels.geometry
  const [run, way] = [-half - face, place.end - half]
  const beside = standing(plot)
  const gap = BREAK / scale
  const both = free / scale - beside.run - beside.way
  // An unknown way is always broken.
  const open = { run: run - beside.run, way: way - beside.way }
  const runShown = Math.min(
    section.run === null ? both * 0.45 : open.run,
    Math.max(both * 0.45, both - open.way),
  )
  const wayShown = Math.min(section.way === null ? both * 0.55 : open.way, both - runShown)
  const isBroken = (length: number, shown: number, known: number | null) =>
    known === null || length - shown > 1
  const cut = (start: number, length: number, shown: number, share: number): Cut => {
    const from = start + Math.max(0, shown - gap) * share
    return [from, Math.max(from + gap, from + length - shown + gap)]
  }
  return {
    run: isBroken(open.run, runShown, section.run)
      ? { shown: runShown + beside.run, cut: cut(face, open.run, runShown, 0.42) }
      : null,
    way: isBroken(open.way, wayShown, section.way)
      ? { shown: wayShown + beside.way, cut: cut(place.left - open.way, open.way, wayShown, 0.6) }
      : null,
  }
}

/** Deepest and highest points in millimetres. */
function extentOf({ levels, place, section }: Plot) {
  const { geometry, inlet, exit, fall } = levels
  const slab = section.anchoring === 'no' ? 0 : SLAB.height
  const level = waterDepth(section) ?? 0
  const water = level === 0 ? 0 : Math.min(DEEPEST_WATER, level + 300)
  return {
    deepest: Math.max(
      geometry.bottom + slab + 300,
      inlet.depth + 200,
      exit.depth + 450,
      place.bottom + 350,
      water,
      fall + 400,
    ),
    rise: Math.max(0, -fall),
  }
}

const heightOver = (rise: number, scale: number) =>
  Math.max(1750 * scale + OVER.person, 150 * scale + OVER.tag, rise * scale + OVER.tag)

/** The largest scale at which everything fits in height. */
function fittingScale(plot: Plot, { height, strip, scale: { most } }: Paper): number {
  const { deepest, rise } = extentOf(plot)
  let scale = most
  while (heightOver(rise, scale) + deepest * scale + UNDER > height - strip && scale > 0.005) scale *= 0.98
  return scale
}

/** The ground at the station in pixels: what is left over is shared between sky and soil. */
function groundOf(plot: Plot, { height, strip }: Paper, scale: number): number {
  const { deepest, rise } = extentOf(plot)
  const over = heightOver(rise, scale)
  const rest = height - strip - over - deepest * scale - UNDER
  return over + Math.min(rest * 0.4, 30)
}

/** A frame whose horizontal scale leaves out the cuts. */
function brokenFrame(
  paper: Paper,
  { axis, ground, scale }: { axis: number; ground: number; scale: number },
  [left, right]: [Cut | null, Cut | null],
): Frame {
  const sheet: Sheet = { ...paper, scale, ground, axis, bodyWidth: 0, widthGap: 0, heightGap: 0 }
  const gap = BREAK / scale
  const inside = (mm: number, [from, to]: Cut) => Math.min(1, Math.max(0, (mm - from) / (to - from)))
  /** What the cuts take away between the axis and here. */
  const x = (mm: number) => {
    const lost =
      (right ? inside(mm, right) * (right[1] - right[0] - gap) : 0) -
      (left ? (1 - inside(mm, left)) * (left[1] - left[0] - gap) : 0)
    return axis + (mm - lost) * scale
  }
  return {
    sheet,
    ground,
    scale,
    x,
    mmAt: (px) => inverse(px, { axis, scale, gap }, [left, right]),
    y: (mm) => ground + mm * scale,
  }
}

function inverse(
  px: number,
  { axis, scale, gap }: { axis: number; scale: number; gap: number },
  [left, right]: [Cut | null, Cut | null],
): number {
  const at = (px - axis) / scale
  if (right && at > right[0]) {
    const past = at - right[0]
    return past > gap ? right[1] + past - gap : right[0] + (past / gap) * (right[1] - right[0])
  }
  if (left && at < left[1]) {
    const past = left[1] - at
    return past > gap ? left[0] - (past - gap) : left[1] - (past / gap) * (left[1] - left[0])
  }
  return at
}

/** Half of the pit at the ground, in millimetres from the axis. */
export const pitReach = ({ levels }: Plot): number => levels.geometry.half + TRENCH.mouth
