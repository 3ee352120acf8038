import { FALL_PER_METRE } from '@septic-shop/plot/pipes.ts'
import { type SoilKind, soilKinds } from '../core/soil-kinds.ts'
import type { StationShape } from '../station/shape.ts'
import { parseStationKey, stationKey } from '../station/station-key.ts'

/** Outfalls: ditch, tray on a slope, drainage well of two or three rings, filtration field; `away` is unknown. */
export const projectOutfalls = ['ditch', 'slope', 'well2', 'well3', 'field', 'away'] as const
export type ProjectOutfall = (typeof projectOutfalls)[number]

/** Everything that the drawings of a project show. */
export type ProjectShape = {
  /** Its `inletDepth` is the depth measured on the plot, not the typical one. */
  station: StationShape
  /** Metres of pipe between the house and the station. */
  run: number | null
  /** Centimetres down to the ground water; null is deeper than the pit, or unknown. */
  water: number | null
  soil: SoilKind
  outfall: ProjectOutfall
}

const limits = { run: { min: 3, max: 40 }, water: { min: 30, max: 250 } } as const

const SHALLOWEST_EXIT = 200
/** Longest pipe in metres without an inspection well in its middle. */
const LONGEST_WITHOUT_WELL = 15

/** Depth of the pipe at the house in millimetres: the depth at the station minus the fall of the run. */
export const exitDepth = ({ station, run }: ProjectShape): number =>
  Math.max(SHALLOWEST_EXIT, station.inletDepth - (run ?? 0) * FALL_PER_METRE)

/** Whether the run is long enough for an inspection well. */
export const hasInspectionWell = ({ run }: ProjectShape): boolean =>
  run !== null && run > LONGEST_WITHOUT_WELL

/** The shape as a part of an address: `2c6e3f-box-1160x1000x3100-960-pump-run18-water120-loam-ditch`; unknowns are left out. */
export const projectKey = ({ station, run, water, soil, outfall }: ProjectShape): string =>
  [
    stationKey(station),
    ...(run === null ? [] : [`run${run}`]),
    ...(water === null ? [] : [`water${water}`]),
    soil,
    outfall,
  ].join('-')

const KEY = new RegExp(
  `^(.{1,80}-(?:pump|gravity)(?:-pipe[0-9to]+)?)(?:-run(\\d{1,2}))?(?:-water(\\d{1,3}))?-(${soilKinds.join('|')})-(${projectOutfalls.join('|')})$`,
)

/** Reads what `projectKey` wrote; `null` for any other text, so that one picture has exactly one address. */
export const parseProjectKey = (text: string): ProjectShape | null => {
  const [, key = '', runText, waterText, soilText, outfallText] = KEY.exec(text) ?? []
  const station = parseStationKey(key)
  const soil = soilKinds.find((kind) => kind === soilText)
  const outfall = projectOutfalls.find((kind) => kind === outfallText)
  const run = parseWithin(runText, limits.run)
  const water = parseWithin(waterText, limits.water)
  if (!station || !soil || !outfall || run === undefined || water === undefined) return null
  const shape = { station, run, water, soil, outfall }
  // An older address differs only in how it names the colour.
  return projectKey(shape) === stationKey(station) + text.slice(key.length) ? shape : null
}

const parseWithin = (text: string | undefined, { min, max }: { min: number; max: number }) => {
  if (text === undefined) return null
  const value = Number(text)
  return value >= min && value <= max ? value : undefined
}
