import type { DataTag, QueryKey } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { StorefrontApi } from '../api/storefront.ts'

/** A query of a page, made by a function of `src/api/queries/`. */
export interface PageQuery {
  queryKey: QueryKey
}

export interface PageAddress {
  /** The opened address; only path and query are used. */
  url: URL
  params: Readonly<Record<string, string | undefined>>
  /** Lists of the catalogue are loaded in parts (`partQuery`). */
  isLarge?: boolean
}

/** The data of a page, or a redirect. */
export interface PagePlan {
  /** Without these the page is 503. When they are there, `isAbsent` says whether the record is: 404. */
  critical: readonly PageQuery[]
  /** Without these the page is shown with an error state in their place. */
  deferred?: readonly PageQuery[]
  /** The canonical address when this one is a variant of it; responded with 301. */
  redirect?: string
}

/** Reads loaded data by its query. */
export type ReadData = <T>(query: { queryKey: DataTag<string[], T, Error> }) => T | undefined

/** A page: `load`, which runs on server and in the browser, and a component. */
export interface Page {
  /** Fetches code that only large catalogues need, before `load` and before the component is shown; rejects when it cannot be fetched. */
  loadLarge?(): Promise<unknown>
  /** Fetches code that the first document does not need, as the server's markup is there; rejects when it cannot be fetched. */
  loadLate?(): Promise<unknown>
  load(api: StorefrontApi, address: PageAddress): PagePlan
  /** True when the address's record does not exist: responded with 404, shown by the component. */
  isAbsent?(api: StorefrontApi, address: PageAddress, read: ReadData): boolean
  /** The canonical address if it depends on loaded data, responded with 301; null when this one is canonical. */
  canonical?(api: StorefrontApi, address: PageAddress, read: ReadData): string | null
  Component: ComponentType
}
