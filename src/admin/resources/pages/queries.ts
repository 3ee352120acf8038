import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { pageTextsQuery } from '../../../api/queries/page-text-queries.ts'
import type { StaffApi } from '../../../api/staff.ts'
import type { PageKey } from '../../../domain/site/text-pages.ts'

/** The pages whose texts are edited. */
export const pagesQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: ['pages'],
    queryFn: ({ signal }) => api.adminPages.list(undefined, { signal }),
    meta: { failure: 'Не удалось загрузить список страниц' },
  })

/** The texts of a page. */
export const pageQuery = (api: StaffApi, key: PageKey) =>
  queryOptions({
    queryKey: ['pages', key],
    queryFn: ({ signal }) => api.adminPages.get({ key }, { signal }),
    meta: { failure: 'Не удалось загрузить тексты страницы' },
  })

/** What a write of a page's texts outdates: them, and whatever the staff area has read as visitors do, as all of it has the firm's words. */
export const outdatedByTexts = (api: StaffApi, key: PageKey): readonly QueryKey[] => [
  pageQuery(api, key).queryKey,
  pageTextsQuery(api, key).queryKey.slice(0, 1),
]
