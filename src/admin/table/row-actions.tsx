import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/** «Изменить» as a word, deleting as a picture; both say what they are about. */
export function RowActions({ of, onEdit, onRemove, children }: RowActionsProps) {
  return (
    <div className="row-actions">
      {children}
      <Button variant="quiet" aria-label={`Изменить: ${of}`} onClick={onEdit}>
        Изменить
      </Button>
      {onRemove && (
        <button
          type="button"
          className="ico"
          title="Удалить"
          aria-label={`Удалить: ${of}`}
          onClick={onRemove}
        >
          <Icon name="trash" />
        </button>
      )}
    </div>
  )
}

interface RowActionsProps {
  /** The row's name. */
  of: string
  onEdit: () => void
  onRemove?: (() => void) | undefined
  /** What else can be done, before the rest. */
  children?: ReactNode
}
