/** Optional services with their labels (storefront.md, section 9). */
export const SERVICES = [
  { value: 'installation', label: 'Монтаж' },
  { value: 'design', label: 'Проектирование' },
  { value: 'maintenance', label: 'Обслуживание' },
  { value: 'repair', label: 'Ремонт' },
  { value: 'consultation', label: 'Консультация' },
] as const

/** Values of the form; empty text for missing ones. */
export interface ContactRequest {
  name: string
  phone: string
  email: string
  /** A value of `SERVICES`, or empty. */
  service: string
  message: string
}

/** Builds the chat message, line by line (storefront.md, section 7). */
export function composeContactText({ name, phone, email, service, message }: ContactRequest): string {
  const chosen = SERVICES.find(({ value }) => value === service)
  return [
    'Новая заявка с сайта',
    `Имя: ${name.trim()}`,
    `Телефон: ${phone.trim()}`,
    email.trim() && `Email: ${email.trim()}`,
    chosen && `Услуга: ${chosen.label}`,
    message.trim() && `Сообщение: ${message.trim()}`,
  ]
    .filter(Boolean)
    .join('\n')
}

/** Reads the form's values. */
export function readContactRequest(form: HTMLFormElement): ContactRequest {
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? '')
  return {
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    service: text('service'),
    message: text('message'),
  }
}
