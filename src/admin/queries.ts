import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '../api/error.ts'
import type { StaffApi } from '../api/staff.ts'
import type { CurrentUser } from '../contract/session.ts'
import { isAnonymous } from './session/anonymous.ts'

/** Who is signed in; null is nobody. Any other failure counts as nobody and is logged (admin.md, section 8). */
export const sessionQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: ['session'],
    queryFn: async ({ signal }): Promise<CurrentUser | null> => {
      if (isAnonymous()) return null
      try {
        return (await api.session.me(undefined, { signal })).user
      } catch (error) {
        if (signal.aborted) throw error
        // biome-ignore lint/suspicious/noConsole: the specification wants it in the log
        if (!isUnauthorized(error)) console.error('Ошибка получения данных пользователя', error)
        return null
      }
    },
  })

/** Accounts as admins list them, and one's own as the profile shows it: both follow a changed name. */
export const USERS_KEY = ['users'] as const
export const PROFILE_KEY = ['profile'] as const

/** Everything under this key is read anew when staff ask for new requests. */
export const INQUIRIES_KEY = ['inquiries'] as const

export const INQUIRY_COUNTS_KEY = [...INQUIRIES_KEY, 'counts'] as const

/** How many requests of clients there are, in all and in each status. */
export const inquiryCountsQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: INQUIRY_COUNTS_KEY,
    queryFn: ({ signal }) => api.adminInquiries.counts({}, { signal }),
  })

/** Everything under this key is read anew after a write to products. */
export const PRODUCTS_KEY = ['products'] as const

/** All products with everything that staff may see of them. */
export const productsQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: [...PRODUCTS_KEY, 'list'],
    queryFn: ({ signal }) => api.products.list({}, { signal }),
    meta: { failure: 'Не удалось загрузить товары' },
  })

/** All manufacturers, for selects and filters. */
export const manufacturersQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: ['manufacturers'],
    queryFn: ({ signal }) => api.manufacturers.list(undefined, { signal }),
    meta: { failure: 'Не удалось загрузить производителей' },
  })

/** Categories of the catalogue, in their order. */
export const categoriesQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: ['categories'],
    queryFn: ({ signal }) => api.categories.list(undefined, { signal }),
    meta: { failure: 'Не удалось загрузить категории' },
  })

/** Everything under this key is read anew after a price was changed. */
export const PRICES_KEY = ['prices'] as const

/** The last change of many prices while it can be taken back; null when there is none. */
export const lastBulkQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: [...PRICES_KEY, 'last'],
    staleTime: 0,
    queryFn: ({ signal }) => api.prices.bulkLast(undefined, { signal }),
  })

/** Every price a product has had, newest first. */
export const priceHistoryQuery = (api: StaffApi, productId: number) =>
  queryOptions({
    queryKey: [...PRICES_KEY, 'history', productId],
    staleTime: 0,
    queryFn: ({ signal }) => api.prices.history({ key: productId }, { signal }),
  })

/** The name of the site, for the search-result preview. */
export const siteNameQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: ['site-settings', 'name'],
    queryFn: async ({ signal }) => (await api.settings.get(undefined, { signal })).siteName,
  })

/** True for 401: nobody is signed in, or the session has ended. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}

/** Too small a role: guards lead away from what it may not open, so it has changed since. */
export function isForbidden(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403
}
