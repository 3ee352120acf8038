import { plural } from '../../../lib/text/plural.ts'
import { IconLink } from '../../../ui/icon-button.tsx'
import { type StoredList, useStoredList } from '../shopping/stored-list.ts'
import { drawerLink, type OpenDrawer } from './drawer-link.ts'
import type { DrawerPath } from './drawers/drawers.tsx'

/** Icon that opens the drawer of cart or comparison; without its code, or in a new tab, the list's page. */
export function ListIcon({ list, name, label, href, onOpen }: ListIconProps) {
  const count = useStoredList(list).length
  return (
    <IconLink
      className="list-icon"
      icon={name}
      {...drawerLink(href, onOpen)}
      aria-label={count === 0 ? label : `${label} ${count} ${plural(count, ['товар', 'товара', 'товаров'])}`}
    >
      <span className="list-icon__t">{label}</span>{' '}
      {count > 0 && <span className="list-icon__n">{count}</span>}
    </IconLink>
  )
}

type ListIconProps = {
  list: StoredList<{ id: number }>
  name: 'cart' | 'compare'
  label: string
  href: DrawerPath
  onOpen: OpenDrawer
}
