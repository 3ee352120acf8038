/** What people type between the figures of a number: spaces of any kind, and the apostrophe of some keyboards. */
const SEPARATORS = /[\s\u00a0\u202f']/g

/** A typed number, comma or point: «1,15» → 1.15. Empty is null; what is no number is NaN, for a schema to refuse. */
export function toNumber(text: string): number | null {
  const plain = text.replace(SEPARATORS, '').replace(',', '.').replace('−', '-')
  if (plain === '') return null
  return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN
}

/** Typed rubles as kopecks, rounded: «194 560» → 19456000 (admin.md, section 9). Empty is null, nonsense NaN. */
export function toKopecks(text: string): number | null {
  const rubles = toNumber(text)
  return rubles === null ? null : Math.round(rubles * 100)
}

/** Typed whole rubles as kopecks. Empty is null; nonsense and parts of a ruble are NaN, for a schema to refuse. */
export function toWholeKopecks(text: string): number | null {
  const rubles = toNumber(text)
  return rubles === null || Number.isInteger(rubles) ? rubles && rubles * 100 : Number.NaN
}

/** Kopecks as rubles to be edited: 19456000 → «194560», 5050 → «50,5». */
export function toRublesText(kopecks: number | null): string {
  return kopecks === null ? '' : String(kopecks / 100).replace('.', ',')
}
