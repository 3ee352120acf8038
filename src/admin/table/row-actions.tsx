import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'

/** «Изменить» as a word, deleting as a picture; both say what they are about. */
export function RowActions({ of, onEdit, onRemove, children }: RowActionsProps) {
  return (
    <div className="row-actions">
      {children}
      <Button variant="quiet" aria-label={`Изменить: ${of}`} onClick={onEdit}>
        Изменить
      </Button>
      {onRemove && (
        <IconButton icon="trash" title="Удалить" aria-label={`Удалить: ${of}`} onClick={onRemove} />
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
