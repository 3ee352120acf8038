import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Assets } from './assets.ts'

/** State that the server sends with a page as JSON, for hydration. */
export interface PageState {
  assets: Assets
  origin: string
  /** The page could not be loaded: the browser shows the same error and fetches nothing. */
  failed: boolean
  data: readonly LoadedQuery[]
}

/** A query's key and data. A list of records with the same fields is sent as rows with column names, at half the bytes. */
type LoadedQuery = readonly [key: readonly unknown[], data: unknown, columns?: readonly string[]]

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
  for (const [key, value, columns] of data) {
    queries.setQueryData([...key], columns && Array.isArray(value) ? toRecords(value, columns) : value)
  }
}

function toRecords(rows: readonly unknown[][], columns: readonly string[]): object[] {
  return rows.map((row) => Object.fromEntries(columns.map((name, index) => [name, row[index]])))
}

/** The common fields of a list of records; null for anything else. */
function columnsOf(value: unknown): string[] | null {
  if (!Array.isArray(value) || value.length < 2) return null
  const [first, ...others] = value.map(fieldsOf)
  const isEqual = (names: string[]) => JSON.stringify(names) === JSON.stringify(first)
  return first !== undefined && first.length > 0 && others.every(isEqual) ? first : null
}

/** Names of the fields that JSON preserves; empty when the value is not a record. */
function fieldsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  return Object.entries(value).flatMap(([name, field]) => (field === undefined ? [] : [name]))
}

/** JSON for the inside of a <script> element: `<` is escaped. */
function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

/** JSON of data and, after a comma, of its columns, if any. */
function toDataJson(value: unknown): string {
  const columns = columnsOf(value)
  const rows =
    columns && Array.isArray(value) ? value.map((record) => columns.map((name) => record[name])) : null
  return rows ? `${toScriptJson(rows)},${toScriptJson(columns)}` : toScriptJson(value)
}

/** The page's state as the content of its script element. `cache` returns the JSON of data that several pages share. */
export function toStateText(
  { data, ...rest }: PageState,
  cache: (of: object, toJson: () => string) => string,
): string {
  const entries = data.map(([key, value]) => {
    const toJson = () => toDataJson(value)
    const json = typeof value === 'object' && value !== null ? cache(value, toJson) : toJson()
    return `[${toScriptJson(key)},${json}]`
  })
  return `${toScriptJson(rest).slice(0, -1)},"data":[${entries.join(',')}]}`
}
