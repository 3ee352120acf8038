export const stationManufacturers = ['topas', 'eurolos', 'bio-s'] as const
export type StationManufacturer = (typeof stationManufacturers)[number]

/** `septic` is a septic tank without air: the shape of a cylinder, but no compressor and no bubbles. */
export const stationBodies = ['box', 'cylinder', 'low', 'septic'] as const
export type StationBody = (typeof stationBodies)[number]

/** Everything that a drawing shows, in millimetres. `null` is unknown: drawn dashed and without a figure. */
export type StationShape = {
  manufacturer: StationManufacturer
  body: StationBody
  /** Seen from the front: the length of a box or a low body, the diameter of a cylinder. */
  width: number | null
  /** The other side, seen only from above; `null` for round bodies. */
  breadth: number | null
  /** From the underside to the top of the lid, which stands 150 above the ground. */
  height: number | null
  /** From the ground to the bottom of the inlet pipe. */
  inletDepth: number
  /** The depths of the inlet pipe that the model is made for; `null` when nobody has said. */
  inletRange: InletRange | null
  pump: boolean
}

/** Millimetres; `from` is missing where any shallower pipe fits too. */
export type InletRange = { from: number | null; to: number }

/** A usual box takes a pipe no deeper than this, in millimetres: «Лонг» begins at 81 cm and has a longer neck. */
const USUAL_PIPE = 800

/** True for a box whose inlet is deeper than the usual pipe: its neck is drawn longer. */
export const hasLongNeck = ({ body, inletDepth }: Pick<StationShape, 'body' | 'inletDepth'>): boolean =>
  body === 'box' && inletDepth > USUAL_PIPE

/** What can be drawn legibly; a size outside is treated as unknown. */
export const stationLimits = {
  width: { min: 500, max: 12000 },
  height: { min: 800, max: 4000 },
  inletDepth: { min: 300, max: 2500 },
} as const

/** A range that can be drawn; `null` for any other. */
export function checkRange({ from, to }: InletRange): InletRange | null {
  const { min, max } = stationLimits.inletDepth
  const isKnown = to >= min && to <= max && (from === null || (from >= min && from < to))
  return isKnown ? { from, to } : null
}

/** The inlet must enter the body, and leave room for water under it. */
export const deepestInlet = (body: StationBody, height: number | null): number =>
  height === null ? (body === 'box' ? 2400 : 1100) : Math.max(stationLimits.inletDepth.min, height - 600)

const UNKNOWN = 'unknown'

/**
 * The shape as a part of an address: `topas-box-1150x1170x2550-600-gravity`, `eurolos-cylinder-1400x2100-550-pump`,
 * `bio-s-box-unknown-600-gravity`. Sizes stand as width × breadth × height, an unknown breadth is left out; the range of the
 * inlet pipe comes last where it is known: `…-gravity-pipe800`, `…-pump-pipe810to1400`.
 */
export const stationKey = (shape: StationShape): string =>
  [
    ...[shape.manufacturer, shape.body, sizeText(shape), shape.inletDepth, shape.pump ? 'pump' : 'gravity'],
    ...(shape.inletRange === null ? [] : [rangeText(shape.inletRange)]),
  ].join('-')

const rangeText = ({ from, to }: InletRange): string => `pipe${from === null ? '' : `${from}to`}${to}`

const sizeText = ({ width, breadth, height }: StationShape): string => {
  if (width === null && breadth === null && height === null) return UNKNOWN
  const across = breadth === null ? [] : [breadth]
  return [width ?? UNKNOWN, ...across, height ?? UNKNOWN].join('x')
}

const KEY = new RegExp(
  `^(${stationManufacturers.join('|')})-(${stationBodies.join('|')})-([0-9a-z]{1,22})-([1-9][0-9]{2,3})-(pump|gravity)(?:-pipe(?:([1-9][0-9]{2,3})to)?([1-9][0-9]{2,3}))?$`,
)

/** Reads what `stationKey` wrote; `null` for any other text, so that one picture has exactly one address. */
export const parseStationKey = (text: string): StationShape | null => {
  const [, maker, kind, sizes, inlet, outlet, from, to] = KEY.exec(text) ?? []
  const manufacturer = stationManufacturers.find((slug) => slug === maker)
  const body = stationBodies.find((name) => name === kind)
  const size = parseSize(sizes ?? '')
  if (!manufacturer || !body || !size) return null
  if (size.breadth !== null && (body === 'cylinder' || body === 'septic')) return null
  const inletDepth = Number(inlet)
  const { min, max } = stationLimits.inletDepth
  if (inletDepth < min || inletDepth > Math.min(max, deepestInlet(body, size.height))) return null
  const inletRange =
    to === undefined ? null : checkRange({ from: from === undefined ? null : Number(from), to: Number(to) })
  const shape = { manufacturer, body, ...size, inletDepth, inletRange, pump: outlet === 'pump' }
  return stationKey(shape) === text ? shape : null
}

type Size = Pick<StationShape, 'width' | 'breadth' | 'height'>

const parseSize = (text: string): Size | null => {
  if (text === UNKNOWN) return { width: null, breadth: null, height: null }
  const parts = text.split('x')
  if (parts.length < 2 || parts.length > 3) return null
  const width = parseLength(parts[0], stationLimits.width)
  const breadth = parts.length === 3 ? parseLength(parts[1], stationLimits.width) : null
  const height = parseLength(parts.at(-1), stationLimits.height)
  if (width === undefined || breadth === undefined || height === undefined) return null
  return { width, breadth, height }
}

const parseLength = (text: string | undefined, limits: { min: number; max: number }) => {
  if (text === UNKNOWN) return null
  const length = Number(text)
  return length >= limits.min && length <= limits.max ? length : undefined
}
