import { COMPARE_PATH } from '../../../domain/site/site-paths.ts'
import { formatMoney, sumPrices } from '../../../lib/money.ts'
import { plural } from '../../../lib/text/plural.ts'
import { Note } from '../../../ui/note.tsx'
import { type CartItem, formatTotal } from '../../parts/shopping/cart.ts'
import { ShoppingLine } from '../../parts/shopping/shopping-line.tsx'
import { useUnavailable } from './use-unavailable.ts'

/** The cart's items and their total. */
export function CartContents({ items, onRemove }: CartContentsProps) {
  const toRemark = useUnavailable(items)
  const unavailable = items.flatMap((item) => {
    const remark = toRemark(item)
    return remark === null ? [] : [{ name: item.name, remark }]
  })
  const stations = items.filter(({ id }) => id > 0).length
  const unpriced = items.filter(({ price }) => price === null).length
  return (
    <>
      <ul className="lines">
        {items.map((item) => {
          const remark = toRemark(item)
          return (
            <ShoppingLine
              key={item.id}
              item={item}
              remark={remark && <span className="cart__remark">{remark}</span>}
              from="из корзины"
              onRemove={() => onRemove(item)}
            />
          )
        })}
      </ul>
      <p className="vh" role="status">
        {unavailable.map(({ name, remark }) => `${name}: ${remark}`).join('. ')}
      </p>
      <div className="total">
        <span>{formatTotal(items)}</span>
        <p className="price">{formatMoney(sumPrices(items))}</p>
      </div>
      {unpriced > 0 && (
        <p className="small muted cart__unpriced">{`${formatUnpriced(unpriced)} с ценой по запросу.`}</p>
      )}
      {stations > 1 && (
        <Note className="cart__hint">
          <span>
            <span>{`В корзине ${stations} ${plural(stations, ['станция', 'станции', 'станций'])}.`}</span>{' '}
            Если выбираете одну из них, добавьте их в <a href={COMPARE_PATH}>сравнение</a>.
          </span>
        </Note>
      )}
    </>
  )
}

/** Items without a price, which the total leaves out: «Не вошли 2 модели». */
function formatUnpriced(count: number): string {
  if (count === 1) return 'Не вошла одна модель'
  const verb = plural(count, ['вошла', 'вошли', 'вошли'])
  return `Не ${verb} ${count} ${plural(count, ['модель', 'модели', 'моделей'])}`
}

type CartContentsProps = {
  items: readonly CartItem[]
  onRemove: (item: CartItem) => void
}
