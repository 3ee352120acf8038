import { COMPARE_LIMIT } from '../../parts/shopping/compare.ts'

/** Largest id that a product may have: a column of PostgreSQL's `integer`. */
const MAX_ID = 2_147_483_647

/**
 * Product ids of a shared address, at most four, without duplicates. Null for the visitor's own comparison; empty when
 * the parameter is invalid.
 */
export function readSharedIds(params: URLSearchParams): readonly number[] | null {
  const text = params.get('ids')
  return text === null ? null : allIds(text).slice(0, COMPARE_LIMIT)
}

/** How many products of the address exceed the limit. */
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

/** The own list followed by new items of the other; may exceed the limit. */
export function mergeLists<T extends { id: number }>(own: readonly T[], other: readonly T[]): T[] {
  return [...own, ...other.filter(({ id }) => own.every((known) => known.id !== id))]
}
