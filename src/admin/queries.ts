import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '../api/error.ts'
import type { StaffApi } from '../api/staff.ts'
import type { Samples } from '../contract/content/samples.ts'
import type { Delivery } from '../contract/inquiries/work.ts'
import type { CurrentUser } from '../contract/session.ts'
import { LARGE_STAFF_LIST } from '../domain/catalogue/parts.ts'
import { minutes, seconds } from '../lib/duration.ts'
import { isAnonymous } from './session/anonymous.ts'

export const SESSION_KEY = ['session'] as const

/** The signed-in user; null for 401. Any other failure also gives null and is logged (admin.md, section 8). */
export const sessionQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: SESSION_KEY,
    queryFn: async ({ signal }): Promise<CurrentUser | null> => {
      if (isAnonymous()) return null
      try {
        return (await api.session.me(undefined, { signal })).user
      } catch (error) {
        if (signal.aborted) throw error
        // biome-ignore lint/suspicious/noConsole: the specification requires it to be logged
        if (!isUnauthorized(error)) console.error('Ошибка получения данных пользователя', error)
        return null
      }
    },
  })

/** Query key prefix of accounts: admins' list and own profile. */
export const USERS_KEY = ['users'] as const
export const PROFILE_KEY = ['profile'] as const

/** Query key prefix of inquiries. */
export const INQUIRIES_KEY = ['inquiries'] as const

/** Key of all lists of inquiries: those of each filter and order. */
export const INQUIRY_LISTS_KEY = [...INQUIRIES_KEY, 'list'] as const

/** Query key prefixes of messages to staff, and of reports. */
export const DELIVERIES_KEY = ['deliveries'] as const
export const REPORTS_KEY = ['reports'] as const

/** Figures of the inquiries that came from one day to another, both included, as in "2026-11-20". */
export const reportQuery = (api: StaffApi, { from, to }: { from: string; to: string }) =>
  queryOptions({
    queryKey: [...REPORTS_KEY, from, to],
    queryFn: ({ signal }) => api.reports.get({ from, to }, { signal }),
    gcTime: minutes(5),
    meta: { failure: 'Не удалось загрузить отчёт' },
  })

export const INQUIRY_COUNTS_KEY = [...INQUIRIES_KEY, 'counts'] as const

/** Number of inquiries, in total and by status. */
export const inquiryCountsQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: INQUIRY_COUNTS_KEY,
    queryFn: ({ signal }) => api.adminInquiries.counts({}, { signal }),
  })

/** Messages to staff in this state, newest first; all of them without one. */
export const deliveriesQuery = (api: StaffApi, status: Delivery['status'] | null) =>
  queryOptions({
    queryKey: [...DELIVERIES_KEY, status ?? 'all'],
    staleTime: 0,
    queryFn: ({ signal }) => api.deliveries.list(status === null ? {} : { status }, { signal }),
    meta: { failure: 'Не удалось загрузить, кому сообщили' },
  })

/** Channels by which staff are told of inquiries; admins only. */
export const channelsQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: ['channels'],
    queryFn: ({ signal }) => api.channels.get(undefined, { signal }),
    meta: { failure: 'Не удалось загрузить каналы' },
  })

/** Query key prefix that is invalidated after writes to products. */
export const PRODUCTS_KEY = ['products'] as const

/** Said where products cannot be read. */
export const PRODUCTS_FAILED = 'Не удалось загрузить товары'

/** All products, or the figures about a large catalogue (`parts/product/product-list.ts`). */
export const productsQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: [...PRODUCTS_KEY, 'list'],
    queryFn: ({ signal }) => api.adminProducts.list({ upTo: LARGE_STAFF_LIST }, { signal }),
    meta: { failure: PRODUCTS_FAILED },
  })

/** All accessories, in their order. */
export const accessoriesQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: ['accessories'],
    queryFn: ({ signal }) => api.adminAccessories.list(undefined, { signal }),
    meta: { failure: 'Не удалось загрузить комплектующие' },
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

/** Query key of the list «Перед открытием». */
export const SAMPLES_KEY = ['samples'] as const

/** The samples that the site came with; asked for once a minute while there are any: a colleague may replace them. */
export const samplesQuery = (
  api: StaffApi,
  queryKey: readonly string[] = SAMPLES_KEY,
  asked: { authors?: 'true' } = {},
) =>
  queryOptions({
    queryKey,
    staleTime: seconds(5),
    queryFn: ({ signal }): Promise<Samples> => api.samples.list(asked, { signal }),
    refetchInterval: ({ state }) => (state.data?.total === 0 ? false : minutes(1)),
  })

/** How much of the list «Перед открытием» is done; null without a list, and once all of it is. */
export const openingQuery = (api: StaffApi) => ({
  ...samplesQuery(api),
  select: (samples: Samples) => (samples.done < samples.total ? samples : null),
})

/** Query key prefix that is invalidated after price changes. */
export const PRICES_KEY = ['prices'] as const

export const SCHEDULE_KEY = ['schedule'] as const

/** What will happen by itself, of a very long plan the nearest, and what became of it. */
export const scheduleQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: SCHEDULE_KEY,
    staleTime: 0,
    queryFn: ({ signal }) => api.schedule.list({ upTo: LARGE_STAFF_LIST }, { signal }),
    meta: { failure: 'Не удалось загрузить план' },
  })

/** The prices that are planned for a product. */
export const plansOfQuery = (api: StaffApi, product: number) =>
  queryOptions({
    queryKey: [...SCHEDULE_KEY, product],
    staleTime: 0,
    queryFn: ({ signal }) => api.schedule.list({ product }, { signal }),
    meta: { failure: 'Не удалось загрузить план' },
  })

/** The last bulk change while it can be undone; else null. */
export const lastBulkQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: [...PRICES_KEY, 'last'],
    staleTime: 0,
    queryFn: ({ signal }) => api.prices.bulkLast(undefined, { signal }),
  })

/** Price history of a product, newest first. */
export const priceHistoryQuery = (api: StaffApi, productId: number) =>
  queryOptions({
    queryKey: [...PRICES_KEY, 'history', productId],
    staleTime: 0,
    queryFn: ({ signal }) => api.prices.history({ key: productId }, { signal }),
  })

/** Query key of what waits since a restore. */
export const RESTORES_KEY = ['restores'] as const

/** What a restored shop does not send, reprice or publish until an admin lets it; admins only. */
export const heldQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: RESTORES_KEY,
    queryFn: ({ signal }) => api.restores.held(undefined, { signal }),
  })

/** Query key of the trash. */
export const TRASH_KEY = ['trash'] as const

/** The site's settings that visitors may read too: its name, hours, messengers. */
export const publicSettingsQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: ['site-settings', 'public'],
    queryFn: ({ signal }) => api.settings.get(undefined, { signal }),
  })

/** True for 401: nobody is signed in, or the session has ended. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}

/** True for 403: the role has changed, since guards redirect from screens it may not open. */
export function isForbidden(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403
}
