import { z } from 'zod'
import { emailField, nameField, phoneField } from './contact-fields.ts'
import { endpoint } from './row.ts'
import { publicRows } from './rows.public.ts'
import { staffRows } from './rows.staff.ts'

/** Kinds of requests as the staff area names them; `other` is everything else (admin.md, section 2). */
export const INQUIRY_TYPES = [
  'product',
  'installation',
  'service',
  'consultation',
  'repair',
  'other',
] as const
export const INQUIRY_STATUSES = ['new', 'processing', 'completed', 'canceled'] as const

const emptyToNull = (value: string | null | undefined) => value || null
const optionalText = (what: string, max: number) =>
  z.string().trim().max(max, `${what} не длиннее ${max} символов`).nullish().transform(emptyToNull)

/** JSON columns refuse half of a surrogate pair; a name cut in the middle of an emoji must not lose the request. */
const cartLineSchema = z.object({
  id: z.int(),
  name: z
    .string()
    .max(300)
    .transform((name) => name.toWellFormed()),
  price: z.int().nullable(),
})

const WIZARD_LIMIT = 20_000
const wizardDataSchema = z
  .unknown()
  .refine((data) => (JSON.stringify(data) ?? '').length <= WIZARD_LIMIT, 'Слишком много данных')
  .transform((data): unknown => {
    const text = JSON.stringify(data, (_key, value) =>
      typeof value === 'string' ? value.toWellFormed() : value,
    )
    return text === undefined ? null : JSON.parse(text)
  })

/** Server-side inquiry rules (storefront.md, section 5). */
export const contactInquirySchema = z.object({
  name: nameField,
  phone: phoneField,
  email: emailField,
  message: optionalText('Сообщение', 20_000),
  service: optionalText('Услуга', 300),
  wizardData: wizardDataSchema.optional(),
  items: z.array(cartLineSchema).max(100).nullish(),
})
export type ContactInquiry = z.input<typeof contactInquirySchema>

export const inquirySchema = z.object({
  id: z.int(),
  createdAt: z.string(),
  type: z.enum(INQUIRY_TYPES),
  status: z.enum(INQUIRY_STATUSES),
  name: z.string(),
  phone: z.string(),
  phoneE164: z.string().nullable(),
  email: z.string().nullable(),
  message: z.string().nullable(),
  service: z.string().nullable(),
  productName: z.string().nullable(),
  address: z.string().nullable(),
  preferredDate: z.string().nullable(),
  items: z.array(cartLineSchema).nullable(),
  wizardData: z.unknown(),
})
export type Inquiry = z.infer<typeof inquirySchema>

export const inquiries = {
  contact: endpoint(
    publicRows.inquiries.contact,
    'Заявка с сайта. Заголовок Idempotency-Key делает повтор безопасным',
  )
    .input(contactInquirySchema)
    .output(z.object({ success: z.literal(true), message: z.string(), id: z.int() })),
}

export const adminInquiries = {
  list: endpoint(staffRows.adminInquiries.list, 'Запросы клиентов, новые сверху').output(
    z.array(inquirySchema),
  ),
}
