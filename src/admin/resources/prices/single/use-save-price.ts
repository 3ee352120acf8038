import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../../api/error.ts'
import type { StaffListedProduct } from '../../../../contract/catalogue/products.ts'
import { useWrite } from '../../../kit/write/use-write.ts'
import { hasFormerPrice, UNDO_PRICE, useUndoPrice } from '../../../parts/product/use-undo-price.ts'
import { PRICES_KEY, PRODUCTS_KEY, priceHistoryQuery, SCHEDULE_KEY } from '../../../queries.ts'
import { useApi } from '../../../staff.ts'
import { PLANNED } from '../parts/effective-at.ts'

/** Saves the price of one product, at once or for its hour; the toast of a saved one takes it back. */
export function useSavePrice() {
  const api = useApi()
  const queries = useQueryClient()
  const { undo } = useUndoPrice()
  /** What the toast offers: the change is the newest entry of the history, which is read anew before. */
  const wayBack = ({ id, price, version }: StaffListedProduct) => {
    const [newest] = queries.getQueryData(priceHistoryQuery(api, id).queryKey) ?? []
    if (!newest || newest.newPrice !== price || !hasFormerPrice(newest)) return {}
    return { action: { label: UNDO_PRICE, run: () => void undo({ productId: id, id: newest.id, version }) } }
  }
  const { run } = useWrite({
    call: ({ version: _seen, ...change }: PriceWrite, options) =>
      api.adminProducts.updatePrice(change, options),
    record: ({ key, version }) => ({ entity: 'products', id: key, version }),
    success: (answer) =>
      'scheduledId' in answer
        ? PLANNED
        : { title: 'Успех', description: 'Цена товара успешно обновлена', ...wayBack(answer) },
    failure: (reason, error) =>
      error instanceof ApiError && error.status > 0
        ? `Не удалось обновить цену товара: ${reason}`
        : `Произошла ошибка при обновлении цены: ${reason}`,
    refresh: [PRODUCTS_KEY, PRICES_KEY, SCHEDULE_KEY],
  })
  return run
}

interface PriceWrite {
  key: number
  price: number
  version: number | undefined
  effectiveAt: string | null
}
