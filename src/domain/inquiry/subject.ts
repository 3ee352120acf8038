import { formatPrice, sumPrices } from '../../lib/money.ts'
import { toWizardLine } from '../selection/wizard-line.ts'
import { readCartMessage } from './cart-message-parts.ts'
import { readContactWords } from './contact-message.ts'
import { formatService } from './contact-services.ts'
import { formatKind } from './labels.ts'
import type { OfferedModel } from './offer/offer.ts'
import { readOffer } from './offer/stored-offer.ts'

interface CartLine {
  id: number
  name: string
  /** In kopecks. */
  price: number | null
  /** The id is of an accessory. */
  accessory?: true | undefined
  /** Not in the catalogue: the name is the visitor's, there is no price. */
  unknown?: true | undefined
  /** In the catalogue, but visitors did not see it. */
  hidden?: true | undefined
  /** Sold no more when it was asked for. */
  discontinued?: true | undefined
}

/** What an inquiry is about, as it is stored. */
interface Asked {
  items: CartLine[] | null
  message: string | null
  productName: string | null
  service: string | null
  type: string
  wizardData?: unknown
}

/** The cart of an inquiry: items, unlisted items from its message, and the visitor's comment. */
export interface InquiryCart {
  items: CartLine[]
  /** Count and sum (kopecks) of unlisted items; null without. */
  further: { count: number; sum: number } | null
  /** Total in kopecks, including unlisted items. */
  total: number
  comment: string | null
}

/** The cart of an inquiry; null for other types. */
export function toCart({ items, message }: Pick<Asked, 'items' | 'message'>): InquiryCart | null {
  if (items === null || items.length === 0) return null
  const { further, comment } = readCartMessage(message)
  return { items, further, total: sumPrices(items) + (further?.sum ?? 0), comment }
}

/** Subject of an inquiry with details: «Топас 4 + 2», «382 365 ₽». */
export interface Subject {
  /** Empty when only the type is known. */
  what: string
  detail: string | null
}

/** Detail of an inquiry from a product's page. */
export const ASKED_OF_PRODUCT = 'запрос о продукте'

const NOT_IN_CATALOGUE = 'Товар не из каталога'

/** What an inquiry names: a cart, a model that the selection offered, or a product; null when it names none. */
type Named =
  | { kind: 'cart'; cart: InquiryCart }
  | { kind: 'model'; model: OfferedModel }
  | { kind: 'product'; name: string }

/** What an inquiry names first, in the order in which people ask for it. */
export function findNamed(inquiry: Omit<Asked, 'service' | 'type'>): Named | null {
  const cart = toCart(inquiry)
  if (cart) return { kind: 'cart', cart }
  const model = findOffered(inquiry)
  if (model) return { kind: 'model', model }
  return inquiry.productName ? { kind: 'product', name: inquiry.productName } : null
}

/** «Топас 4 + 2»: a cart by its first product of the catalogue, since a stranger's text is no title. */
export function nameCart({ items, further }: InquiryCart): string {
  const others = items.length - 1 + (further?.count ?? 0)
  const name = items.find(({ unknown }) => !unknown)?.name ?? NOT_IN_CATALOGUE
  return others > 0 ? `${name} + ${others}` : name
}

/** Describes an inquiry by its cart, product or service, else by the visitor's words. */
export function describeSubject(inquiry: Asked): Subject {
  return (
    describeWithoutWords(inquiry) ?? { what: (readContactWords(inquiry.message) ?? '').trim(), detail: null }
  )
}

/** The same without the visitor's own words, which may be personal; null when only the type is known. */
export function describeWithoutWords(inquiry: Asked): Subject | null {
  const named = findNamed(inquiry)
  const asked = toWizardLine(inquiry.wizardData)
  if (named?.kind === 'cart') {
    return { what: nameCart(named.cart), detail: formatPrice(named.cart.total || null) }
  }
  if (named?.kind === 'model') {
    const { name, price } = named.model
    return { what: name, detail: [formatPrice(price), asked].filter((text) => text !== null).join(' · ') }
  }
  if (named?.kind === 'product') return { what: named.name, detail: ASKED_OF_PRODUCT }
  if (asked !== null) return { what: asked, detail: 'подбор' }
  // All other types are derived from the service, which would be repeated.
  const service = inquiry.type === 'other' ? inquiry.service?.trim() : ''
  return service ? { what: formatService(service), detail: null } : null
}

/** What the selection offered and the inquiry is about: the product that was asked for, else the best model. Null for a cart. */
export function findOffered({
  items,
  productName,
  wizardData,
}: Pick<Asked, 'items' | 'productName' | 'wizardData'>): OfferedModel | null {
  if (items !== null && items.length > 0) return null
  const models = readOffer(wizardData)?.models ?? []
  return (productName ? models.find(({ name }) => name === productName) : models[0]) ?? null
}

/** Sum of an inquiry in kopecks: of its cart, else of the model that the selection offered; null without prices. */
export function toInquirySum(inquiry: Asked): number | null {
  return (toCart(inquiry)?.total || findOffered(inquiry)?.price) ?? null
}

/** The subject as one line; the type's label when nothing else is known. */
export function formatSubject(inquiry: Asked): string {
  const { what, detail } = describeSubject(inquiry)
  if (detail === null) return [formatKind(inquiry), what].filter(Boolean).join(' · ')
  return `${what} · ${detail}`
}
