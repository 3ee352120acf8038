import { queryOptions } from '@tanstack/react-query'
import type { BlogPost } from '../../contract/content/blog.ts'
import type { StorefrontApi } from '../storefront.ts'
import { orNull } from './queries.ts'

/** Fields of a post's card; lists in a page's state contain only these, above all no `content`. */
export type PostSummary = ReturnType<typeof toPostSummary>

function toPostSummary({
  id,
  slug,
  title,
  excerpt,
  featuredImage,
  alts,
  category,
  published,
  publishedAt,
}: BlogPost) {
  return { id, slug, title, excerpt, featuredImage, alts, category, published, publishedAt }
}

/** Categories of the blog. */
export const blogCategoriesQuery = (api: StorefrontApi) =>
  queryOptions({
    queryKey: ['blog-categories'],
    queryFn: ({ signal }) => api.blog.categories(undefined, { signal }),
  })

/** The 6 newest (storefront.md, section 9). */
export const latestPostsQuery = (api: StorefrontApi) =>
  queryOptions({
    queryKey: ['latest-posts'],
    queryFn: async ({ signal }) =>
      (await api.blog.posts({ published: 'true' }, { signal })).slice(0, 6).map(toPostSummary),
  })

/** A category and its posts, newest first. An address with the id instead of the slug shows the same page. */
export const blogCategoryQuery = (api: StorefrontApi, slug: string) =>
  queryOptions({
    queryKey: ['blog-category', slug],
    queryFn: async ({ signal }) => {
      const found = await orNull(api.blog.category({ key: slug }, { signal }))
      if (found?.slug !== slug) return null
      return { category: found.category, posts: found.posts.map(toPostSummary) }
    },
  })

/** A post by its slug; null when there is none. */
export const postQuery = (api: StorefrontApi, slug: string) =>
  queryOptions({
    queryKey: ['post', slug],
    queryFn: ({ signal }) => orNull(api.blog.postBySlug({ slug }, { signal })),
  })

/** Up to three other posts of the same category, newest first. */
export const morePostsQuery = (api: StorefrontApi, slug: string) =>
  queryOptions({
    queryKey: ['more-posts', slug],
    queryFn: async ({ client }) => {
      const post = await client.ensureQueryData(postQuery(api, slug))
      if (!post?.category) return []
      const found = await client.ensureQueryData(blogCategoryQuery(api, post.category.slug))
      return (found?.posts ?? []).filter((one) => one.published && one.id !== post.id).slice(0, 3)
    },
  })
