import type { MouseEvent } from 'react'
import { dismissToast } from '../../../ui/toast/toast-store.ts'
import type { DrawerPath } from './drawers/drawers.tsx'

/** Opens the drawer of a path, or says why it cannot be had. */
export type OpenDrawer = (path: DrawerPath) => void

/** Props of a link that opens a drawer. Without scripts, or in a new tab, the link leads to its page. */
export const drawerLink = (path: DrawerPath, onOpen: OpenDrawer) => ({
  href: path,
  'aria-haspopup': 'dialog' as const,
  onClick(event: MouseEvent<HTMLElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    // A toast would cover the drawer.
    dismissToast()
    // The menu of the link closes: the focus comes back to what opened it.
    event.currentTarget.closest('details')?.querySelector('summary')?.focus()
    onOpen(path)
  },
})
