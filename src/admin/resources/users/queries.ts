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
