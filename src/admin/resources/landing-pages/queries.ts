import { queryOptions } from '@tanstack/react-query'
import type { StaffApi } from '../../../api/staff.ts'

export const LANDINGS_KEY = ['landing-pages'] as const

/** All pages about one task. Read anew whenever the list is shown: every write of a product changes how many models they show. */
export const landingsQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: LANDINGS_KEY,
    queryFn: ({ signal }) => api.adminLandingPages.list(undefined, { signal }),
    staleTime: 0,
    meta: { failure: 'Не удалось загрузить подборки' },
  })

/** Questions to choose from, each with its category; hidden ones say so. */
export const questionsQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: [...LANDINGS_KEY, 'questions'],
    queryFn: async ({ signal }) => {
      const [items, categories] = await Promise.all([
        api.adminFaqItems.list({}, { signal }),
        api.adminFaqCategories.list(undefined, { signal }),
      ])
      const names = new Map(categories.map(({ id, name }) => [id, name]))
      return items.map(({ id, question, categoryId, published }) => ({
        id,
        name: question,
        detail: published === false ? 'скрыт' : (names.get(categoryId ?? 0) ?? 'без категории'),
      }))
    },
    meta: { failure: 'Не удалось загрузить вопросы' },
  })

/** Filters of the catalogue with the values that models have. */
export const facetsQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: [...LANDINGS_KEY, 'facets'],
    queryFn: ({ signal }) => api.facets.list({}, { signal }),
    meta: { failure: 'Не удалось загрузить характеристики' },
  })
