import type { ContactInquiry } from '../../contract/inquiries.ts'
import { formatMoney, formatPrice, sumPrices } from '../../lib/money.ts'
import type { CartItem } from '../shopping/cart.ts'
import type { CheckoutValues } from './checkout-rules.ts'

type Line = Pick<CartItem, 'id' | 'name' | 'price'>

/** What the contract takes at most; a cart from a damaged storage must still arrive. A hundred text names stay under its 20 000 for a message. */
const LIMIT = { lines: 100, name: 300, nameInText: 150 }

/** At most so many code units, never half of a character outside the basic plane. */
function clip(name: string, limit: number): string {
  if (name.length <= limit) return name
  let clipped = ''
  for (const character of name) {
    if (clipped.length + character.length > limit) break
    clipped += character
  }
  return clipped
}

/** The text of a cart request: the total, a line for each item, the comment (storefront.md, section 7). */
export function composeCartMessage(items: readonly Line[], comment: string): string {
  return [
    `Общая сумма: ${formatMoney(sumPrices(items))}`,
    'Товары:',
    ...items
      .slice(0, LIMIT.lines)
      .map(({ name, price }) => `${clip(name, LIMIT.nameInText)}: ${formatPrice(price)}`),
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
        name: clip(name, LIMIT.name),
        price: price === null ? null : Math.round(price),
      })),
  }
}
