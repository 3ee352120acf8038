import type { ContactInquiry } from '../../contract/inquiries.ts'
import { formatMoney, formatPrice, sumPrices } from '../../lib/money.ts'
import type { CartItem } from '../shopping/cart.ts'
import type { CheckoutValues } from './checkout-rules.ts'

type Line = Pick<CartItem, 'id' | 'name' | 'price'>

/** What the contract takes at most; a cart from a damaged storage must still arrive. */
const LIMIT = { lines: 100, name: 300 }

/** The text of a cart request: the total, a line for each item, the comment (storefront.md, section 7). */
export function composeCartMessage(items: readonly Line[], comment: string): string {
  return [
    `Общая сумма: ${formatMoney(sumPrices(items))}`,
    'Товары:',
    ...items.map(({ name, price }) => `${name}: ${formatPrice(price)}`),
    `Комментарий: ${comment.trim() || 'Не указан'}`,
  ].join('\n')
}

/** The whole request: an empty email is left out, the items go beside the text too (decisions.md, cart message). */
export function toCartInquiry(items: readonly Line[], values: CheckoutValues): ContactInquiry {
  const email = values.email.trim()
  return {
    name: values.name.trim(),
    phone: values.phone.trim(),
    ...(email === '' ? {} : { email }),
    message: composeCartMessage(items, values.comment),
    items: items
      .filter(({ id }) => Number.isInteger(id))
      .slice(0, LIMIT.lines)
      .map(({ id, name, price }) => ({
        id,
        name: name.slice(0, LIMIT.name),
        price: price === null ? null : Math.round(price),
      })),
  }
}
