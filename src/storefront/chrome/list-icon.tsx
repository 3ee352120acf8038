import type { MouseEvent } from 'react'
import { plural } from '../../lib/plural.ts'
import { IconLink } from '../../ui/icon-button.tsx'
import { dismissToast } from '../../ui/toast-store.ts'
import { type StoredList, useStoredList } from '../shopping/stored-list.ts'
import type { DrawerName } from './drawers.tsx'

/** Icon that opens the drawer of cart or comparison; without its code, or in a new tab, the list's page. */
export function ListIcon({ list, name, label, href, onOpen }: ListIconProps) {
  const count = useStoredList(list).length
  const open = (event: MouseEvent) => {
    if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    // A toast would cover the drawer.
    dismissToast()
    onOpen(name)
  }
  return (
    <IconLink
      className="list-icon"
      icon={name}
      href={href}
      aria-haspopup="dialog"
      aria-label={count === 0 ? label : `${label} ${count} ${plural(count, ['товар', 'товара', 'товаров'])}`}
      onClick={open}
    >
      <span className="list-icon__t">{label}</span>{' '}
      {count > 0 && <span className="list-icon__n">{count}</span>}
    </IconLink>
  )
}

type ListIconProps = {
  list: StoredList<{ id: number }>
  name: DrawerName
  label: string
  href: string
  onOpen: ((name: DrawerName) => void) | null
}
