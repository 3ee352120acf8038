import {
  checkRange,
  deepestInlet,
  type InletRange,
  type StationBody,
  type StationManufacturer,
  type StationShape,
  stationLimits,
  stationManufacturers,
} from './station.ts'

type StationSource = {
  manufacturerSlug: string | null
  modelLine: string | null
  name: string
  length: number | null
  width: number | null
  height: number | null
  diameter: number | null
  /** «до 800 мм» or «810–1400 мм», as the characteristics say it. */
  inletText?: unknown
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
    inletRange: parseInletText(product.inletText),
    pump: pumpsOut(product.name),
  }
}

/** The range that a characteristic names in millimetres; `null` for any other words. */
function parseInletText(text: unknown): InletRange | null {
  if (typeof text !== 'string') return null
  const [, from, to] = /^\s*(?:до|(\d{3,4})\s*[–-])\s*(\d{3,4})\s*мм\s*$/.exec(text) ?? []
  return to === undefined
    ? null
    : checkRange({ from: from === undefined ? null : Number(from), to: Number(to) })
}

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
