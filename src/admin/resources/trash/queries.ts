import { queryOptions } from '@tanstack/react-query'
import type { StaffApi } from '../../../api/staff.ts'
import { LARGE_STAFF_LIST } from '../../../domain/catalogue/parts.ts'
import { TRASH_KEY } from '../../queries.ts'

/** Error message of the trash. */
export const TRASH_FAILED = 'Не удалось загрузить корзину'

/** The trash, or how much there is of each kind where it is too much to be read whole. */
export const trashQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: TRASH_KEY,
    staleTime: 0,
    queryFn: ({ signal }) => api.trash.list({ details: 'true', upTo: LARGE_STAFF_LIST }, { signal }),
    meta: { failure: TRASH_FAILED },
  })
