import { CART_PATH, CATALOGUE_PATH } from '../../../../domain/site/site-paths.ts'
import { formatMoney, sumPrices } from '../../../../lib/money.ts'
import { Button, LinkButton } from '../../../../ui/button.tsx'
import { Drawer } from '../../../../ui/dialog.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { type CartItem, cart, formatTotal } from '../../shopping/cart.ts'
import { EmptyPicture } from '../../shopping/empty-picture.tsx'
import { RemovableLines } from '../../shopping/removable-lines.tsx'
import { useStoredList } from '../../shopping/stored-list.ts'
import './drawers.css'

/** Drawer with the cart's items; checkout is on the cart page. */
export function CartDrawer({ open, onClose }: DrawerProps) {
  const items = useStoredList(cart)
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title="Корзина"
      footer={items.length > 0 && <Checkout items={items} onClose={onClose} />}
    >
      <RemovableLines list={cart} of="cart" />
      {items.length === 0 && (
        <div className="drawer-pad">
          <Empty onClose={onClose} />
        </div>
      )}
    </Drawer>
  )
}

function Checkout({ items, onClose }: { items: readonly CartItem[]; onClose: () => void }) {
  return (
    <>
      <p className="drawer-total">
        <span>{formatTotal(items)}</span> <b>{formatMoney(sumPrices(items))}</b>
      </p>
      <LinkButton variant="main" size="big" isWide href={CART_PATH} onClick={onClose}>
        Оформить заявку
      </LinkButton>
      <Button isWide onClick={onClose}>
        Продолжить выбор
      </Button>
    </>
  )
}

function Empty({ onClose }: { onClose: () => void }) {
  return (
    <EmptyState
      title="Ваша корзина пуста"
      text="Добавьте станцию из каталога."
      picture={<EmptyPicture of="cart" />}
      level={3}
      actions={
        <LinkButton href={CATALOGUE_PATH} onClick={onClose}>
          В каталог
        </LinkButton>
      }
    />
  )
}

type DrawerProps = { open: boolean; onClose: () => void }
