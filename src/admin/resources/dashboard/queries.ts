import { queryOptions } from '@tanstack/react-query'
import type { StaffApi } from '../../../api/staff.ts'
import { LACKS } from '../../parts/product/lacks.ts'

/** Counts of the site's content. */
export interface SiteCounts {
  products: number
  withoutPrice: number
  withoutPicture: number
  categories: number
  posts: number
  drafts: number
  projects: number
  questions: number
  questionCategories: number
  /** Questions without a category, which the site does not show. */
  questionsApart: number
}

/** Counts, refetched each time the dashboard opens. */
export const siteCountsQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: ['dashboard', 'counts'],
    staleTime: 0,
    meta: { failure: 'Не удалось посчитать, что на сайте' },
    queryFn: async ({ signal }): Promise<SiteCounts> => {
      const [products, categories, posts, projects, items, questionCategories] = await Promise.all([
        api.adminProducts.list(undefined, { signal }),
        api.categories.list(undefined, { signal }),
        api.blog.posts({}, { signal }),
        api.adminProjects.list({}, { signal }),
        api.adminFaqItems.list({}, { signal }),
        api.adminFaqCategories.list(undefined, { signal }),
      ])
      return {
        products: products.length,
        withoutPrice: products.filter(LACKS.price.isLacking).length,
        withoutPicture: products.filter(LACKS.picture.isLacking).length,
        categories: categories.length,
        posts: posts.length,
        drafts: posts.filter(({ published }) => !published).length,
        projects: projects.length,
        questions: items.length,
        questionCategories: questionCategories.length,
        questionsApart: items.filter(({ categoryId }) => categoryId === null).length,
      }
    },
  })

/** Numbers that two sources state differently and that decide selections. */
export const doubtsQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: ['dashboard', 'doubts'],
    staleTime: 0,
    meta: { failure: 'Не удалось посчитать, какие числа решают выбор' },
    queryFn: ({ signal }) => api.doubts.list(undefined, { signal }),
  })
