/** Longest distance in metres that the wizard accepts; anything longer is taken for a typing error. */
export const LONGEST_WAY = 1000

/** Accepts «12,», a decimal that is still being typed. */
const METRES = /^(\d+(?:[.,]\d*)?)м?$/i

/** Parses a typed distance («12,5», «12.5», «1 000 м») into metres; null when it is not a number. */
export function toMetres(typed: string): number | null {
  const [, digits] = METRES.exec(typed.replace(/\s/g, '')) ?? []
  return digits === undefined ? null : Number(digits.replace(',', '.'))
}

/** Validation message for a typed distance; null when it is valid. Does not check whether one is required. */
export function validateDistance(typed: string): string | null {
  if (typed.trim() === '') return null
  const metres = toMetres(typed)
  if (metres === null) return 'Введите расстояние в метрах, например 8'
  return metres > LONGEST_WAY ? 'Введите расстояние не больше 1000\u00a0м' : null
}
