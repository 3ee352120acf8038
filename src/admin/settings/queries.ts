import { queryOptions } from '@tanstack/react-query'
import type { StaffApi } from '../../api/staff.ts'

/** The site's settings; admins only. */
export const siteSettingsQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: ['site-settings'],
    queryFn: ({ signal }) => api.adminSettings.get(undefined, { signal }),
    meta: { failure: 'Не удалось загрузить настройки' },
  })
