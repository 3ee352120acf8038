import type { MouseEvent } from 'react'
import { plural } from '../../lib/plural.ts'
import { Icon } from '../../ui/icon.tsx'
import { dismissToast } from '../../ui/toast-store.ts'
import { type StoredList, useStoredList } from '../shopping/stored-list.ts'

/** Icon that opens the drawer of cart or comparison; without JavaScript, or in a new tab, the list's page. */
export function ListIcon({ list, name, label, href, onOpen }: ListIconProps) {
  const count = useStoredList(list).length
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    // A toast would cover the drawer.
    dismissToast()
    onOpen()
  }
  return (
    <a
      className="ico ico--t"
      href={href}
      aria-haspopup="dialog"
      aria-label={count === 0 ? label : `${label} ${count} ${plural(count, ['товар', 'товара', 'товаров'])}`}
      onClick={open}
    >
      <Icon name={name} />
      <span className="ico__t">{label}</span> {count > 0 && <span className="ico__n">{count}</span>}
    </a>
  )
}

type ListIconProps = {
  list: StoredList<{ id: number }>
  name: 'cart' | 'compare'
  label: string
  href: string
  onOpen: () => void
}
