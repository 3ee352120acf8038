import { FALL_PER_METRE } from '@septic-shop/plot/pipes.ts'
import { deepestInlet } from '@septic-shop/plot/station.ts'
import { geometryOf, PIPE, type StationGeometry } from '../station/geometry.ts'
import { PRESSURE_PIPE } from '../station/pipes.ts'
import type { StationShape } from '../station/shape.ts'
import type { PlotSection } from './plot-section.ts'

/** A level in millimetres below the ground at the station; unknown ones are drawn dashed, without a figure. */
export interface Level {
  depth: number
  known: boolean
}

/** What the pictures are reckoned from: millimetres, depths below the ground at the station. */
export interface Levels {
  geometry: StationGeometry
  station: StationShape
  /** Underside of the pipe at the house and at the station; `figure` is not cut off at the deepest that is drawn. */
  exit: Level
  inlet: Level & { figure: number }
  /** Underside of the outlet at the station. */
  outlet: Level
  /** Bore of the outlet pipe. */
  bore: number
  /** Whether water leaves under pressure: by the model's own pump, or by a pump well. */
  forced: boolean
  /** Ground at the outfall: negative where it rises. */
  fall: number
}

/** A body of unknown size, for plots without a proposed model. */
const NO_MODEL: StationShape = {
  color: '',
  body: 'cylinder',
  width: null,
  breadth: null,
  height: null,
  inletDepth: 600,
  inletRange: null,
  pump: false,
}
/** The deepest pipe that is drawn, in millimetres below the ground. */
export const DEEPEST = 5000
/** The shallowest pipe, and the usual depth of a pressure pipe. */
const SHALLOWEST = 100
const PRESSURE_DEPTH = 400
/** Metres drawn for an unknown way. */
export const UNKNOWN_WAY = { run: 5, out: 8 } as const

/** Levels of pipes and ground; an unknown pipe is drawn at the limit of the body. */
export function levelsOf(section: PlotSection, lid: string): Levels {
  const { pipe, run, outlet, fall, pumpWell } = section
  const model = section.station ?? { ...NO_MODEL, color: lid }
  const drop = (run ?? UNKNOWN_WAY.run) * FALL_PER_METRE
  const limit = model.inletRange?.to ?? model.inletDepth
  const reckoned = (pipe ?? 0) * 10 + drop
  const arrival = pipe === null ? limit : Math.min(DEEPEST, reckoned)
  const inlet = { depth: arrival, figure: reckoned, known: pipe !== null && run !== null }
  const exit = pipe === null ? { depth: Math.max(SHALLOWEST, arrival - drop), known: false } : null
  const station = withInlet(model, arrival)
  const typical = geometryOf(station)
  const forced = station.pump || pumpWell
  const bore = station.pump ? PRESSURE_PIPE : PIPE
  const level = outlet === null ? null : Math.min(outlet.depth * 10, typical.bottom - 300)
  const leaving = level ?? (station.pump ? typical.outlet + bore / 2 : arrival)
  const geometry: StationGeometry = {
    ...typical,
    inlet: Math.min(arrival, typical.bottom - 200),
    outlet: leaving - bore / 2,
    level: station.pump
      ? typical.level
      : Math.min(Math.max(leaving - 30, arrival + 20, typical.top + 150), typical.bottom - 150),
  }
  return {
    geometry,
    station,
    inlet,
    bore,
    forced,
    exit: exit ?? { depth: (pipe ?? 0) * 10, known: true },
    outlet: { depth: leaving, known: outlet !== null && !outlet.reckoned },
    fall: (fall ?? 0) * 10,
  }
}

/** The body with its real inlet, as far as it can be drawn; a body of unknown size is made deep enough. */
function withInlet(model: StationShape, depth: number): StationShape {
  const height = model.height === null && depth > 2000 ? depth + 900 : model.height
  const deepest = Math.max(
    depth > 2000 && model.height === null ? depth : 0,
    deepestInlet(model.body, height),
  )
  return { ...model, height, inletDepth: Math.round(Math.min(Math.max(depth, 300), deepest)) }
}

/** Underside of a pressure pipe between a pump well and the outfall, which no answer tells. */
export const pressureDepth = ({ outlet }: Levels): number => Math.min(outlet.depth, PRESSURE_DEPTH)
