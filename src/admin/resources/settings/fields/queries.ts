import { queryOptions } from '@tanstack/react-query'
import type { StaffApi } from '../../../../api/staff.ts'
import type { ChannelName } from '../../../../domain/channels/delivery-kinds.ts'
import { DELIVERIES_KEY } from '../../../queries.ts'

/** The site's settings; admins only. */
export const siteSettingsQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: ['site-settings'],
    queryFn: ({ signal }) => api.adminSettings.get(undefined, { signal }),
    meta: { failure: 'Не удалось загрузить настройки' },
  })

/** What a channel sent last, newest first. */
export const channelDeliveriesQuery = (api: StaffApi, channel: ChannelName) =>
  queryOptions({
    queryKey: [...DELIVERIES_KEY, 'channel', channel],
    staleTime: 0,
    queryFn: ({ signal }) => api.deliveries.list({ channel, limit: 100 }, { signal }),
    meta: { failure: 'Не удалось узнать, что канал отправлял' },
  })
