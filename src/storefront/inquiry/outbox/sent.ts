import type { ContactInquiry } from '../../../contract/inquiries/visitor.ts'
import { toFields } from '../../../ui/stored-value.ts'
import { type CartItem, parseCartItem } from '../../parts/shopping/cart.ts'
import type { InquiryValues } from '../fields/inquiry-values.ts'

/** A stored inquiry. */
export interface Sent {
  id: number
  /** Milliseconds since the epoch. */
  at: number
  /** Typed values. */
  values: InquiryValues
  /** Requested products, as in the cart or on the product's page. */
  items: readonly CartItem[]
  /** What the selection has offered. */
  offered?: Offered | undefined
}

/** What is kept of one: what is absent is read as empty. */
export type KeptInquiry = Pick<Sent, 'id' | 'at'> &
  Partial<Pick<Sent, 'items' | 'offered'>> & { values: InquiryValues | ContactInquiry }

/** The best model in words with its price, and the path of its calculation. */
export interface Offered {
  what: string
  link: string
}

/** Reads what `useSent` keeps; whatever is damaged is empty. */
export function parseSent(kept: unknown): Sent {
  const { id, at, values, items, offered } = toFields(kept)
  const { what, link } = toFields(offered)
  const typed = toFields(values)
  const text = (name: string) => String(typed[name] ?? '')
  return {
    id: Number(id),
    at: Number(at),
    values: {
      name: text('name'),
      phone: text('phone'),
      email: text('email'),
      message: text('message'),
      preferredTime: text('preferredTime'),
    },
    items: (Array.isArray(items) ? items : []).flatMap((item) => parseCartItem(item) ?? []),
    ...(typeof what === 'string' && typeof link === 'string' && { offered: { what, link } }),
  }
}
