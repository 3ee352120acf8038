import { queryOptions } from '@tanstack/react-query'
import type { StaffApi } from '../../api/staff.ts'

/** The site's settings; admins only. */
export const siteSettingsQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: ['site-settings'],
    queryFn: ({ signal }) => api.adminSettings.get(undefined, { signal }),
    meta: { failure: 'Не удалось загрузить настройки' },
  })

/** Channels by which staff are told of requests; admins only. */
export const channelsQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: ['channels'],
    queryFn: ({ signal }) => api.channels.get(undefined, { signal }),
    meta: { failure: 'Не удалось загрузить каналы' },
  })
