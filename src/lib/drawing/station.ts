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
  pump: boolean
}

/** What can be drawn legibly; a size outside is treated as unknown. */
const stationLimits = {
  width: { min: 500, max: 12000 },
  height: { min: 800, max: 4000 },
  inletDepth: { min: 300, max: 2500 },
} as const

type StationSource = {
  manufacturerSlug: string | null
  modelLine: string | null
  name: string
  length: number | null
  width: number | null
  height: number | null
  diameter: number | null
}

/** The shape of a product's body by its line and sizes; `null` when the line's body is not known. */
export const stationOf = (product: StationSource): StationShape | null => {
  const manufacturer = stationManufacturers.find((slug) => slug === product.manufacturerSlug)
  if (!manufacturer) return null
  const words = wordsOf(`${product.modelLine ?? ''} ${product.name}`)
  const body = bodyOf(manufacturer, words)
  if (!body) return null
  const round = body === 'cylinder' || body === 'septic'
  const height = within(product.height, stationLimits.height)
  return {
    manufacturer,
    body,
    width: within(round ? product.diameter : product.length, stationLimits.width),
    breadth: round ? null : within(product.width, stationLimits.width),
    height,
    inletDepth: Math.min(typicalInlet(body, words), deepestInlet(body, height)),
    pump: pumpsOut(product.name),
  }
}

/** The inlet must enter the body, and leave room for water under it. */
const deepestInlet = (body: StationBody, height: number | null): number =>
  height === null ? (body === 'box' ? 2400 : 1100) : Math.max(stationLimits.inletDepth.min, height - 600)

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/)

const bodyOf = (manufacturer: StationManufacturer, words: string[]): StationBody | null => {
  if (manufacturer !== 'eurolos') return 'box'
  if (words.includes('грунт')) return 'low'
  if (words.includes('эко')) return 'septic'
  return words.includes('био') || words.includes('про') ? 'cylinder' : null
}

/** Typical depths: no manufacturer's table names them for a model, a dealer confirms them on site. */
const typicalInlet = (body: StationBody, words: string[]): number => {
  if (words.includes('лонг')) return words.includes('ус') ? 1900 : 1200
  if (body === 'low') return 450
  if (body !== 'box') return 550
  return words.includes('4') ? 500 : 600
}

/** 'Пр' (forced discharge) stands after the number: 'Топас 5 Пр', 'Топас 8 Лонг Пр Ус'. */
const pumpsOut = (name: string): boolean => {
  const words = wordsOf(name)
  const number = words.findIndex((word) => /^\d/.test(word))
  return number >= 0 && words.slice(number + 1).includes('пр')
}

const within = (size: number | null, limits: { min: number; max: number }): number | null =>
  size !== null && Number.isInteger(size) && size >= limits.min && size <= limits.max ? size : null

const UNKNOWN = 'unknown'

/**
 * The shape as a part of an address: `topas-box-1150x1170x2550-600-gravity`, `eurolos-cylinder-1400x2100-550-pump`,
 * `bio-s-box-unknown-600-gravity`. Sizes stand as width × breadth × height, an unknown breadth is left out.
 */
export const stationKey = (shape: StationShape): string =>
  [shape.manufacturer, shape.body, sizeText(shape), shape.inletDepth, shape.pump ? 'pump' : 'gravity'].join(
    '-',
  )

const sizeText = ({ width, breadth, height }: StationShape): string => {
  if (width === null && breadth === null && height === null) return UNKNOWN
  const across = breadth === null ? [] : [breadth]
  return [width ?? UNKNOWN, ...across, height ?? UNKNOWN].join('x')
}

const KEY = new RegExp(
  `^(${stationManufacturers.join('|')})-(${stationBodies.join('|')})-([0-9a-z]{1,22})-([1-9][0-9]{2,3})-(pump|gravity)$`,
)

/** Reads what `stationKey` wrote; `null` for any other text, so that one picture has exactly one address. */
export const parseStationKey = (text: string): StationShape | null => {
  const [, maker, kind, sizes, inlet, outlet] = KEY.exec(text) ?? []
  const manufacturer = stationManufacturers.find((slug) => slug === maker)
  const body = stationBodies.find((name) => name === kind)
  const size = parseSize(sizes ?? '')
  if (!manufacturer || !body || !size) return null
  if (size.breadth !== null && (body === 'cylinder' || body === 'septic')) return null
  const inletDepth = Number(inlet)
  const { min, max } = stationLimits.inletDepth
  if (inletDepth < min || inletDepth > Math.min(max, deepestInlet(body, size.height))) return null
  const shape = { manufacturer, body, ...size, inletDepth, pump: outlet === 'pump' }
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
