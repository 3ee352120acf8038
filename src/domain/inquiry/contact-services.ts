/** Services of which an inquiry's type is told, with their labels (storefront.md, section 9); staff may offer others in the form. */
export const SERVICES = [
  { value: 'installation', label: 'Монтаж' },
  { value: 'design', label: 'Проектирование' },
  { value: 'maintenance', label: 'Обслуживание' },
  { value: 'repair', label: 'Ремонт' },
  { value: 'consultation', label: 'Консультация' },
] as const

/** Label of a service of the contact form; any other text as it is. */
export const formatService = (service: string): string =>
  SERVICES.find(({ value }) => value === service)?.label ?? service

/** What the form sends itself of a service that it offers: the value of a known one, else the label. */
export const toServiceValue = (offered: string): string =>
  SERVICES.find(({ label }) => label === offered)?.value ?? offered

/** Service of the contact form that a text names, by its value or its label; null for any other text. */
export function toContactService(text: string | null): (typeof SERVICES)[number]['value'] | null {
  const named = text?.trim().toLowerCase()
  return SERVICES.find(({ value, label }) => value === named || label.toLowerCase() === named)?.value ?? null
}
