import { toNumber, toWholeKopecks } from '../../lib/number-text.ts'

/** Options of `register` for fields whose text is not yet their value. Stored values come back as text by themselves. */
export const asNumber = {
  setValueAs: (value: unknown) => (typeof value === 'string' ? toNumber(value) : value),
}

/** Typed whole rubles, kept as kopecks. */
export const asWholeRubles = {
  setValueAs: (value: unknown) => (typeof value === 'string' ? toWholeKopecks(value) : value),
}

/** The number of a row chosen in a list; the first option, '', is none. */
export const asReference = {
  setValueAs: (value: unknown) => (value === '' || value === null ? null : Number(value)),
}

/** An empty line is no value. */
export const asOptional = { setValueAs: (value: unknown) => (value === '' ? null : value) }
