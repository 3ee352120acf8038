import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { PriceRecord } from '../../../contract/catalogue/prices.ts'
import { showStale } from '../../kit/write/stale.ts'
import { useWrite } from '../../kit/write/use-write.ts'
import { PRICES_KEY, PRODUCTS_KEY } from '../../queries.ts'
import { useApi } from '../../staff.ts'

/** Label of what takes a single change of a price back. */
export const UNDO_PRICE = 'Вернуть прежнюю'

/** An entry of a product's price history. */
interface Entry {
  productId: number
  id: number
  /** Of the product, as it is seen. */
  version: number | undefined
}

const REFRESHED = [PRODUCTS_KEY, PRICES_KEY]

/** Whether an entry of the price history has a former price to go back to. */
export function hasFormerPrice({ oldPrice, newPrice }: PriceRecord): boolean {
  return oldPrice !== null && oldPrice !== newPrice
}

/** Takes a single change of a price back by its entry in the history; a refusal shows what stands now. Never rejects. */
export function useUndoPrice() {
  const api = useApi()
  const queries = useQueryClient()
  const { run, ...state } = useWrite({
    call: ({ productId, id }: Entry, options) => api.prices.undo({ key: productId, id }, options),
    record: ({ productId, version }) => ({ entity: 'products', id: productId, version }),
    success: { title: 'Успех', description: 'Прежняя цена возвращена' },
    failure: (reason) => `Не удалось вернуть прежнюю цену: ${reason}`,
    refresh: REFRESHED,
    onStale: (conflict, entry) =>
      showStale(conflict, {
        label: UNDO_PRICE,
        run: () => void undo({ ...entry, version: conflict.current.version }),
      }),
  })
  /** Against double clicks: the second one comes before the re-render. */
  const isSent = useRef(false)
  const undo = async (entry: Entry) => {
    if (isSent.current) return
    isSent.current = true
    await run(entry).catch(() =>
      Promise.all(REFRESHED.map((queryKey) => queries.invalidateQueries({ queryKey }))),
    )
    isSent.current = false
  }
  return { undo, ...state }
}
