/** Values of the contact form without outer whitespace; empty text for missing ones. */
export interface ContactText {
  name: string
  phone: string
  email: string
  /** What the shop calls it in the form. */
  service: string
  message: string
}

const HEAD = 'Новая заявка с сайта'
/** What the form's fields are called, in the order of the message. */
const NAME = 'Имя: '
const PHONE = 'Телефон: '
const EMAIL = 'Email: '
const SERVICE = 'Услуга: '
const WORDS = 'Сообщение: '

/** Builds the message of the contact form, line by line (storefront.md, section 7). */
export function composeContactText({ name, phone, email, service, message }: ContactText): string {
  return [
    HEAD,
    `${NAME}${name}`,
    `${PHONE}${phone}`,
    email && `${EMAIL}${email}`,
    service && `${SERVICE}${service}`,
    message && `${WORDS}${message}`,
  ]
    .filter(Boolean)
    .join('\n')
}

/** The visitor's own words in a message of `composeContactText`, null without any; any other text as it is. */
export function readContactWords(message: string | null): string | null {
  const lines = message?.split('\n') ?? []
  if (lines.shift() !== HEAD || !lines.shift()?.startsWith(NAME) || !lines.shift()?.startsWith(PHONE)) {
    return message
  }
  for (const label of [EMAIL, SERVICE]) if (lines[0]?.startsWith(label)) lines.shift()
  if (lines.length === 0) return null
  const words = lines.join('\n')
  return words.startsWith(WORDS) ? words.slice(WORDS.length) : message
}
