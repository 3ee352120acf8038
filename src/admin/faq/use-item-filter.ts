import { useAddress, withParameter } from '../shell/use-address.ts'

/** Questions of one category by its number, those without one, or all of them (null). */
export type ItemFilter = number | 'none' | null

/**
 * The filter of the questions stands in the address, so that Back and a sent link keep it. A number that is none of the known
 * categories filters nothing: somebody has deleted it.
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
