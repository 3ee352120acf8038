import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '../../../api/error.ts'
import type { StaffApi } from '../../../api/staff.ts'

/** Query key prefix that is invalidated after writes to questions or their categories. */
export const FAQ_KEY = ['faq'] as const

/** Categories of questions with their number of questions. */
export const faqCategoriesQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: [...FAQ_KEY, 'categories'],
    queryFn: ({ signal }) => api.adminFaqCategories.list(undefined, { signal }),
    meta: { failure: 'Произошла ошибка при загрузке категорий FAQ' },
  })

/** Questions of one category, or all, also those without a category. */
export const faqItemsQuery = (api: StaffApi, categoryId?: number) =>
  queryOptions({
    queryKey: [...FAQ_KEY, 'items', categoryId ?? 'all'],
    queryFn: ({ signal }) => api.adminFaqItems.list({ categoryId }, { signal }),
    meta: { failure: 'Произошла ошибка при загрузке вопросов-ответов FAQ' },
  })

/** Error message of the list of questions (admin.md, section 8). */
export function toItemsReason(error: unknown): string {
  return error instanceof ApiError && error.status === 500
    ? '500: Внутренняя ошибка сервера'
    : 'Ошибка при загрузке данных'
}
