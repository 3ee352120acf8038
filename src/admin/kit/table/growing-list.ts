import {
  type QueryFunctionContext,
  type QueryKey,
  type UseQueryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect } from 'react'

/** What stands for a place in a list. */
type Marked = number | string

/** A part of a list; `next` is the mark of the part after it, null at the end. */
export interface ListPart<Row, Mark extends Marked = number> {
  rows: Row[]
  next: Mark | null
}

/** What is loaded of a list. */
export interface GrowingList<Row, Mark extends Marked = number> {
  pages: ListPart<Row, Mark>[]
  /** How many parts somebody wants to see. Every reading goes on until they are there, so that none of them can be lost. */
  wanted: number
  /** The part after the last one did not come. */
  isFailed: boolean
}

/**
 * Makes the function of a query whose list grows part by part. A further part is added to what is there when it arrives, whatever has
 * been brought in meanwhile; a reading anew reads all wanted parts, that one included. `readPart` reads what follows a mark; null is
 * the beginning.
 */
export function readGrowing<Row, Mark extends Marked = number>(
  readPart: (before: Mark | null, signal: AbortSignal) => Promise<ListPart<Row, Mark>>,
): (context: QueryFunctionContext) => Promise<GrowingList<Row, Mark>> {
  return async ({ client, queryKey, signal }) => {
    const present = () => client.getQueryData<GrowingList<Row, Mark>>(queryKey)
    const wanted = () => present()?.wanted ?? 1
    const begun = present()
    try {
      const isAdding = begun && isMissing(begun) && !client.getQueryState(queryKey)?.isInvalidated
      return isAdding ? await addParts(begun) : await readAnew()
    } catch (error) {
      // A list without a wanted part says so, whichever reading should have brought it.
      if (!signal.aborted) {
        client.setQueryData<GrowingList<Row, Mark>>(queryKey, (list) =>
          list && isMissing(list) ? { ...list, isFailed: true } : list,
        )
      }
      throw error
    }

    async function readAnew(): Promise<GrowingList<Row, Mark>> {
      const pages: ListPart<Row, Mark>[] = []
      for (let mark: Mark | null = null; pages.length === 0 || (mark !== null && pages.length < wanted()); ) {
        const part: ListPart<Row, Mark> = await readPart(mark, signal)
        pages.push(part)
        mark = part.next
      }
      return { pages, wanted: wanted(), isFailed: false }
    }

    async function addParts(list: GrowingList<Row, Mark>): Promise<GrowingList<Row, Mark>> {
      const mark = markOf(list)
      if (mark === null || !isMissing(list)) return { ...list, isFailed: false }
      const part = await readPart(mark, signal)
      const now = present() ?? list
      return addParts(markOf(now) === mark ? { ...now, pages: [...now.pages, part] } : now)
    }
  }
}

/** State of a query made by `readGrowing`; `more` asks for one more part, and resolves to the list when it is there or has failed. */
export function useGrowingList<Row, Mark extends Marked = number>(
  options: UseQueryOptions<GrowingList<Row, Mark>, Error, GrowingList<Row, Mark>, QueryKey>,
) {
  const queries = useQueryClient()
  const { queryKey } = options
  const { refetch, ...query } = useQuery(options)
  const list = query.isPlaceholderData ? undefined : query.data
  const isWaiting = list !== undefined && isMissing(list) && !list.isFailed
  // Whatever has broken off the reading of a wanted part: it begins anew.
  useEffect(() => {
    if (isWaiting && !query.isFetching && !query.isError) void refetch({ cancelRefetch: false })
  }, [isWaiting, query.isFetching, query.isError, refetch])
  return {
    ...query,
    refetch,
    rows: query.data?.pages.flatMap(({ rows }) => rows),
    hasMore: list !== undefined && markOf(list) !== null,
    isLoadingMore: isWaiting && query.isFetching,
    isMoreFailed: list?.isFailed === true && !query.isFetching,
    async more(): Promise<GrowingList<Row, Mark> | undefined> {
      queries.setQueryData<GrowingList<Row, Mark>>(
        queryKey,
        (now) => now && { ...now, wanted: now.pages.length + 1, isFailed: false },
      )
      // What is under way is not broken off: it goes on to that part.
      return (await refetch({ cancelRefetch: false })).data
    },
  }
}

const markOf = <Row, Mark extends Marked>({ pages }: GrowingList<Row, Mark>) => pages.at(-1)?.next ?? null
const isMissing = <Row, Mark extends Marked>(list: GrowingList<Row, Mark>) =>
  list.pages.length < list.wanted && markOf(list) !== null
