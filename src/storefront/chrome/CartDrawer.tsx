import { Link } from 'react-router'
import { formatMoney, sumPrices } from '../../lib/money.ts'
import { Drawer } from '../../ui/Dialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { cart } from '../shopping/cart.ts'
import { EmptyPicture } from '../shopping/EmptyPicture.tsx'
import { RemovedNote } from '../shopping/RemovedNote.tsx'
import { ShoppingLine } from '../shopping/ShoppingLine.tsx'
import { useStoredList } from '../shopping/stored-list.ts'
import { useRemoval } from '../shopping/use-removal.ts'
import './drawers.css'

/** The cart at a glance; its checkout is the cart page. */
export function CartDrawer({ open, onClose }: DrawerProps) {
  const items = useStoredList(cart)
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title="Корзина"
      footer={items.length > 0 && <Checkout total={sumPrices(items)} onClose={onClose} />}
    >
      <CartContent onClose={onClose} />
    </Drawer>
  )
}

function Checkout({ total, onClose }: { total: number; onClose: () => void }) {
  return (
    <>
      <p className="drawer-total">
        Итого с установкой <b>{formatMoney(total)}</b>
      </p>
      <Link className="btn btn--main btn--big btn--wide" to="/cart" onClick={onClose}>
        Оформить заявку
      </Link>
      <button type="button" className="btn btn--line btn--wide" onClick={onClose}>
        Продолжить выбор
      </button>
    </>
  )
}

/** Lives only while the drawer is open, so that a removal cannot be undone after it. */
function CartContent({ onClose }: { onClose: () => void }) {
  const items = useStoredList(cart)
  const { removed, remove, undo } = useRemoval(cart)
  const last = removed?.items[0]
  return (
    <>
      {last && <RemovedNote key={last.id} text={`«${last.name}» больше не в корзине.`} onUndo={undo} />}
      <ul className="lines">
        {items.map((item) => (
          <ShoppingLine key={item.id} item={item} from="из корзины" onRemove={() => remove(item)} />
        ))}
      </ul>
      {items.length === 0 && (
        <EmptyState
          title="Ваша корзина пуста"
          text="Добавьте станцию из каталога или начните с подбора: он займёт три минуты."
          picture={<EmptyPicture of="cart" />}
          level={3}
          actions={
            <>
              <Link className="btn btn--line" to="/catalog" onClick={onClose}>
                В каталог
              </Link>
              <Link className="btn btn--quiet" to="/#product-wizard" onClick={onClose}>
                Подобрать
              </Link>
            </>
          }
        />
      )}
    </>
  )
}

type DrawerProps = { open: boolean; onClose: () => void }
