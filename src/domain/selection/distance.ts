/** The longest way in metres that the wizard counts; a longer one is a slip of the finger. */
export const LONGEST_WAY = 1000

/** «12,» is a number on its way. */
const METRES = /^(\d+(?:[.,]\d*)?)м?$/i

/** A distance as people type it («12,5», «12.5», «1 000 м»), in metres; null when it is none. */
export function toMetres(typed: string): number | null {
  const [, digits] = METRES.exec(typed.replace(/\s/g, '')) ?? []
  return digits === undefined ? null : Number(digits.replace(',', '.'))
}

/** What is wrong with a typed distance, in words; null when nothing is. Whether one is needed at all is not asked here. */
export function validateDistance(typed: string): string | null {
  if (typed.trim() === '') return null
  const metres = toMetres(typed)
  if (metres === null) return 'Введите расстояние в метрах, например 8'
  return metres > LONGEST_WAY ? 'Введите расстояние не больше 1000\u00a0м' : null
}
