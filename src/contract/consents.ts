import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { publicEndpoints } from './endpoints.public.ts'
import { staffEndpoints } from './endpoints.staff.ts'
import { inquiryDetailSchema } from './inquiry-work.ts'

const documentSchema = z.object({
  version: z.int(),
  purpose: z.string().describe('request — ответить на заявку; остальные включают настройки'),
  text: z.string().describe('Абзацы через пустую строку, первый — заголовок; опубликованный не меняется'),
  from: z.string().describe('С какого момента действует'),
})
export type ConsentDocument = z.infer<typeof documentSchema>

export const consentDocuments = {
  list: defineEndpoint(
    publicEndpoints.consentDocuments.list,
    'Тексты согласий всех версий, новые сверху: цели первой версии — действующие',
  ).output(z.array(documentSchema)),
}

const trimmed = (max: number) =>
  z.string({ error: 'Ожидается текст' }).trim().max(max, `Не длиннее ${max} символов`)

const personFields = { phone: trimmed(40).optional(), email: trimmed(320).optional() }
const isNamed = ({ phone, email }: { phone?: string | undefined; email?: string | undefined }) =>
  Boolean(phone || email)
const NOBODY_NAMED = 'Укажите телефон или эл. почту'

/** A person by phone in any spelling or by e-mail; with both, by either. */
const personSchema = z.object(personFields).refine(isNamed, NOBODY_NAMED)
export type ConsentPerson = z.output<typeof personSchema>

/** A request with what only admins see of it: addresses and the evidence of consents. */
const personInquirySchema = inquiryDetailSchema.extend({
  ipAddress: z.string().nullable(),
  consents: z.array(
    inquiryDetailSchema.shape.consents.element.extend({
      textHash: z.string().describe('SHA-256 текста, с которым согласились'),
      form: z.string().nullable(),
      page: z.string().nullable(),
      ipAddress: z.string().nullable(),
    }),
  ),
})
export type PersonInquiry = z.infer<typeof personInquirySchema>

const personDataSchema = z.object({
  count: z.int().describe('Сколько записей о человеке: запросы, заметки, фото, сообщения, согласия'),
  inquiries: z.array(personInquirySchema).describe('Новые сверху, с объединёнными'),
})
export type PersonData = z.infer<typeof personDataSchema>

export const consents = {
  find: defineEndpoint(staffEndpoints.consents.find, 'Всё, что есть о человеке: по телефону или эл. почте')
    .input(personSchema)
    .output(personDataSchema),
  export: defineEndpoint(staffEndpoints.consents.export, 'То же файлом: json или html')
    .route({ outputStructure: 'detailed' })
    .input(
      z
        .object({
          ...personFields,
          format: z.enum(['json', 'html'], { error: 'Формат: json или html' }).default('json'),
        })
        .refine(isNamed, NOBODY_NAMED),
    )
    .output(z.object({ headers: z.object({ 'content-disposition': z.string() }), body: z.file() })),
  withdraw: defineEndpoint(
    staffEndpoints.consents.withdraw,
    'Согласие отозвано: не звонить, не писать; напоминания прекращаются',
  )
    .input(personSchema)
    .output(z.object({ inquiries: z.int(), consents: z.int() })),
  erase: defineEndpoint(
    staffEndpoints.consents.erase,
    'Обезличить человека во всех таблицах и файлах; числа остаются. Отменить нельзя',
  )
    .input(personSchema)
    .output(z.object({ inquiries: z.int().describe('Сколько запросов обезличено') })),
}
