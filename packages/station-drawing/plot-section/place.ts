import { COVER, FALL_PER_METRE } from '@septic-shop/plot/pipes.ts'
import { RING_GRAVEL, RING_HEIGHT, RING_RADIUS } from '@septic-shop/plot/ring.ts'
import { DEEPEST, type Levels, pressureDepth, UNKNOWN_WAY } from './levels.ts'
import type { PlotSection } from './plot-section.ts'

/** A drainage well's ring: height, outer radius, and the gravel around it. Millimetres. */
export const RING = { height: RING_HEIGHT * 10, radius: RING_RADIUS, gravel: RING_GRAVEL } as const
/** The usual depths and number of rings, drawn dashed where they are unknown. */
const USUAL = { ditch: 1000, ravine: 1500, rings: 3 }
/** Most rings that are drawn; a deeper well gets a break line. */
const MOST_RINGS = 6
const BANK = { most: 2000, bed: 600 } as const
const FIELD = { length: 3200, depth: 450 } as const
const PLACE = 500
const GROUND_GAP = 300

/** The outfall in millimetres: x from the station's axis, depths below the ground at the station. */
export interface Place {
  /** The end of the outlet pipe: its underside as drawn and by its slope, and whether the ground made it deeper than its slope. */
  end: number
  endDepth: number
  straight: number
  pushed: boolean
  /** From its first edge at the ground to its last. */
  left: number
  right: number
  /** Ground, and the deepest point. */
  ground: number
  bottom: number
  /** Horizontal length of a bank, and the bed between two. */
  bank: number
  bed: number
}

/** Lays out the outfall behind the station. The way is drawn long enough to show both. */
export function placeOf(section: PlotSection, levels: Levels): Place {
  const { outfall, way, ditchDepth, rings } = section
  const { fall, geometry } = levels
  const start = geometry.half
  const ends = (drawn: number) => ({ end: start + drawn, ...endOf(section, levels, drawn) })
  const known = (way ?? UNKNOWN_WAY.out) * 1000
  if (outfall === 'ditch' || outfall === 'ravine') {
    const depth = Math.max(100, ditchDepth === null ? USUAL[outfall] : ditchDepth * 10)
    const bank = Math.min(BANK.most, depth)
    const pipe = ends(Math.max(known, bank + GROUND_GAP * 2))
    const share = Math.min(1, Math.max(0, (pipe.endDepth - fall) / depth))
    const left = pipe.end - bank * share
    const right = left + bank + BANK.bed + (outfall === 'ditch' ? bank : 0)
    return { ...pipe, left, right, ground: fall, bottom: fall + depth, bank, bed: BANK.bed }
  }
  const pipe = ends(Math.max(known, GROUND_GAP * 2 + (outfall === 'well' ? RING.gravel : 0)))
  const flat = { ...pipe, ground: fall, bank: 0, bed: 0 }
  if (outfall === 'well') {
    const drawn = Math.min(MOST_RINGS, Math.max(1, rings ?? USUAL.rings))
    const axis = pipe.end + RING.radius - 80
    const wide = RING.radius + RING.gravel
    return { ...flat, left: axis - wide, right: axis + wide, bottom: fall + drawn * RING.height }
  }
  if (outfall === 'field') {
    return { ...flat, left: pipe.end, right: pipe.end + FIELD.length, bottom: pipe.endDepth + FIELD.depth }
  }
  return { ...flat, left: pipe.end, right: pipe.end + PLACE * 2, bottom: pipe.endDepth + PLACE }
}

/** Whether a well is deeper than is drawn. */
export const isCutWell = ({ outfall, rings }: PlotSection): boolean =>
  outfall === 'well' && rings !== null && rings > MOST_RINGS

/** Where the outlet ends: by its slope, but never above a least cover; a pressure pipe follows the ground. */
function endOf(
  section: PlotSection,
  levels: Levels,
  drawn: number,
): Pick<Place, 'endDepth' | 'straight' | 'pushed'> {
  const { fall, outlet, forced, station } = levels
  const { ditchDepth } = section
  if (forced) {
    const depth = station.pump ? outlet.depth : pressureDepth(levels)
    const dug = ditchDepth === null ? depth : Math.max(100, ditchDepth * 10 - 100)
    const endDepth = fall + Math.min(depth, dug)
    return { endDepth, straight: endDepth, pushed: false }
  }
  const covered = fall + Math.min(COVER * 10, outlet.depth)
  // Without its depth the outlet's fall is no measure either: it is drawn a little deeper, and dashed.
  const metres = section.way ?? drawn / 1000
  const straight = outlet.depth + (section.outlet === null ? Math.min(20, metres) : metres) * FALL_PER_METRE
  const deepest = Math.min(straight, fall + DEEPEST)
  return { endDepth: Math.max(deepest, covered), straight, pushed: covered > straight }
}
