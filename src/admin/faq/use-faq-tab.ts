import { useEffect } from 'react'
import { useSearchParams } from 'react-router'

type FaqTab = 'items' | 'categories'

/** The part seen last, until the page is loaded anew: then the specified one comes first (admin.md, section 2). */
let last: FaqTab = 'categories'

/** Which part of the screen the address asks for; one without a part opens the one seen last, and then names it. */
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
