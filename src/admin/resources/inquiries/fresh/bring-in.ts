import type { InquirySort } from '../../../../contract/inquiries/list.ts'
import type { Inquiry } from '../../../../contract/inquiries/visitor.ts'
import type { InquiryPart } from '../../../parts/inquiry/inquiry-queries.ts'

/** Changed rows in their places; those that were asked for and no longer match are taken out. */
export function replaceRows(
  pages: readonly InquiryPart[],
  asked: ReadonlySet<number>,
  found: ReadonlyMap<number, Inquiry>,
): InquiryPart[] {
  return pages.map((page) => ({
    ...page,
    rows: page.rows.flatMap((row) => (asked.has(row.id) ? (found.get(row.id) ?? []) : row)),
  }))
}

/** Inquiries that are not in the list, but belong into its loaded part, newest first. */
export function findNewcomers(pages: readonly InquiryPart[], found: Iterable<Inquiry>): Inquiry[] {
  const known = new Set(pages.flatMap(({ rows }) => rows.map(({ id }) => id)))
  const last = pages.at(-1)
  const oldest = last?.next === null ? undefined : last?.rows.at(-1)
  return [...found]
    .filter((row) => !known.has(row.id) && (oldest === undefined || isNewer(row, oldest)))
    .sort((one, other) => (isNewer(one, other) ? -1 : 1))
}

/** Puts inquiries where they belong, newest first. */
export function enterRows(pages: readonly InquiryPart[], rows: readonly Inquiry[]): InquiryPart[] {
  const next = pages.map((page) => ({ ...page, rows: [...page.rows] }))
  for (const row of rows) {
    const page = next.find((one) => one.rows.some((other) => isNewer(row, other))) ?? next.at(-1)
    if (!page) continue
    const at = page.rows.findIndex((other) => isNewer(row, other))
    page.rows.splice(at < 0 ? page.rows.length : at, 0, row)
  }
  return next
}

/** Whether the order of the list is newest first, so that one sees where a new inquiry belongs. */
export const isNewestFirst = (sort: InquirySort | null): boolean =>
  sort === null || sort === '-date' || sort === '-id'

function isNewer(one: Inquiry, other: Inquiry): boolean {
  const later = Date.parse(one.createdAt) - Date.parse(other.createdAt)
  return later > 0 || (later === 0 && one.id > other.id)
}
