import { queryOptions } from '@tanstack/react-query'
import type { StaffApi } from '../../../api/staff.ts'
import { findSubscription } from '../../push/own-subscription.ts'
import { isPushPossible } from '../../push/push-subscription.ts'

/** Whether this browser gets notifications, and the channel's state. */
export const pushQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: ['push'],
    queryFn: async ({ signal }) => {
      const [push, own] = await Promise.all([api.push.get(undefined, { signal }), findSubscription()])
      return { push, own, isOn: own !== null && push.endpoints.includes(own.endpoint) }
    },
    enabled: isPushPossible(),
    meta: { failure: 'Не удалось узнать, включены ли уведомления' },
  })
