import { z } from 'zod'
import { CART_LIMITS } from '../../domain/inquiry/cart-message.ts'
import { fitCartMessage } from '../../domain/inquiry/cart-message-parts.ts'
import { INQUIRY_STATUSES, INQUIRY_TYPES, UTM_KEYS } from '../../domain/inquiry/kinds.ts'
import { MAX_MESSAGE } from '../../domain/inquiry/max-message.ts'
import { clip } from '../../lib/text/clip.ts'
import { defineEndpoint } from '../endpoint.ts'
import { publicEndpoints } from '../endpoints.public.ts'
import { cutTexts } from '../fields.ts'
import { emailField, nameField, phoneField } from './contact-fields.ts'
import { accompanyingFields } from './source.ts'

/** Formats a limit for a message: «10 000». */
const formatLimit = (limit: number) => limit.toLocaleString('ru-RU').replaceAll('\u00a0', ' ')

const emptyToNull = (value: string | null | undefined) => value || null
const optionalText = (what: string, max: number) =>
  z
    .string()
    .trim()
    .max(max, `${what} не длиннее ${formatLimit(max)} символов`)
    .nullish()
    .transform(emptyToNull)

const cartLineSchema = z.object({
  id: z.int(),
  name: z.string(),
  price: z.int().nullable(),
  accessory: z.literal(true).optional().describe('id — комплектующего, не товара'),
  unknown: z.literal(true).optional().describe('Нет в каталоге: название — как прислано, цены нет'),
  hidden: z.literal(true).optional().describe('Покупателям не показан: в копии письма клиенту его нет'),
  discontinued: z.literal(true).optional().describe('Снят с производства: в копии письма клиенту цены нет'),
})
export type CartItem = z.infer<typeof cartLineSchema>

/** A negative id names an accessory. JSON columns reject lone surrogates; a name cut in the middle of an emoji must not lose the inquiry. */
const sentCartLineSchema = cartLineSchema
  .omit({ unknown: true, hidden: true, discontinued: true })
  .extend({
    id: z.int().describe('Номер товара; комплектующего — отрицательный'),
    name: z
      .string()
      .register(cutTexts, { max: CART_LIMITS.name })
      .transform((name) => clip(name.toWellFormed(), CART_LIMITS.name)),
  })
  .transform(({ id, ...line }) => (id < 0 ? { ...line, id: -id, accessory: true as const } : { ...line, id }))

/** Lines of a cart that are read at all. Our own cart sends fifty. */
const MAX_SENT_LINES = 500

/** Longest wizard data as JSON text, UTF-16 units. */
const MAX_WIZARD_DATA = 8_000
const wizardDataSchema = z
  .unknown()
  .refine(
    (data) => (JSON.stringify(data) ?? '').length <= MAX_WIZARD_DATA,
    `Ответы подбора не длиннее ${formatLimit(MAX_WIZARD_DATA)} символов`,
  )
  .transform((data): unknown => {
    const text = JSON.stringify(data, (_key, value) =>
      typeof value === 'string' ? value.toWellFormed() : value,
    )
    return text === undefined ? null : JSON.parse(text)
  })

/** Server-side inquiry rules (storefront.md, section 5). A long cart is truncated, never rejected. */
export const contactInquirySchema = z
  .object({
    name: nameField,
    phone: phoneField,
    email: emailField,
    message: z
      .string()
      .trim()
      .register(cutTexts, { max: MAX_MESSAGE })
      .nullish()
      .transform(emptyToNull)
      .describe(`Не длиннее ${formatLimit(MAX_MESSAGE)} символов; у корзины длинный перечень сокращается`),
    /** Fits «Запрос о продукте: …» with the longest product name (300). */
    service: optionalText('Услуга', 400),
    wizardData: wizardDataSchema.optional(),
    items: z
      .preprocess(
        (sent: z.input<typeof sentCartLineSchema>[] | null | undefined) =>
          Array.isArray(sent) ? sent.slice(0, MAX_SENT_LINES) : sent,
        z.array(sentCartLineSchema).max(MAX_SENT_LINES).nullish(),
      )
      .describe(
        `Название и цена известных берутся из каталога. Сохраняются первые ${CART_LIMITS.lines}, остальные подытожены в message`,
      ),
    ...accompanyingFields,
  })
  .transform(({ items, ...inquiry }, context) => {
    const message = fitCartMessage(inquiry.message, items ?? [])
    // Only the typed part is limited: the line about unlisted items is added to it.
    if (
      inquiry.message !== null &&
      (message ?? '').length > MAX_MESSAGE &&
      inquiry.message.length > MAX_MESSAGE
    ) {
      context.addIssue({
        code: 'custom',
        path: ['message'],
        message: `Сообщение не длиннее ${formatLimit(MAX_MESSAGE)} символов`,
      })
    }
    return { ...inquiry, message, items: items?.slice(0, CART_LIMITS.lines) ?? null }
  })
export type ContactInquiry = z.input<typeof contactInquirySchema>

/** A member of staff, as others see him. */
export const personSchema = z.object({ id: z.int(), name: z.string() })

const sourceSchema = z.object({
  page: z.string().nullable(),
  referrer: z.string().nullable(),
  utm: z.partialRecord(z.enum(UTM_KEYS), z.string()).nullable(),
})

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
  version: z.int(),
  assignee: personSchema.nullable(),
  answeredAt: z.string().nullable().describe('Первый ответ: взят, сменён статус или записана заметка'),
  answerDueAt: z.string().nullable().describe('Когда пора ответить, по рабочим часам'),
  nextContactAt: z.string().nullable(),
  lostReason: z.string().nullable(),
  closedAt: z.string().nullable(),
  spam: z.boolean(),
  spamReason: z.string().nullable(),
  preferredTime: z.string().nullable(),
  source: sourceSchema,
  sourceName: z
    .string()
    .describe('utm.source, иначе узел referrer, иначе direct; записанный сотрудником — phone или visit'),
  hasConsent: z.boolean().describe('Есть согласие на обработку данных'),
  doNotContact: z.boolean().describe('Согласие отозвано: не звонить, не писать'),
  erasedAt: z.string().nullable(),
  samePhone: z
    .int()
    .optional()
    .describe(
      'В списке с samePhone=1: у скольких запросов этот телефон, без спама и объединённых; нет, если он один',
    ),
})
export type Inquiry = z.infer<typeof inquirySchema>

export const inquiries = {
  contact: defineEndpoint(
    publicEndpoints.inquiries.contact,
    'Заявка с сайта. Заголовок Idempotency-Key делает повтор безопасным',
  )
    .input(contactInquirySchema)
    .output(
      z.object({
        success: z.literal(true),
        message: z.string(),
        id: z.int(),
        number: z.int().describe('Номер заявки: её id'),
        attachmentSecret: z
          .string()
          .describe('Для X-Inquiry-Secret: дополнить эту заявку, 30 дней; при повторе тот же'),
      }),
    ),
}
