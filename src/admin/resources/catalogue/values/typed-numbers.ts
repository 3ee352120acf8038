import { toKopecks, toNumber } from '../../../../lib/text/number-text.ts'

/** Parses a typed number for a preview; null when empty or invalid. */
export function readNumber(text = ''): number | null {
  return validOrNull(toNumber(text))
}

/** Parses typed rubles into kopecks for a preview; null when empty or invalid. */
export function readPrice(text = ''): number | null {
  return validOrNull(toKopecks(text))
}

function validOrNull(value: number | null): number | null {
  return Number.isNaN(value) ? null : value
}
