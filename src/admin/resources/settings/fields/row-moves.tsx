import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'

/** Puts a row of a list before the one above it, or takes it away; `called` is how each action names the row. */
export function RowMoves({ index, called, swap, remove }: RowMovesProps) {
  return (
    <span className="settings__moves">
      {index > 0 && (
        <Button variant="quiet" onClick={() => swap(index, index - 1)}>
          Выше<span className="vh"> {called.up}</span>
        </Button>
      )}
      <IconButton icon="trash" aria-label={`Убрать ${called.away}`} onClick={() => remove(index)} />
    </span>
  )
}

interface RowMovesProps {
  index: number
  called: { up: string; away: string }
  swap: (one: number, other: number) => void
  remove: (index: number) => void
}
