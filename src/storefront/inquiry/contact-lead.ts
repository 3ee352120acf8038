import type { ContactInquiry } from '../../contract/inquiries.ts'
import { type ContactRequest, composeContactText } from '../../lib/contact-message.ts'
import { SERVICES } from '../../lib/contact-services.ts'
import { readFormText } from './form-text.ts'
import type { Lead } from './hand-lead.ts'

/** The request for the site: the chat's own text, and the chosen service by its label. */
function toContactInquiry(request: ContactRequest): ContactInquiry {
  const { name, phone, email, service } = request
  const chosen = SERVICES.find(({ value }) => value === service)
  return {
    name: name.trim(),
    phone: phone.trim(),
    email: email.trim(),
    message: composeContactText(request),
    ...(chosen && { service: chosen.label }),
  }
}

/** What the contact form hands over. */
export function readContactLead(form: HTMLFormElement): Lead {
  const request = readContactRequest(form)
  const text = composeContactText(request)
  const inquiry = toContactInquiry(request)
  return { text, inquiry, told: [inquiry.service, request.message.trim()].filter(Boolean).join('. ') }
}

/** Reads the contact form's fields. */
export function readContactRequest(form: HTMLFormElement): ContactRequest {
  const text = readFormText(form)
  return {
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    service: text('service'),
    message: text('message'),
  }
}
