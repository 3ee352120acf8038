import type { BlogPost, ListedBlogCategory } from '../../../contract/content/blog.ts'
import { includesTyped } from '../../../lib/text/fold-text.ts'
import { useAddress, withParameter } from '../../shell/use-address.ts'

/** Filters of posts, stored in the address, so that a filtered list can be shared and Back works. */
export function usePostFilters(categories: readonly ListedBlogCategory[] | undefined) {
  const { search, change } = useAddress()
  const wanted = search.get('category')
  return {
    /** The chosen category; null also for a deleted one. */
    category: categories?.find(({ slug }) => slug === wanted) ?? null,
    /** The address has a category, but the categories are still loading. */
    isUndecided: wanted !== null && categories === undefined,
    onlyDrafts: search.has('drafts'),
    chooseCategory: (slug: string) =>
      change((now) => withParameter(now, 'category', slug), { replace: true }),
    chooseDrafts: (isChosen: boolean) =>
      change((now) => withParameter(now, 'drafts', isChosen ? '1' : ''), { replace: true }),
    reset: () => change(() => new URLSearchParams(), { replace: true }),
  }
}

/** Whether a post's title or excerpt contains the search text. */
export const matchesQuery = ({ title, excerpt }: BlogPost, query: string): boolean =>
  includesTyped(query, [title, excerpt])
