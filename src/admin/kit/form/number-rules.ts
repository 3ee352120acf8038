import { toNumber, toWholeKopecks } from '../../../lib/text/number-text.ts'

/** `register` options that parse a typed number. */
export const asNumber = {
  setValueAs: (value: unknown) => (typeof value === 'string' ? toNumber(value) : value),
}

/** Parses whole rubles into kopecks. */
export const asWholeRubles = {
  setValueAs: (value: unknown) => (typeof value === 'string' ? toWholeKopecks(value) : value),
}

/** Parses the id chosen in a select; the first option '' is null. */
export const asReference = {
  setValueAs: (value: unknown) => (value === '' || value === null ? null : Number(value)),
}

/** Empty text becomes null. */
export const asOptional = { setValueAs: (value: unknown) => (value === '' ? null : value) }
