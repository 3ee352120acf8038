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

/** A query's key and data. A list of records with the same fields is sent as rows with column names, at half the bytes. */
type LoadedQuery = readonly [key: readonly unknown[], data: unknown, columns?: Columns]

/** Field names of records; a field whose values are records themselves, or null, comes with the names of their fields. */
type Columns = readonly (string | readonly [name: string, columns: Columns])[]

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

function toRecords(rows: readonly unknown[], columns: Columns): unknown[] {
  return rows.map((row) => {
    if (!Array.isArray(row)) return row
    const fields = columns.map((column, index) =>
      typeof column === 'string' ? [column, row[index]] : [column[0], ...toRecords([row[index]], column[1])],
    )
    return Object.fromEntries(fields)
  })
}

function toRows(records: readonly unknown[], columns: Columns): unknown[] {
  return records.map((record) => {
    if (typeof record !== 'object' || record === null) return record
    return columns.map((column) =>
      typeof column === 'string'
        ? Reflect.get(record, column)
        : toRows([Reflect.get(record, column[0])], column[1])[0],
    )
  })
}

/** The common fields of two or more records, possibly with nulls between; null for anything else. */
function columnsOf(values: readonly unknown[]): Columns | null {
  const records = values.filter((value) => value !== null)
  const [first, ...others] = records.map(fieldsOf)
  const isEqual = (names: string[]) => JSON.stringify(names) === JSON.stringify(first)
  if (first === undefined || first.length === 0 || others.length === 0 || !others.every(isEqual)) return null
  return first.map((name) => {
    const columns = columnsOf(records.map((record) => Reflect.get(Object(record), name)))
    return columns === null ? name : [name, columns]
  })
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
  const columns = Array.isArray(value) ? columnsOf(value) : null
  if (columns === null || !Array.isArray(value)) return toScriptJson(value)
  return `${toScriptJson(toRows(value, columns))},${toScriptJson(columns)}`
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
