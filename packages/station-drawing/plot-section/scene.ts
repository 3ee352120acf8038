import { FALL_PER_METRE } from '@septic-shop/plot/pipes.ts'
import { palette } from '../core/palette.ts'
import type { Frame } from '../station/frame.ts'
import { type Levels, levelsOf, UNKNOWN_WAY } from './levels.ts'
import { type Place, placeOf } from './place.ts'
import type { PlotSection } from './plot-section.ts'

/** A plot before it is put on a sheet: millimetres from the station's axis and from the ground beside it. */
export interface Plot {
  section: PlotSection
  levels: Levels
  place: Place
  /** Outer face of the house's wall. */
  face: number
  /** The axis of the pump well behind the station; null without one. */
  pumpWell: number | null
}

/** A plot on its sheet. */
export interface Scene extends Plot {
  frame: Frame
  /** Middles of the breaks in both ways, in pixels. */
  breaks: readonly number[]
}

/** Lays out the plot in millimetres. */
export function plotOf(section: PlotSection): Plot {
  const levels = levelsOf(section, palette.lid)
  const { half } = levels.geometry
  return {
    section,
    levels,
    place: placeOf(section, levels),
    face: -half - (section.run ?? UNKNOWN_WAY.run) * 1000,
    pumpWell: section.pumpWell ? half + PUMP_WELL.away : null,
  }
}

/** A pump well: radius, distance of its axis from the body, depth below the outlet that ends in it. Millimetres. */
export const PUMP_WELL = { radius: 480, away: 1300, below: 1100 } as const

/** Depth of the ground line: level from the house past the station, then straight to the outfall. */
export function groundAt({ levels, place, pumpWell }: Plot, mm: number): number {
  const from = Math.min((pumpWell ?? levels.geometry.half) + 500, place.left - 300)
  const share = (mm - from) / (place.left - from)
  return place.ground * Math.min(1, Math.max(0, share))
}

/** Underside of the pipe from the house. */
export function inletAt({ levels: { exit, inlet, geometry }, face }: Plot, mm: number): number {
  const length = -geometry.half - face
  const share = length < 1 ? 1 : (mm - face) / length
  return exit.depth + (inlet.depth - exit.depth) * Math.min(1, share)
}

/** Underside of the outlet: to the outfall, or from a pump well. */
export function outletAt(
  { levels: { outlet, geometry }, place }: Plot,
  mm: number,
  from = geometry.half,
  depth = outlet.depth,
): number {
  const share = (mm - from) / Math.max(1, place.end - from)
  return depth + (place.endDepth - depth) * Math.min(1, Math.max(0, share))
}

/** Depth of the pipe's slope that is left out of a detail: from there to the sheet's edge. Millimetres. */
const BEYOND = 9000

/** The plot around the station alone: level ground, and pipes that leave the sheet. */
export function aroundStation(section: PlotSection): Plot {
  const plot = plotOf(section)
  const { levels } = plot
  const { half } = levels.geometry
  const drop = (BEYOND / 1000) * FALL_PER_METRE
  const end = half + BEYOND
  const endDepth = levels.outlet.depth + (levels.forced ? 0 : drop)
  return {
    ...plot,
    levels: { ...levels, fall: 0, exit: { ...levels.exit, depth: levels.inlet.depth - drop } },
    face: -half - BEYOND,
    place: { ...plot.place, end, endDepth, left: end, right: end, ground: 0 },
  }
}

/** Depth of the ground water in millimetres: the surest level, or the highest of one that is only known to be deeper. */
export const waterDepth = ({ water }: PlotSection): number | null =>
  water === null ? null : (water.to === Number.POSITIVE_INFINITY ? water.from : water.to) * 10

/** The ground line in pixels at a point of the sheet. */
export const groundLine = (scene: Scene, px: number): number =>
  scene.frame.y(groundAt(scene, scene.frame.mmAt(px)))
