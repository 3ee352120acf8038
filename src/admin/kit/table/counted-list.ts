import { keepPreviousData, type QueryKey, queryOptions } from '@tanstack/react-query'
import { minutes } from '../../../lib/duration.ts'
import { plural, type WordForms } from '../../../lib/text/plural.ts'
import { type GrowingList, type ListPart, readGrowing } from './growing-list.ts'

/** A part as the server sends it: how many match in all, and the mark of the next part. */
interface Answer<Row, Mark> {
  items: Row[]
  total: number
  next: Mark | null
}

/** Records that match, part by part, searched, filtered and ordered by the server; what was shown stays until they are there. */
export const countedListQuery = <Row, Mark extends number | string>({
  queryKey,
  read,
  failure,
}: CountedListOptions<Row, Mark>) =>
  queryOptions({
    queryKey,
    queryFn: readGrowing<Row, Mark>(async (after, signal) => {
      const { items, ...part } = await read(after === null ? {} : { after }, signal)
      return { rows: items, ...part }
    }),
    placeholderData: keepPreviousData,
    gcTime: minutes(5),
    meta: { failure },
  })

interface CountedListOptions<Row, Mark extends number | string> {
  queryKey: QueryKey
  /** Reads a part; without `after` the first one. */
  read: (mark: { after?: Mark }, signal: AbortSignal) => Promise<Answer<Row, Mark>>
  /** Said where it cannot be read. */
  failure: string
}

/** How many records match, by the last part that was read; undefined while none is. */
export function totalOf<Row, Mark extends number | string>(
  list: GrowingList<Row, Mark> | undefined,
): number | undefined {
  const part: (ListPart<Row, Mark> & { total?: number }) | undefined = list?.pages.at(-1)
  return part?.total
}

/** How many of the records that match are shown. */
export const formatPart = (shown: number, all: number, nouns: WordForms): string =>
  shown === all ? `${all} ${plural(all, nouns)}` : `Показано ${shown} из ${all}`
