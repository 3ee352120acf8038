/** A list as a screen asks for it up to so many records: all of them, or the figures about a large one (`LARGE_STAFF_LIST`). */
export type WholeOr<Row, Figures extends Counted> = Row[] | Figures

interface Counted {
  total: number
}

/** Whether the records are too many to be read whole. */
export const isLarge = <List>(list: List): list is Exclude<List, readonly unknown[] | undefined> =>
  list !== undefined && !Array.isArray(list)

/** All records; undefined when they are too many to be read whole, or not there yet. */
export const toWhole = <Row>(list: WholeOr<Row, Counted> | undefined): Row[] | undefined =>
  Array.isArray(list) ? list : undefined

/** All records; none of a list that is not read whole. */
export const toListed = <Row>(list: WholeOr<Row, Counted>): readonly Row[] => toWhole(list) ?? []

/** How many records there are; undefined while unknown. */
export const countOf = (list: WholeOr<unknown, Counted> | undefined): number | undefined =>
  Array.isArray(list) ? list.length : list?.total

/** Longest text that is searched. */
const MAX_TYPED = 200

/** What is asked of the server by a typed text; blank finds all. */
export function toFind(typed: string): { find?: string } {
  const find = typed.trim().slice(0, MAX_TYPED)
  return find === '' ? {} : { find }
}
