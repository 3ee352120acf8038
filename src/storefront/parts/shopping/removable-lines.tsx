import type { CartItem } from './cart.ts'
import { RemovedNote } from './removed-note.tsx'
import { ShoppingLine } from './shopping-line.tsx'
import { type StoredList, useStoredList } from './stored-list.ts'
import { useRemoval } from './use-removal.ts'

const labels = {
  cart: { from: 'из корзины', gone: 'больше не в корзине' },
  compare: { from: 'из сравнения', gone: 'больше не в сравнении' },
} as const

/**
 * A drawer's list with removal and undo. Mounted only while the drawer is open, so a removal cannot be undone after
 * closing it.
 */
export function RemovableLines<T extends CartItem>({ list, of }: RemovableLinesProps<T>) {
  const items = useStoredList(list)
  const { removed, remove, undo } = useRemoval(list)
  const last = removed?.items[0]
  const { from, gone } = labels[of]
  return (
    <>
      {last && <RemovedNote key={last.id} text={`«${last.name}» ${gone}.`} onUndo={undo} />}
      <ul className="lines">
        {items.map((item) => (
          <ShoppingLine key={item.id} item={item} from={from} onRemove={() => remove(item)} />
        ))}
      </ul>
    </>
  )
}

type RemovableLinesProps<T extends CartItem> = { list: StoredList<T>; of: keyof typeof labels }
