import { convert, unitAtStart, unitInHead } from './units.ts'

const NUMBER = '(\\d+(?:[.,]\\d+)?)'
const BY = '\\s*(?:мм|см|м)?\\s*[xхХX×*]\\s*'
const TALL = `(?:h|н)?\\s*=?\\s*${NUMBER}`
const BOX = new RegExp(`^${NUMBER}${BY}${NUMBER}${BY}${TALL}\\s*(.*)$`, 'i')
const CYLINDER = new RegExp(`^(?:ø|Ø|⌀|d|д|диам\\.?|диаметр)\\s*=?\\s*${NUMBER}${BY}${TALL}\\s*(.*)$`, 'i')

const TWO_SIZES = new RegExp(`^${NUMBER}${BY}${TALL}`, 'i')
const THREE_SIZES = new RegExp(`${NUMBER}${BY}${NUMBER}${BY}${TALL}`, 'i')

/** Two sizes in the place of three say less than is known. */
export const losesSizes = (text: string, stored: string): boolean =>
  TWO_SIZES.test(text.trim()) && !THREE_SIZES.test(text) && THREE_SIZES.test(stored)

/** Sizes below this are metres when nobody says so. */
const LEAST_MILLIMETRES = 20

/**
 * The sizes that a text gives, in millimetres, with the text as the shop writes it: «0,95x0,97x2,5» → 950, 970, 2500 and
 * «950 × 970 × 2500 мм». Any other text stays as it is.
 */
export function readDimensions(text: string, head: string): Record<string, string | number> {
  const plain = text.trim()
  const [, length, width, height, after = ''] = BOX.exec(plain) ?? []
  if (length && width && height) {
    const [x = 0, y = 0, z = 0] = toMillimetres([length, width, height], after, head)
    return { length: x, width: y, height: z, dimensions: `${x} × ${y} × ${z} мм` }
  }
  const [, diameter, tall, rest = ''] = CYLINDER.exec(plain) ?? []
  if (diameter && tall) {
    const [across = 0, up = 0] = toMillimetres([diameter, tall], rest, head)
    return { diameter: across, height: up, dimensions: `Ø ${across} × ${up} мм` }
  }
  return { dimensions: text }
}

function toMillimetres(texts: readonly string[], after: string, head: string): number[] {
  const sizes = texts.map((one) => Number(one.replace(',', '.')))
  const unit = unitAtStart(after) ?? unitInHead(head) ?? (Math.max(...sizes) < LEAST_MILLIMETRES ? 'м' : 'мм')
  return sizes.map((size) => Math.round(convert(size, unit, 'мм') ?? size))
}
