import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Assets } from './assets.ts'

/** What travels with a page as JSON, so that the browser continues where the server stopped. */
export interface PageState {
  assets: Assets
  origin: string
  /** The page could not be loaded: the browser shows the same toast and asks for nothing. */
  failed: boolean
  /** Loaded data by query key. */
  data: readonly (readonly [key: readonly unknown[], data: unknown])[]
}

/** Loaded data of the queries named, in their order; nothing depends on the moment, so equal content gives an equal ETag. */
export function toData(queries: QueryClient, requestedKeys: readonly QueryKey[]): PageState['data'] {
  return requestedKeys
    .map((key) => queries.getQueryCache().find({ queryKey: key, exact: true }))
    .flatMap((query) =>
      query?.state.status === 'success' ? [[query.queryKey, query.state.data] as const] : [],
    )
}

/** Puts the server's data where the page's queries look for it. */
export function restoreData(queries: QueryClient, data: PageState['data']): void {
  for (const [key, value] of data) queries.setQueryData([...key], value)
}

/** Texts of data that several pages share, as long as the data itself is remembered. */
const scriptTexts = new WeakMap<object, string>()

/** JSON that may stand inside a <script> element: no `<` can end it. */
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
