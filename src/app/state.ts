import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Assets } from './assets.ts'

/** State that the server sends with a page as JSON, for hydration. */
export interface PageState {
  assets: Assets
  origin: string
  /** The page could not be loaded: the browser shows the same error and fetches nothing. */
  failed: boolean
  /** Loaded data by query key. */
  data: readonly (readonly [key: readonly unknown[], data: unknown])[]
}

/** Loaded data of the given queries, in their order; contains no timestamps, so equal content gives an equal ETag. */
export function toData(queries: QueryClient, requestedKeys: readonly QueryKey[]): PageState['data'] {
  return requestedKeys
    .map((key) => queries.getQueryCache().find({ queryKey: key, exact: true }))
    .flatMap((query) =>
      query?.state.status === 'success' ? [[query.queryKey, query.state.data] as const] : [],
    )
}

/** Writes the server's data into the query client. */
export function restoreData(queries: QueryClient, data: PageState['data']): void {
  for (const [key, value] of data) queries.setQueryData([...key], value)
}

/** JSON texts of data that several pages share; dropped with the data. */
const scriptTexts = new WeakMap<object, string>()

/** JSON for the inside of a <script> element: `<` is escaped. */
function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

function toSharedJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return toScriptJson(value)
  const text = scriptTexts.get(value) ?? toScriptJson(value)
  scriptTexts.set(value, text)
  return text
}

/** The page's state as the content of its script element. */
export function toScriptText({ data, ...rest }: PageState): string {
  const entries = data.map(([key, value]) => `[${toScriptJson(key)},${toSharedJson(value)}]`)
  return `${toScriptJson(rest).slice(0, -1)},"data":[${entries.join(',')}]}`
}
