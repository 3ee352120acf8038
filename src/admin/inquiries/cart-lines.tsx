import type { Inquiry } from '../../contract/inquiries.ts'
import { formatMoney, formatPrice, sumPrices } from '../../lib/money.ts'

/** What was in the cart when the request was sent, at the prices of that moment. */
export function CartLines({ items }: { items: NonNullable<Inquiry['items']> }) {
  return (
    <table className="lines">
      <caption className="vh">Товары в корзине</caption>
      <tbody>
        {items.map(({ id, name, price }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{formatPrice(price)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Всего</th>
          <td>{formatMoney(sumPrices(items))}</td>
        </tr>
      </tfoot>
    </table>
  )
}
