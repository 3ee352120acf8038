import { useSearchParams } from 'react-router'
import type { BlogPost, ListedBlogCategory } from '../../contract/blog.ts'

/** Which posts are wanted: the address says it, so that a filtered list can be sent to a colleague and found by Back. */
export function usePostFilters(categories: readonly ListedBlogCategory[] | undefined) {
  const [search, setSearch] = useSearchParams()
  const wanted = search.get('category')
  const set = (name: string, value: string | null) => {
    const next = new URLSearchParams(search)
    if (value === null) next.delete(name)
    else next.set(name, value)
    setSearch(next, { replace: true, preventScrollReset: true })
  }
  return {
    /** The chosen category; one that is gone counts as none. */
    category: categories?.find(({ slug }) => slug === wanted) ?? null,
    /** The address names a category, and it is not yet known which there are. */
    isUndecided: wanted !== null && categories === undefined,
    onlyDrafts: search.has('drafts'),
    chooseCategory: (slug: string) => set('category', slug === '' ? null : slug),
    chooseDrafts: (isChosen: boolean) => set('drafts', isChosen ? '' : null),
    reset: () => setSearch({}, { replace: true, preventScrollReset: true }),
  }
}

/** Whether a post has the typed words in its title or excerpt. */
export function hasWords({ title, excerpt }: BlogPost, words: string): boolean {
  return `${title}\n${excerpt ?? ''}`.toLowerCase().includes(words.trim().toLowerCase())
}
