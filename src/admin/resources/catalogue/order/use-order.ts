import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError } from '../../../../api/error.ts'
import type { StaffListedProduct } from '../../../../contract/catalogue/products.ts'
import { showToast } from '../../../../ui/toast/toast-store.ts'
import { toReason } from '../../../kit/write/failure-messages.ts'
import { PRODUCTS_KEY } from '../../../queries.ts'
import { useApi } from '../../../staff.ts'
import { moveTo } from './move.ts'

interface Saved {
  ids: number[]
  previous: number[]
}

/**
 * Puts the products of the catalogue in order: each move is shown and sent at once, one after another, and can be taken back. A
 * colleague's order is not overwritten: from the second move on each is made over the order that was seen. `said` is for screen
 * readers.
 */
export function useOrder(products: readonly StaffListedProduct[]) {
  const api = useApi()
  const queries = useQueryClient()
  /** Shown until everything is stored and the list has been read anew. */
  const [moved, setMoved] = useState<readonly number[] | null>(null)
  const [isSaving, setSaving] = useState(false)
  const [said, say] = useState('')
  const sending = useRef({ last: Promise.resolve(), count: 0, failures: 0 })
  /** What the server has stored by our last move. */
  const stored = useRef<number[] | null>(null)
  const byId = new Map(products.map((product) => [product.id, product]))
  const rows = moved ? moved.flatMap((id) => byId.get(id) ?? []) : products

  const send = async (ids: number[]): Promise<Saved | null> => {
    try {
      const expected = stored.current
      const saved = await api.adminProducts.arrange({ ids, ...(expected && { expected }) })
      stored.current = saved.ids
      return saved
    } catch (error) {
      const description = toReason(error)
      say(`Порядок не сохранён: ${description}`)
      showToast({ title: 'Порядок не сохранён', description, tone: 'bad' })
      if (error instanceof ApiError && error.status === 409) stored.current = null
      sending.current.failures += 1
      return null
    }
  }
  /** Sends after what is being sent; what was moved over an order that could not be stored is dropped with it. */
  const put = (ids: number[], after: (saved: Saved) => void) => {
    const queue = sending.current
    const { failures } = queue
    queue.count += 1
    setSaving(true)
    setMoved(ids.length > 0 ? ids : null)
    queue.last = queue.last.then(async () => {
      const saved = queue.failures === failures ? await send(ids) : null
      if (saved) after(saved)
      queue.count -= 1
      if (queue.count > 0) return
      await queries.invalidateQueries({ queryKey: PRODUCTS_KEY })
      setMoved(null)
      setSaving(false)
    })
  }
  const save = (ids: number[], what: string) =>
    put(ids, ({ previous }) => {
      say(what)
      const undo = () => put(previous, () => say('Прежний порядок возвращён'))
      showToast({ title: what, action: { label: 'Отменить', run: undo } })
    })
  return {
    rows,
    isSaving,
    said,
    say,
    /** Moves a product to a place of the whole catalogue, counted from 0. */
    move(product: StaffListedProduct, place: number): void {
      const ids = rows.map(({ id }) => id)
      const next = moveTo(ids, product.id, place)
      const now = next.indexOf(product.id) + 1
      if (now === ids.indexOf(product.id) + 1) say(`${product.name} остаётся на месте ${now}`)
      else save(next, `${product.name}: место ${now}`)
    },
    /** By number again. */
    reset: () => save([], 'Порядок по номерам'),
  }
}

export type Order = ReturnType<typeof useOrder>
