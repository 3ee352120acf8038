import { useEffect } from 'react'
import { CALL_BACK_PATH, CART_PATH, COMPARE_PATH } from '../../../../domain/site/site-paths.ts'
import { askAgainForStyles } from '../../../../ui/failure/failed-styles.ts'
import { PageToast } from '../../../../ui/toast/toasts.tsx'
import { CallBackDrawer } from './call-back-drawer.tsx'
import { CartDrawer } from './cart-drawer.tsx'
import { CompareDrawer } from './compare-drawer.tsx'
import '../../../../ui/dialog.css'
import '../../../../ui/toast.css'

/** What opens over any page, by the page that one is led to without it. Not in the initial bundle: nobody needs it before his first press. */
export type DrawerPath = typeof CALL_BACK_PATH | typeof CART_PATH | typeof COMPARE_PATH

/** How the layout's toasts look. */
export { PageToast as Looks }

/** The drawers of the layout, one of them open. */
export function Drawers({ open, onClose }: DrawersProps) {
  useEffect(askAgainForStyles, [])
  return (
    <>
      <CartDrawer open={open === CART_PATH} onClose={onClose} />
      <CompareDrawer open={open === COMPARE_PATH} onClose={onClose} />
      <CallBackDrawer open={open === CALL_BACK_PATH} onClose={onClose} />
    </>
  )
}

type DrawersProps = { open: DrawerPath | null; onClose: () => void }
