import { queryOptions } from '@tanstack/react-query'
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
