import type { InquiryCart } from '../../../../../domain/inquiry/subject.ts'
import { formatMoney, formatPrice } from '../../../../../lib/money.ts'
import { plural } from '../../../../../lib/text/plural.ts'
import { ProductLink } from './product-link.tsx'

/** The cart's items with prices at the time of sending. */
export function CartLines({ cart: { items, further, total } }: { cart: InquiryCart }) {
  return (
    <table className="lines">
      <caption className="vh">Товары в корзине</caption>
      <tbody>
        {items.map(({ id, name, price, accessory, unknown, hidden, discontinued }) => (
          <tr key={`${id} ${accessory}`}>
            <th scope="row">{accessory || unknown ? name : <ProductLink id={id} name={name} />}</th>
            <td>
              {unknown ? 'нет в каталоге' : formatPrice(price)}
              {discontinued && <span>, снят с производства</span>}
              {hidden && <span>, скрыто с сайта</span>}
            </td>
          </tr>
        ))}
        {further && (
          <tr>
            <th scope="row">
              и ещё {further.count} {plural(further.count, ['позиция', 'позиции', 'позиций'])}
            </th>
            <td>{formatPrice(further.sum === 0 ? null : further.sum)}</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Всего</th>
          <td>{formatMoney(total)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
