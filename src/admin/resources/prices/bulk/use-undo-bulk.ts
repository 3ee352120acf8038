import type { Undone } from '../../../../contract/catalogue/prices.ts'
import type { ToastMessage } from '../../../../ui/toast/toast-store.ts'
import { useWrite } from '../../../kit/write/use-write.ts'
import { PRICES_KEY, PRODUCTS_KEY } from '../../../queries.ts'
import { useApi } from '../../../staff.ts'
import { PREVIEW_KEY } from '../parts/queries.ts'

/** Takes a bulk change back; `success` is its toast. */
export function useUndoBulk(success: (undone: Undone) => ToastMessage) {
  const api = useApi()
  return useWrite({
    call: (id: number) => api.prices.bulkUndo({ id }),
    success,
    failure: (reason) => `Не удалось вернуть прежние цены: ${reason}`,
    refresh: [PRODUCTS_KEY, PRICES_KEY, PREVIEW_KEY],
  })
}
