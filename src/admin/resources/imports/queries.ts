import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { StaffApi } from '../../../api/staff.ts'
import type { Import, ImportRowKind, ImportState } from '../../../contract/catalogue/imports.ts'
import { seconds } from '../../../lib/duration.ts'

/** Query key prefix of imports. */
export const IMPORTS_KEY = ['imports'] as const

/** States in which the queue works on an import. */
export const isWorking = (state: ImportState) => state === 'checking' || state === 'applying'

/** The last imports, newest first. */
export const importsQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: [...IMPORTS_KEY, 'list'],
    staleTime: 0,
    queryFn: ({ signal }) => api.imports.list(undefined, { signal }),
    meta: { failure: 'Не удалось загрузить импорты' },
  })

/** One import; asked again each second while the queue works on it. */
export const importQuery = (api: StaffApi, id: number) =>
  queryOptions({
    queryKey: [...IMPORTS_KEY, id],
    staleTime: 0,
    queryFn: ({ signal }) => api.imports.get({ id }, { signal }),
    refetchInterval: ({ state: { data } }) => (data && isWorking(data.state) ? seconds(1) : false),
    meta: { failure: 'Не удалось загрузить импорт' },
  })

/** Columns of the chosen sheet. */
export const columnsQuery = (api: StaffApi, id: number, sheet: string | null) =>
  queryOptions({
    queryKey: [...IMPORTS_KEY, id, 'columns', sheet],
    queryFn: ({ signal }) => api.imports.columns({ id }, { signal }),
    meta: { failure: 'Не удалось прочитать столбцы' },
  })

/** Rows of one page. */
const PAGE = 100

/** Rows of the dry run, by hundreds; `checkedAt` tells one dry run from the next. */
export const rowsQuery = (api: StaffApi, id: number, kind: ImportRowKind | null, checkedAt: string | null) =>
  infiniteQueryOptions({
    queryKey: [...IMPORTS_KEY, id, 'rows', kind, checkedAt],
    queryFn: ({ pageParam, signal }) =>
      api.imports.rows({ id, offset: pageParam, limit: PAGE, ...(kind && { kind }) }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < PAGE ? undefined : pages.length * PAGE),
    meta: { failure: 'Не удалось загрузить строки' },
  })

/** Jumps of prices that are named before applying, and one more. */
export const MAX_JUMPS = 5

/** Rows whose price jumps: the first of them. */
export const jumpsQuery = (api: StaffApi, { id, checkedAt }: Pick<Import, 'id' | 'checkedAt'>) =>
  queryOptions({
    queryKey: [...IMPORTS_KEY, id, 'jumps', checkedAt],
    queryFn: ({ signal }) => api.imports.rows({ id, kind: 'jump', limit: MAX_JUMPS + 1 }, { signal }),
    retry: false,
  })
