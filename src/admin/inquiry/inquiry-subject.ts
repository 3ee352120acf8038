import type { Inquiry } from '../../contract/inquiries.ts'
import { readCartMessage } from '../../lib/cart-message-parts.ts'
import { formatPrice, sumPrices } from '../../lib/money.ts'
import { formatType } from './inquiry-labels.ts'

/** The cart of a request: what is listed, what its message sums up beyond that, and what the visitor wrote. */
export interface InquiryCart {
  items: NonNullable<Inquiry['items']>
  /** Items beyond those listed, sum in kopecks. */
  further: { count: number; sum: number } | null
  /** In kopecks, with the further ones. */
  total: number
  comment: string | null
}

/** Null when the request is not of a cart. */
export function toCart({ items, message }: Pick<Inquiry, 'items' | 'message'>): InquiryCart | null {
  if (items === null || items.length === 0) return null
  const { further, comment } = readCartMessage(message)
  return { items, further, total: sumPrices(items) + (further?.sum ?? 0), comment }
}

/** What a request is about, in one line and what belongs under it: «Топас 4 + 2», «382 365 ₽». */
export interface Subject {
  /** Empty when nothing is known beyond the kind of the request. */
  what: string
  detail: string | null
}

/** What a request is about: the cart, a product, a service. */
export function describeSubject(inquiry: Inquiry): Subject {
  const cart = toCart(inquiry)
  if (cart) {
    const others = cart.items.length - 1 + (cart.further?.count ?? 0)
    const name = cart.items[0]?.name ?? ''
    return {
      what: others > 0 ? `${name} + ${others}` : name,
      detail: formatPrice(cart.total === 0 ? null : cart.total),
    }
  }
  if (inquiry.productName) return { what: inquiry.productName, detail: 'запрос о продукте' }
  // Other kinds are derived from the service, so it would repeat them.
  const service = inquiry.type === 'other' ? inquiry.service : null
  return { what: (service ?? inquiry.message ?? '').trim(), detail: null }
}

/** The same in one line; the kind of the request where nothing more is known. */
export function formatSubject(inquiry: Inquiry): string {
  const { what, detail } = describeSubject(inquiry)
  if (detail === null) return [formatType(inquiry.type), what].filter(Boolean).join(' · ')
  return `${what} · ${detail}`
}
