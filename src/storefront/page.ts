import type { DataTag, QueryKey } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { StorefrontApi } from '../api/storefront.ts'

/** One piece of page data, as made by a function of `api/queries.ts`. */
export interface PageQuery {
  queryKey: QueryKey
}

export interface PageAddress {
  /** The address being opened; only its path and query matter. */
  url: URL
  params: Readonly<Record<string, string | undefined>>
}

/** What a page needs before it can be shown, and what happens without it. */
export interface PagePlan {
  /** Without these the page fails: 404 when `isAbsent` says so, else 503. */
  critical: readonly PageQuery[]
  /** Without these the page still answers and says what is missing in its place. */
  deferred?: readonly PageQuery[]
  /** The canonical address when this one is another spelling of it; answered with 301. */
  redirect?: string
}

/** Reads loaded data by its query. */
export type ReadData = <T>(query: { queryKey: DataTag<string[], T, Error> }) => T | undefined

/** A page: one `load` that runs on the server and in the browser, one component. */
export interface Page {
  load(api: StorefrontApi, address: PageAddress): PagePlan
  /** True when what the address names does not exist: the answer is 404 and the component shows it. */
  isAbsent?(api: StorefrontApi, address: PageAddress, read: ReadData): boolean
  /** The canonical address that only the loaded data tells; answered with 301, null when this one is. */
  canonical?(api: StorefrontApi, address: PageAddress, read: ReadData): string | null
  Component: ComponentType
}
