import { composeContactText } from '../../../domain/inquiry/contact-message.ts'
import { formatService } from '../../../domain/inquiry/contact-services.ts'
import { readFormText } from '../../inquiry/fields/form-text.ts'
import type { ComposedInquiry } from '../../inquiry/outbox/composed-inquiry.ts'

/** The inquiry of the contact form: to the site goes the chat's own text, and the chosen service by its label. */
export function readContactInquiry(form: HTMLFormElement): ComposedInquiry {
  const typed = readFormText(form)
  const read = (name: string) => typed(name).trim()
  const contact = { name: read('name'), phone: read('phone'), email: read('email') }
  const [service, message] = [formatService(read('service')), read('message')]
  const text = composeContactText({ ...contact, service, message })
  return {
    text,
    told: [service, message].filter(Boolean).join('. '),
    inquiry: { ...contact, message: text, ...(service && { service }) },
  }
}
