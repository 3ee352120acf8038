import { useAddress, withParameter } from '../../shell/use-address.ts'

/** Filter of questions: category id, `none` for those without a category, null for all. */
export type ItemFilter = number | 'none' | null

/**
 * The questions' filter, stored in the address, so that Back and shared links keep it. An id that is not among the
 * categories is ignored: it was deleted.
 */
export function useItemFilter(categories?: readonly { id: number }[]) {
  const { search, change } = useAddress()
  const wanted = toFilter(search.get('category'))
  const isGone = typeof wanted === 'number' && categories?.every(({ id }) => id !== wanted)
  const filter = isGone ? null : wanted
  const choose = (value: ItemFilter) =>
    change((now) => withParameter(now, 'category', String(value ?? '')), { replace: true })
  return { filter, choose }
}

function toFilter(text: string | null): ItemFilter {
  if (text === 'none') return 'none'
  return text !== null && /^\d+$/.test(text) ? Number(text) : null
}
