import type { ContactInquiry } from '../../../contract/inquiries/visitor.ts'
import { CART_LIMITS, composeCartMessage } from '../../../domain/inquiry/cart-message.ts'
import { clip } from '../../../lib/text/clip.ts'
import type { CartItem } from '../../parts/shopping/cart.ts'
import { parseWizardData } from '../../parts/shopping/wizard-data.ts'
import type { CheckoutValues } from './checkout-rules.ts'

type Line = Pick<CartItem, 'id' | 'name' | 'price' | 'wizardData'>

/**
 * Builds the inquiry: an empty email is left out; items are sent both in the text and as data (decisions.md, cart message). Answers of the
 * wizard go along, those of the item that was put in last.
 */
export function toCartInquiry(items: readonly Line[], values: CheckoutValues): ContactInquiry {
  const email = values.email.trim()
  const wizardData = parseWizardData(items.findLast((item) => item.wizardData !== undefined)?.wizardData)
  return {
    name: values.name.trim(),
    phone: values.phone.trim(),
    ...(email === '' ? {} : { email }),
    message: composeCartMessage(items, values.comment),
    items: items
      .filter(({ id }) => Number.isInteger(id))
      .slice(0, CART_LIMITS.lines)
      .map(({ id, name, price }) => ({
        id,
        name: clip(name, CART_LIMITS.name),
        price: price === null ? null : Math.round(price),
      })),
    ...(wizardData && { wizardData }),
  }
}
