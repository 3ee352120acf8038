import { queryOptions } from '@tanstack/react-query'
import type { StaffApi } from '../../../api/staff.ts'
import { LARGE_STAFF_LIST } from '../../../domain/catalogue/parts.ts'
import { hasRight, type Narrowed } from '../../../domain/staff/rights.ts'
import { LACKS } from '../../parts/product/lacks.ts'
import type { ProductList } from '../../parts/product/product-list.ts'

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

/** Counts of what is open to the reader, refetched each time the dashboard opens. */
export const siteCountsQuery = (api: StaffApi, user: Narrowed) =>
  queryOptions({
    queryKey: ['dashboard', 'counts'],
    staleTime: 0,
    meta: { failure: 'Не удалось посчитать, что на сайте' },
    queryFn: async ({ signal }): Promise<SiteCounts> => {
      const isContentOpen = hasRight(user, 'content')
      const [products, categories, posts, projects, items, questionCategories] = await Promise.all([
        hasRight(user, 'catalogue') ? api.adminProducts.list({ upTo: LARGE_STAFF_LIST }, { signal }) : [],
        api.categories.list(undefined, { signal }),
        isContentOpen ? api.blog.posts({}, { signal }) : [],
        isContentOpen ? api.adminProjects.list({}, { signal }) : [],
        isContentOpen ? api.adminFaqItems.list({}, { signal }) : [],
        isContentOpen ? api.adminFaqCategories.list(undefined, { signal }) : [],
      ])
      return {
        ...countProducts(products),
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

function countProducts(list: ProductList): Pick<SiteCounts, 'products' | 'withoutPrice' | 'withoutPicture'> {
  if (!Array.isArray(list)) return { ...list, products: list.total }
  return {
    products: list.length,
    withoutPrice: list.filter(LACKS.price.isLacking).length,
    withoutPicture: list.filter(LACKS.picture.isLacking).length,
  }
}

/** Numbers that two sources state differently and that decide selections. */
export const doubtsQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: ['dashboard', 'doubts'],
    staleTime: 0,
    meta: { failure: 'Не удалось посчитать, какие числа решают выбор' },
    queryFn: ({ signal }) => api.doubts.list(undefined, { signal }),
  })
