import { useEffect } from 'react'
import { useSearchParams } from 'react-router'

type FaqTab = 'items' | 'categories'

/** The last visited tab, in memory; after a reload the specified one is first (admin.md, section 2). */
let last: FaqTab = 'categories'

/** The tab in the address; without one the last visited, which is then written into the address. */
export function useFaqTab(): FaqTab {
  const [search, setSearch] = useSearchParams()
  const requested = search.get('tab')
  const tab = requested === 'items' || requested === 'categories' ? requested : last
  const isNamed = requested === tab || tab === 'categories'
  useEffect(() => {
    last = tab
    if (isNamed) return
    setSearch(
      (current) => {
        const next = new URLSearchParams(current)
        next.set('tab', tab)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }, [tab, isNamed, setSearch])
  return tab
}
