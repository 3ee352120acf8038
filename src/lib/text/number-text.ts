/** Thousands separators that people type: spaces of any kind, and apostrophes. */
const SEPARATORS = /[\s\u00a0\u202f']/g

/** Parses a typed number with comma or point: «1,15» → 1.15. Empty is null; anything else is NaN, which the schema rejects. */
export function toNumber(text: string): number | null {
  const plain = text.replace(SEPARATORS, '').replace(',', '.').replace('−', '-')
  if (plain === '') return null
  return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN
}

/** Parses typed rubles into kopecks, rounded: «194 560» → 19456000 (admin.md, section 9). Empty is null, invalid NaN. */
export function toKopecks(text: string): number | null {
  const rubles = toNumber(text)
  return rubles === null ? null : Math.round(rubles * 100)
}

/** Parses typed whole rubles into kopecks. Empty is null; fractions and invalid text are NaN, which the schema rejects. */
export function toWholeKopecks(text: string): number | null {
  const rubles = toNumber(text)
  return rubles === null || Number.isInteger(rubles) ? rubles && rubles * 100 : Number.NaN
}

/** Formats kopecks as rubles for an input field: 19456000 → «194560», 5050 → «50,5». */
export function toRublesText(kopecks: number | null): string {
  return kopecks === null ? '' : String(kopecks / 100).replace('.', ',')
}
