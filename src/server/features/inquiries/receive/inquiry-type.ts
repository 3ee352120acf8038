import type { Inquiry } from '../../../../contract/inquiries/visitor.ts'
import { CALL_BACK } from '../../../../domain/inquiry/call-back.ts'
import { toContactService } from '../../../../domain/inquiry/contact-services.ts'

/** Prefix of `service` in inquiries of product pages (storefront.md, section 7). */
const PRODUCT_PREFIX = 'Запрос о продукте:'

/** Derives the type of an inquiry from its `service`, in English or as the forms label it (decisions.md, inquiry type). */
export function toInquiryType(
  service: string | null,
  fromCart: boolean,
): { type: Inquiry['type']; productName: string | null } {
  if (service?.startsWith(PRODUCT_PREFIX)) {
    return { type: 'product', productName: service.slice(PRODUCT_PREFIX.length).trim() || null }
  }
  const named = toContactService(service)
  if (named === 'maintenance') return { type: 'service', productName: null }
  if (named !== null && named !== 'design') return { type: named, productName: null }
  return { type: fromCart ? 'product' : 'other', productName: null }
}

/** The form that sent an inquiry, by what only that form sends: evidence of a consent. */
export function toFormName(inquiry: {
  isCart: boolean
  service: string | null
  hasAnswers: boolean
}): 'product' | 'cart' | 'contact' | 'call-back' | 'wizard' {
  if (inquiry.isCart) return 'cart'
  if (inquiry.service === CALL_BACK.service) return 'call-back'
  if (inquiry.service?.startsWith(PRODUCT_PREFIX)) return 'product'
  return inquiry.hasAnswers ? 'wizard' : 'contact'
}
