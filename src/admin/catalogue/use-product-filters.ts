import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { type ProductFilters, readFilters, writeFilters } from './product-filters.ts'

/** Typing writes the address when it pauses, ms: a navigation for each letter would stutter. */
const PAUSE = 250

const NONE: ProductFilters = { search: '', manufacturerId: null, modelLine: null, check: null }

/** Filters of the products, kept in the address so that they survive Back and can be sent to a colleague. */
export function useProductFilters() {
  const [address, setAddress] = useSearchParams()
  const applied = readFilters(address)
  const [typed, setTyped] = useState({ text: applied.search, seen: applied.search, sent: applied.search })
  if (applied.search !== typed.seen) {
    const isOwn = applied.search === typed.sent
    // Back, or a link: the address has changed without being typed.
    setTyped({ text: isOwn ? typed.text : applied.search, seen: applied.search, sent: applied.search })
  }
  const put = (filters: ProductFilters) => {
    setTyped((now) => ({ ...now, sent: filters.search }))
    setAddress(writeFilters(address, filters), { replace: true, preventScrollReset: true })
  }
  useEffect(() => {
    if (typed.text === typed.sent) return
    const timer = setTimeout(() => put({ ...applied, search: typed.text }), PAUSE)
    return () => clearTimeout(timer)
  })
  const setSearch = (text: string) => setTyped((now) => ({ ...now, text }))
  const filters: ProductFilters = { ...applied, search: typed.text }
  return {
    filters,
    setSearch,
    choose: (chosen: Partial<ProductFilters>) => put({ ...filters, ...chosen }),
    reset: () => {
      setTyped((now) => ({ ...now, text: '' }))
      put(NONE)
    },
  }
}
