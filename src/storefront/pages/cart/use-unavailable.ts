import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { comparedQuery } from '../../../api/queries/compare-queries.ts'
import type { CartItem } from '../../parts/shopping/cart.ts'
import { useApi } from '../../site.ts'

/**
 * Says of an item that it cannot be had any more, null otherwise. The shop is asked once, when the cart is opened; while it has not
 * answered, and when it cannot be asked, nothing is said. Accessories (negative ids) and what is put in later are not asked for.
 */
export function useUnavailable(items: readonly CartItem[]): (item: CartItem) => string | null {
  const [asked] = useState(() => items.flatMap(({ id }) => (id > 0 ? id : [])))
  const { data } = useQuery({ ...comparedQuery(useApi(), asked), enabled: asked.length > 0, gcTime: 0 })
  return ({ id }) => {
    if (data === undefined || !asked.includes(id)) return null
    const product = data.find((one) => one.id === id)
    if (product === undefined) return 'Этой модели больше нет на сайте: инженер подскажет замену'
    return product.offer?.isOver ? 'Снят с производства: инженер подскажет, что встанет на его место' : null
  }
}
