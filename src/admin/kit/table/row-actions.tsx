import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'

/** Row actions: «Изменить» and a delete icon, with the row's name for screen readers. */
export function RowActions({ of, onEdit, onRemove, children }: RowActionsProps) {
  return (
    <div className="row-actions">
      {children}
      <Button variant="quiet" aria-label={`Изменить: ${of}`} onClick={onEdit}>
        Изменить
      </Button>
      {onRemove && (
        <IconButton
          icon="trash"
          title="Удалить"
          aria-label={`Удалить: ${of}`}
          onClick={({ currentTarget }) => onRemove(currentTarget)}
        />
      )}
    </div>
  )
}

interface RowActionsProps {
  /** The row's name. */
  of: string
  onEdit: () => void
  /** Called with the pressed button. */
  onRemove?: ((button: HTMLElement) => void) | undefined
  /** Additional actions, first. */
  children?: ReactNode
}
