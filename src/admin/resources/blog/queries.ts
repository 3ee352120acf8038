import { queryOptions } from '@tanstack/react-query'
import { orNull } from '../../../api/queries/queries.ts'
import type { StaffApi } from '../../../api/staff.ts'

/** Query key prefix that is invalidated after writes to the blog. */
export const BLOG_KEY = ['blog'] as const

export const POSTS_FAILURE = 'Ошибка загрузки статей блога'
export const CATEGORIES_FAILURE = 'Ошибка загрузки категорий блога'
export const POST_FAILURE = 'Не удалось загрузить статью'
export const CATEGORY_FAILURE = 'Не удалось загрузить категорию'

/** All posts including drafts, newest first; or those of the category with this slug. */
export const postsQuery = (api: StaffApi, category: string | null = null) =>
  queryOptions({
    queryKey: [...BLOG_KEY, 'posts', category],
    queryFn: ({ signal }) =>
      category === null
        ? api.blog.posts({}, { signal })
        : api.blog.categoryPosts({ key: category }, { signal }),
    meta: { failure: POSTS_FAILURE },
  })

/** Blog categories with their number of posts. */
export const blogCategoriesQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: [...BLOG_KEY, 'categories'],
    queryFn: ({ signal }) => api.blog.categories(undefined, { signal }),
    meta: { failure: CATEGORIES_FAILURE },
  })

/** A post for its form, always refetched. Null when there is none. */
export const postQuery = (api: StaffApi, id: number) =>
  queryOptions({
    queryKey: [...BLOG_KEY, 'post', id],
    queryFn: ({ signal }) => orNull(api.blog.post({ id }, { signal })),
    gcTime: 0,
    meta: { failure: POST_FAILURE },
  })

/** A category for its form, always refetched. Null when there is none. */
export const blogCategoryQuery = (api: StaffApi, id: number) =>
  queryOptions({
    queryKey: [...BLOG_KEY, 'category', id],
    queryFn: async ({ signal }) => {
      const found = await orNull(api.blog.category({ key: String(id) }, { signal }))
      return found?.category ?? null
    },
    gcTime: 0,
    meta: { failure: CATEGORY_FAILURE },
  })
