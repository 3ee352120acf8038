import { useState } from 'react'
import type { StaffListedProduct } from '../../../../contract/catalogue/products.ts'
import { useWrite } from '../../../kit/write/use-write.ts'
import { PRODUCTS_KEY } from '../../../queries.ts'
import { useApi } from '../../../staff.ts'

type Named = Pick<StaffListedProduct, 'id' | 'name'>

/** Puts single products at a place of a catalogue that is not read whole; each move can be taken back. `said` is for screen readers. */
export function usePlaces() {
  const api = useApi()
  const [said, say] = useState('')
  const { run, isRunning } = useWrite({
    call: ({ product, place }: { product: Named; place: number }) =>
      api.productParts.place({ key: product.id, place: place + 1 }),
    success: ({ place, previous }, { product }) => {
      if (place === previous) {
        say(`${product.name} остаётся на месте ${place}`)
        return null
      }
      const title = `${product.name}: место ${place}`
      say(title)
      return { title, action: { label: 'Отменить', run: () => move(product, previous - 1) } }
    },
    failure: (reason) => `Порядок не сохранён: ${reason}`,
    refresh: [PRODUCTS_KEY],
  })
  const reset = useWrite({
    call: () => api.adminProducts.arrange({ ids: [] }),
    success: ({ previous }) => ({
      title: 'Порядок по номерам',
      action: { label: 'Отменить', run: () => void restore.run(previous).catch(() => undefined) },
    }),
    failure: (reason) => `Порядок не сохранён: ${reason}`,
    refresh: [PRODUCTS_KEY],
  })
  const restore = useWrite({
    call: (ids: number[]) => api.adminProducts.arrange({ ids }),
    success: { title: 'Прежний порядок возвращён' },
    failure: (reason) => `Порядок не сохранён: ${reason}`,
    refresh: [PRODUCTS_KEY],
  })
  /** Moves a product to a place of the whole catalogue, counted from 0. */
  function move(product: Named, place: number): void {
    void run({ product, place }).catch(() => undefined)
  }
  return {
    isSaving: isRunning || reset.isRunning || restore.isRunning,
    said,
    say,
    move,
    reset: () => void reset.run(undefined).catch(() => undefined),
  }
}
