import { COMPARE_LIMIT } from '../shopping/compare.ts'

/** Largest id that a product may have: a column of PostgreSQL's `integer`. */
const MAX_ID = 2_147_483_647

/**
 * The products that a shared address names, at most four, each once. Null for the visitor's own comparison; empty when
 * the address was cut or misspelt.
 */
export function readSharedIds(params: URLSearchParams): readonly number[] | null {
  const text = params.get('ids')
  return text === null ? null : allIds(text).slice(0, COMPARE_LIMIT)
}

/** How many more products the address names than stand side by side. */
export function countLeftOut(params: URLSearchParams): number {
  return Math.max(0, allIds(params.get('ids') ?? '').length - COMPARE_LIMIT)
}

function allIds(text: string): number[] {
  const ids = text
    .split(',')
    .filter((part) => /^\s*\d{1,10}\s*$/.test(part))
    .map(Number)
    .filter((id) => id > 0 && id <= MAX_ID)
  return [...new Set(ids)]
}

/** One's own list followed by what is new in the other; longer than the limit it cannot be kept. */
export function mergeLists<T extends { id: number }>(own: readonly T[], other: readonly T[]): T[] {
  return [...own, ...other.filter(({ id }) => own.every((known) => known.id !== id))]
}
