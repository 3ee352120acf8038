import { plural } from '../../../../lib/text/plural.ts'
import { useWrite } from '../../../kit/write/use-write.ts'
import { MEDIA_KEY } from '../../../parts/library/queries.ts'
import { PRODUCTS_KEY } from '../../../queries.ts'
import { useApi } from '../../../staff.ts'
import type { toItems } from './rows.ts'

const REFRESH = [PRODUCTS_KEY, MEDIA_KEY]
const TO_PRODUCTS = ['товару', 'товарам', 'товарам'] as const
const PICTURES = ['картинка', 'картинки', 'картинок'] as const

const nameLeft = (left: readonly { name: string; message: string }[]) =>
  left.map(({ name, message }) => `${name}: ${message}.`).join(' ')

/** Gives products their pictures; the toast takes it back. */
export function usePlace() {
  const api = useApi()
  const undo = useWrite({
    call: (batchId: string) => api.mediaMatching.undoPlacing({ batchId }),
    success: ({ restored, left }) => ({
      title: 'Возвращено',
      description: `Прежние картинки у ${restored} ${plural(restored, ['товара', 'товаров', 'товаров'])}. ${nameLeft(left)}`,
    }),
    failure: (reason) => `Не удалось вернуть: ${reason}`,
    refresh: REFRESH,
  })
  return useWrite({
    call: (items: ReturnType<typeof toItems>) => api.mediaMatching.place({ items }),
    success: ({ products, pictures, batchId, left }) => ({
      title: products > 0 ? 'Успех' : 'Ничего не записано',
      description: `${pictures} ${plural(pictures, PICTURES)}: ${products} ${plural(products, TO_PRODUCTS)}. ${nameLeft(left)}`,
      ...(products === 0 && { tone: 'bad' as const }),
      ...(batchId !== null && {
        action: { label: 'Отменить', run: () => void undo.run(batchId).catch(() => undefined) },
      }),
    }),
    failure: (reason) => `Не удалось поставить картинки: ${reason}`,
    refresh: REFRESH,
  })
}
