import { CartDrawer } from './cart-drawer.tsx'
import { CompareDrawer } from './compare-drawer.tsx'
import '../../ui/forced-colours.css'

/** What opens over any page. Not in the initial bundle: nobody needs it before his first press. */
export type DrawerName = 'cart' | 'compare'

/** The drawers of the layout, one of them open. */
export function Drawers({ open, onClose }: DrawersProps) {
  return (
    <>
      <CartDrawer open={open === 'cart'} onClose={onClose} />
      <CompareDrawer open={open === 'compare'} onClose={onClose} />
    </>
  )
}

type DrawersProps = { open: DrawerName | null; onClose: () => void }
