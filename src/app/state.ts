import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Assets } from './assets.ts'

/** State that the server sends with a page as JSON, for hydration. */
export interface PageState {
  assets: Assets
  origin: string
  /** The page could not be loaded: the browser shows the same error and fetches nothing. */
  failed: boolean
  /** Lists of the catalogue are loaded in parts; absent is false. */
  isLarge?: true
  data: readonly LoadedQuery[]
}

/** A query's key and data. */
type LoadedQuery = readonly [key: QueryKey, data: unknown]

/** Loaded data of the given queries, each once, in their order; no timestamps, so equal content gives an equal ETag. */
export function toData(queries: QueryClient, requestedKeys: readonly QueryKey[]): PageState['data'] {
  const keys = new Map(requestedKeys.map((key) => [JSON.stringify(key), key]))
  return [...keys.values()]
    .map((key) => queries.getQueryCache().find({ queryKey: key, exact: true }))
    .flatMap((query) =>
      query?.state.status === 'success' ? [[query.queryKey, query.state.data] as const] : [],
    )
}

/** Writes the server's data into the query client. */
export function restoreData(queries: QueryClient, data: PageState['data']): void {
  for (const [key, value] of data) queries.setQueryData(key, value)
}

/** JSON for the inside of a <script> element: `<` is escaped. */
function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

/** The page's state as the content of its script element. `cache` returns the JSON of data that several pages share. */
export function toStateText(
  { data, ...rest }: PageState,
  cache: (of: object, toJson: () => string) => string,
): string {
  const entries = data.map(([key, value]) => {
    const toJson = () => toScriptJson(value)
    const json = typeof value === 'object' && value !== null ? cache(value, toJson) : toJson()
    return `[${toScriptJson(key)},${json}]`
  })
  return `${toScriptJson(rest).slice(0, -1)},"data":[${entries.join(',')}]}`
}
