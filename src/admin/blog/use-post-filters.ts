import type { BlogPost, ListedBlogCategory } from '../../contract/blog.ts'
import { useAddress, withParameter } from '../shell/use-address.ts'

/** Which posts are wanted: the address says it, so that a filtered list can be sent to a colleague and found by Back. */
export function usePostFilters(categories: readonly ListedBlogCategory[] | undefined) {
  const { search, change } = useAddress()
  const wanted = search.get('category')
  return {
    /** The chosen category; one that is gone counts as none. */
    category: categories?.find(({ slug }) => slug === wanted) ?? null,
    /** The address names a category, and it is not yet known which there are. */
    isUndecided: wanted !== null && categories === undefined,
    onlyDrafts: search.has('drafts'),
    chooseCategory: (slug: string) =>
      change((now) => withParameter(now, 'category', slug), { replace: true }),
    chooseDrafts: (isChosen: boolean) =>
      change((now) => withParameter(now, 'drafts', isChosen ? '1' : ''), { replace: true }),
    reset: () => change(() => new URLSearchParams(), { replace: true }),
  }
}

/** Whether a post has the typed words in its title or excerpt. */
export function matchesQuery({ title, excerpt }: BlogPost, query: string): boolean {
  return `${title}\n${excerpt ?? ''}`.toLowerCase().includes(query.trim().toLowerCase())
}
