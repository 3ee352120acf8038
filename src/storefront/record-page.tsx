import { type DataTag, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { useParams } from 'react-router'
import type { StorefrontApi } from '../api/storefront.ts'
import type { Page, PageAddress, PagePlan, PageQuery } from './page.ts'
import { useApi } from './site.ts'
import { useReloadOfMissing } from './use-reload-of-missing.ts'

/**
 * The page of one record. Whether the record exists is decided here alone, for the status of the response and for the
 * component: it does not when the address has no key, or when the query gives null.
 */
export function recordPage<T>(options: RecordPageOptions<T>): Page {
  const { keyOf = toSlug, queryOf, beside, more } = options
  return {
    load(api, { params }) {
      const key = keyOf(params)
      if (key === null) return { critical: [] }
      return { critical: [queryOf(api, key), ...(beside?.(api) ?? [])], ...more?.(api, key) }
    },
    isAbsent(api, { params }, read) {
      const key = keyOf(params)
      return key === null || read(queryOf(api, key)) === null
    },
    // biome-ignore lint/correctness/noComponentHookFactories: called once per page, when its module is loaded
    Component: () => <RecordPage {...options} />,
  }
}

const toSlug = ({ slug = '' }: PageAddress['params']) => slug

function RecordPage<T>({ keyOf = toSlug, ...options }: RecordPageOptions<T>) {
  const key = keyOf(useParams())
  return key === null ? <Absent {...options} /> : <LoadedRecord {...options} of={key} />
}

function LoadedRecord<T>({ queryOf, of, Waiting, Failure, Missing, view }: LoadedRecordProps<T>) {
  const { data, isError, refetch } = useQuery(queryOf(useApi(), of))
  if (isError) return <Failure onRetry={() => refetch()} />
  if (data === undefined) return <Waiting />
  return data === null ? <Absent Waiting={Waiting} Missing={Missing} /> : view(data)
}

function Absent({ Waiting, Missing }: { Waiting: ComponentType; Missing: ComponentType }) {
  return useReloadOfMissing() ? <Waiting /> : <Missing />
}

interface RecordPageOptions<T> {
  /** The record's key in the address; null when no record can have it, which needs no query. The slug by default. */
  keyOf?: (params: PageAddress['params']) => string | null
  /** The record; null when there is none. */
  queryOf: (api: StorefrontApi, key: string) => RecordQuery<T>
  /** What its view needs beside the record. */
  beside?: (api: StorefrontApi) => readonly PageQuery[]
  /** Deferred queries and redirect of the page. */
  more?: (api: StorefrontApi, key: string) => Omit<PagePlan, 'critical'>
  Waiting: ComponentType
  Failure: ComponentType<{ onRetry: () => void }>
  Missing: ComponentType
  view: (record: T) => ReactNode
}

type RecordQuery<T> = UseQueryOptions<T | null, Error, T | null, string[]> & {
  queryKey: DataTag<string[], T | null, Error>
}

type LoadedRecordProps<T> = RecordPageOptions<T> & { of: string }
