import { z } from 'zod'
import { toStoredMail } from '../lib/text/stored-mail.ts'
import { defineEndpoint } from './endpoint.ts'
import { publicEndpoints } from './endpoints.public.ts'
import { staffEndpoints } from './endpoints.staff.ts'
import { idInQuery } from './fields.ts'
import { MAX_TYPED_PHONE } from './inquiries/contact-fields.ts'
import { inquiryDetailSchema } from './inquiries/work.ts'

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

const personFields = {
  phone: trimmed(MAX_TYPED_PHONE).optional(),
  email: trimmed(320).transform(toStoredMail).optional(),
  inquiryId: idInQuery().optional().describe('Номер запроса: он один, с объединёнными'),
}
interface Named {
  phone?: string | undefined
  email?: string | undefined
  inquiryId?: number | undefined
}
const isNamed = ({ phone, email, inquiryId }: Named) => Boolean(phone || email) || inquiryId !== undefined
const NOBODY_NAMED = 'Укажите телефон, эл. почту или номер запроса'

/** A person by phone in any spelling, by e-mail, or by an inquiry, also one that was erased; with several of these, by either. */
const personSchema = z.object(personFields).refine(isNamed, NOBODY_NAMED)
export type ConsentPerson = z.output<typeof personSchema>

/** Whom an erasure takes: somebody who was asked for, or one whose inquiry was merged with his. */
const erasedPersonSchema = z.object({
  name: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  inquiries: z.array(z.int()).describe('Номера его запросов'),
  isOther: z.boolean().describe('Его не называли: его запрос объединён с запросом того, кого назвали'),
})
export type ErasedPerson = z.infer<typeof erasedPersonSchema>

const erasureSchema = z.object({
  inquiries: z.int().describe('Сколько запросов обезличено; с preview — сколько будет'),
  records: z
    .int()
    .optional()
    .describe('preview: сколько это записей с заметками, фото, сообщениями, согласиями'),
  people: z.array(erasedPersonSchema).optional().describe('preview: кого это касается, названные первыми'),
})
export type Erasure = z.infer<typeof erasureSchema>

/** An inquiry with what only admins see of it: addresses and the evidence of consents. */
const personInquirySchema = inquiryDetailSchema.extend({
  ipAddress: z.string().nullable(),
  formerContacts: z.array(z.string()).describe('Телефоны и почта до исправления'),
  isOther: z.boolean().describe('Запрос того, кого не называли: объединён с запросом того, кого назвали'),
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
    'Согласие отозвано: не звонить, не писать; напоминания прекращаются. Обезличенное остаётся как есть, названное по номеру — 409',
  )
    .input(personSchema)
    .output(z.object({ inquiries: z.int(), consents: z.int() })),
  erase: defineEndpoint(
    staffEndpoints.consents.erase,
    'Обезличить человека во всех таблицах и файлах; числа остаются. Отменить нельзя. Обезличенное раньше не считается, повторить можно. С preview ничего не пишет и отвечает, кого и что это заденет',
  )
    .input(
      z
        .object({ ...personFields, preview: z.boolean({ error: 'preview: true или false' }).optional() })
        .refine(isNamed, NOBODY_NAMED),
    )
    .output(erasureSchema),
}
