import { formatMoney, sumPrices } from '../../lib/money.ts'
import { plural } from '../../lib/plural.ts'
import { Icon } from '../../ui/icon.tsx'
import { type CartItem, totalWords } from '../shopping/cart.ts'
import { ShoppingLine } from '../shopping/shopping-line.tsx'

/** The items and what they come to. */
export function CartContents({ items, onRemove }: CartContentsProps) {
  const unpriced = items.filter(({ price }) => price === null).length
  return (
    <>
      <ul className="lines">
        {items.map((item) => (
          <ShoppingLine key={item.id} item={item} from="из корзины" onRemove={() => onRemove(item)} />
        ))}
      </ul>
      <div className="total">
        <span>{totalWords(items)}</span>
        <p className="price">{formatMoney(sumPrices(items))}</p>
      </div>
      {unpriced > 0 && (
        <p className="small muted cart__unpriced">
          Без {unpriced} {plural(unpriced, ['модели', 'моделей', 'моделей'])} с ценой по запросу: стоимость
          назовёт инженер.
        </p>
      )}
      {items.length > 1 && (
        <p className="note cart__hint">
          <Icon name="info" />
          <span>
            В корзине {items.length} {plural(items.length, ['станция', 'станции', 'станций'])}. Если выбираете
            одну из них, добавьте их в <a href="/compare">сравнение</a>.
          </span>
        </p>
      )}
    </>
  )
}

type CartContentsProps = {
  items: readonly CartItem[]
  onRemove: (item: CartItem) => void
}
