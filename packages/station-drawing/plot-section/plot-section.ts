import type { Outfall } from '@septic-shop/plot/outfall.ts'
import type { Soil } from '@septic-shop/plot/soil.ts'
import type { StationShape } from '../station/shape.ts'

/** Everything that the section of a visitor's plot shows. Depths in cm below the ground, distances in m; null is unknown. */
export interface PlotSection {
  /** The first model; `pump`: its outlet is under pressure. Null when no model is proposed: a typical body is drawn, dashed. */
  station: StationShape | null
  /** The underside of the pipe at the house. */
  pipe: number | null
  /** From the house to the station, and from there to the outfall. */
  run: number | null
  way: number | null
  /** The underside of the outlet; `reckoned`: as deep as the inlet, since the model's is unknown. */
  outlet: { depth: number; reckoned: boolean } | null
  /** How far the ground at the outfall lies below the ground at the station; negative where it rises. */
  fall: number | null
  outfall: Outfall
  /** Depth of a ditch or ravine. */
  ditchDepth: number | null
  /** Rings of a drainage well, 0.9 m each, and how many of them hold water. */
  rings: number | null
  waterRings: number | null
  /** Ground water; `to` is Infinity where it is deeper than `from`. */
  water: { from: number; to: number } | null
  soil: Soil | null
  anchoring: 'yes' | 'maybe' | 'no'
  /** A gravity body with a separate pump well behind it. */
  pumpWell: boolean
}
