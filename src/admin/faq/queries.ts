import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '../../api/error.ts'
import type { StaffApi } from '../../api/staff.ts'

/** Everything under this key is read anew after a write to questions or their categories. */
export const FAQ_KEY = ['faq'] as const

/** Categories of questions with how many each has. */
export const faqCategoriesQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: [...FAQ_KEY, 'categories'],
    queryFn: ({ signal }) => api.adminFaqCategories.list(undefined, { signal }),
    meta: { failure: 'Произошла ошибка при загрузке категорий FAQ' },
  })

/** Questions of one category, or all of them, those without a category too. */
export const faqItemsQuery = (api: StaffApi, categoryId?: number) =>
  queryOptions({
    queryKey: [...FAQ_KEY, 'items', categoryId ?? 'all'],
    queryFn: ({ signal }) => api.adminFaqItems.list({ categoryId }, { signal }),
    meta: { failure: 'Произошла ошибка при загрузке вопросов-ответов FAQ' },
  })

/** What is said of questions that did not come (admin.md, section 8). */
export function toItemsReason(error: unknown): string {
  return error instanceof ApiError && error.status === 500
    ? '500: Внутренняя ошибка сервера'
    : 'Ошибка при загрузке данных'
}
