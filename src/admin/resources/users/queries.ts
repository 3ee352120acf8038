import { queryOptions } from '@tanstack/react-query'
import type { StaffApi } from '../../../api/staff.ts'
import { USERS_KEY } from '../../queries.ts'

/** All accounts, oldest first; admins only. */
export const usersQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: USERS_KEY,
    queryFn: ({ signal }) => api.adminUsers.list(undefined, { signal }),
    meta: { failure: 'Не удалось загрузить список пользователей' },
  })

/** Rules of the sign-in; admins only. */
export const signInRulesQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: ['sign-in-rules'],
    queryFn: ({ signal }) => api.signInRules.get(undefined, { signal }),
    meta: { failure: 'Не удалось загрузить правила входа' },
  })
