import { useSyncExternalStore } from 'react'
import type { Selected } from './selected.ts'

/** The element's id of the box that chooses a row. */
export const rowBoxId = (id: number) => `choose-${id}`

/** The box that chooses a row; with Shift all from the one chosen before. */
export function RowBox({ id, what, selected, toOrder }: RowBoxProps) {
  const isChosen = useSyncExternalStore(selected.subscribe, () => selected.has(id))
  return (
    <label className="choose">
      <input
        id={rowBoxId(id)}
        type="checkbox"
        aria-label={`Выбрать ${what}`}
        checked={isChosen}
        onChange={({ nativeEvent }) => {
          if (nativeEvent instanceof MouseEvent && nativeEvent.shiftKey) selected.extendTo(id, toOrder())
          else selected.toggle(id)
        }}
      />
    </label>
  )
}

/** The box in the head of the table: chooses all that are loaded, or none. */
export function AllBox({ selected, toOrder }: Omit<RowBoxProps, 'id' | 'what'>) {
  const count = useSyncExternalStore(selected.subscribe, () => selected.get().size)
  const all = toOrder()
  const isAll = count > 0 && count === all.length
  return (
    <label className="choose">
      <input
        type="checkbox"
        aria-label={count > 0 && !isAll ? `Выбрано ${count}, выбрать все` : 'Выбрать все показанные'}
        checked={isAll}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && !isAll
        }}
        onChange={() => selected.put(isAll ? [] : all)}
      />
    </label>
  )
}

interface RowBoxProps {
  id: number
  /** The row in words, in the accusative. */
  what: string
  selected: Selected
  /** Ids of the loaded rows in the order of the list. */
  toOrder: () => readonly number[]
}
