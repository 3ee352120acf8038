import {
  bodies,
  checkRange,
  deepestInlet,
  type InletRange,
  isRound,
  stationLimits,
} from '@septic-shop/plot/station.ts'
import type { StationShape } from './shape.ts'

const UNKNOWN = 'unknown'

/** Colours of manufacturers named in older addresses, which browsers and messengers still have cached. */
const formerNames: Readonly<Record<string, string>> = {
  topas: '2c6e3f',
  eurolos: '235a9c',
  'bio-s': '8a5a14',
}

/**
 * The shape as a part of an address: `2c6e3f-box-1150x1170x2550-600-gravity`, `235a9c-cylinder-1400x2100-550-pump`,
 * `8a5a14-box-unknown-600-gravity`. Sizes are width × breadth × height, an unknown breadth is left out; the range of the
 * inlet pipe comes last where it is known: `…-gravity-pipe800`, `…-pump-pipe810to1400`.
 */
export const stationKey = (shape: StationShape): string =>
  [
    shape.color.slice(1),
    shape.body,
    sizeText(shape),
    shape.inletDepth,
    shape.pump ? 'pump' : 'gravity',
    ...(shape.inletRange === null ? [] : [rangeText(shape.inletRange)]),
  ].join('-')

const rangeText = ({ from, to }: InletRange): string => `pipe${from === null ? '' : `${from}to`}${to}`

const sizeText = ({ width, breadth, height }: StationShape): string => {
  if (width === null && breadth === null && height === null) return UNKNOWN
  const across = breadth === null ? [] : [breadth]
  return [width ?? UNKNOWN, ...across, height ?? UNKNOWN].join('x')
}

const KEY = new RegExp(
  `^(${Object.keys(formerNames).join('|')}|[0-9a-f]{6})-(${bodies.join('|')})-([0-9a-z]{1,22})-([1-9][0-9]{2,3})-(pump|gravity)(?:-pipe(?:([1-9][0-9]{2,3})to)?([1-9][0-9]{2,3}))?$`,
)

/** Parses a present or older `stationKey`; null for any other text, so that a picture has exactly one address. */
export const parseStationKey = (text: string): StationShape | null => {
  const [, owner = '', kind, sizes, inlet, outlet, from, to] = KEY.exec(text) ?? []
  const color = formerNames[owner] ?? owner
  const body = bodies.find((name) => name === kind)
  const size = parseSize(sizes ?? '')
  if (!body || !size) return null
  if (size.breadth !== null && isRound(body)) return null
  const inletDepth = Number(inlet)
  if (inletDepth < stationLimits.inletDepth.min || inletDepth > deepestInlet(body, size.height)) return null
  const inletRange =
    to === undefined ? null : checkRange({ from: from === undefined ? null : Number(from), to: Number(to) })
  const shape = { color: `#${color}`, body, ...size, inletDepth, inletRange, pump: outlet === 'pump' }
  return stationKey(shape) === color + text.slice(owner.length) ? shape : null
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
