import { queryOptions } from '@tanstack/react-query'
import type { StaffApi } from '../../../api/staff.ts'
import { PROFILE_KEY } from '../../queries.ts'

/** The signed-in user's account. */
export const profileQuery = (api: StaffApi, id: number) =>
  queryOptions({
    queryKey: [...PROFILE_KEY, id],
    queryFn: async ({ signal }) => (await api.session.me(undefined, { signal })).user,
    meta: { failure: 'Не удалось загрузить профиль' },
  })

/** Whether one's own sign-in has a second step. */
export const secondFactorQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: ['second-factor'],
    queryFn: ({ signal }) => api.secondFactor.get(undefined, { signal }),
    meta: { failure: 'Не удалось узнать, включён ли второй шаг входа' },
  })

/** One's own passkeys. */
export const passkeysQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: ['passkeys'],
    queryFn: ({ signal }) => api.passkeys.list(undefined, { signal }),
    meta: { failure: 'Не удалось загрузить ключи входа' },
  })

/** One's own sessions. */
export const ownSessionsQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: ['own-sessions'],
    staleTime: 0,
    queryFn: ({ signal }) => api.ownSessions.list(undefined, { signal }),
    meta: { failure: 'Не удалось загрузить сеансы' },
  })
