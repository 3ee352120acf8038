import type { QueryClient } from '@tanstack/react-query'
import type { Assets } from './assets.ts'

/** What travels with a page as JSON, so that the browser continues where the server stopped. */
export interface PageState {
  assets: Assets
  origin: string
  /** The page could not be loaded: the browser shows the same notice and asks for nothing. */
  failed: boolean
  /** Loaded data by query key. */
  data: readonly (readonly [key: readonly unknown[], data: unknown])[]
}

/** Loaded queries in the order they were asked; nothing in it depends on the moment, so equal content gives an equal ETag. */
export function toData(queries: QueryClient): PageState['data'] {
  return queries
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.status === 'success')
    .map((query) => [query.queryKey, query.state.data])
}

/** Puts the server's data where the page's queries look for it. */
export function restoreData(queries: QueryClient, data: PageState['data']): void {
  for (const [key, value] of data) queries.setQueryData([...key], value)
}

/** JSON that may stand inside a <script> element: no `<` can end it. */
export function toScriptText(state: PageState): string {
  return JSON.stringify(state).replaceAll('<', '\\u003c')
}
