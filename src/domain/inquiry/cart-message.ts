import { formatMoney, formatPrice, sumPrices } from '../../lib/money.ts'
import { clip } from '../../lib/text/clip.ts'
import { plural } from '../../lib/text/plural.ts'

/** Limits of a cart inquiry: listed lines (the rest is summed up), and name lengths in UTF-16 units. */
export const CART_LIMITS = { lines: 50, name: 300, nameInText: 120 } as const

/** Longest comment of the checkout form, UTF-16 units. */
export const MAX_COMMENT = 2_000

/** Label before the visitor's comment in a cart message. */
export const COMMENT_LABEL = 'Комментарий:'
export const NO_COMMENT = 'Не указан'

/** A cart line of an inquiry; price in kopecks. */
export interface CartLine {
  name: string
  price: number | null
}

/** The text of a cart inquiry: the total, a line for each item, the comment (storefront.md, section 7). */
export function composeCartMessage(items: readonly CartLine[], comment: string): string {
  const further = items.slice(CART_LIMITS.lines)
  return [
    `Общая сумма: ${formatMoney(sumPrices(items))}`,
    'Товары:',
    ...items
      .slice(0, CART_LIMITS.lines)
      .map(({ name, price }) => `${clip(name, CART_LIMITS.nameInText)}: ${formatPrice(price)}`),
    ...(further.length > 0 ? [formatFurther(further.length, sumPrices(further))] : []),
    `${COMMENT_LABEL} ${comment.trim() || NO_COMMENT}`,
  ].join('\n')
}

/** The line about unlisted items, sum in kopecks: «и ещё 2 позиции: 450 540 ₽». */
export function formatFurther(count: number, sum: number): string {
  const positions = plural(count, ['позиция', 'позиции', 'позиций'])
  return `и ещё ${count} ${positions}: ${formatPrice(sum === 0 ? null : sum)}`
}
