import { z } from 'zod'
import { CHANNELS, DELIVERY_KINDS, DELIVERY_STATUSES } from '../../domain/channels/delivery-kinds.ts'
import { HAND_SOURCES } from '../../domain/inquiry/hand-source.ts'
import { INQUIRY_STATUSES, MAX_CHOSEN } from '../../domain/inquiry/kinds.ts'
import { MAX_MESSAGE } from '../../domain/inquiry/max-message.ts'
import { defineEndpoint } from '../endpoint.ts'
import { staffEndpoints } from '../endpoints.staff.ts'
import { idInBody, idInPath, limitedRecord, reference, requiredText } from '../fields.ts'
import { changedEmailField, emailField, nameField, phoneField } from './contact-fields.ts'
import { inquirySchema, personSchema } from './visitor.ts'

/** A message to staff, as the staff area shows it. */
export const deliverySchema = z.object({
  id: z.int(),
  kind: z.enum(DELIVERY_KINDS),
  inquiryId: z.int().nullable(),
  channel: z.enum(CHANNELS),
  recipient: z.string(),
  status: z.enum(DELIVERY_STATUSES),
  attempts: z.int(),
  lastError: z.string().nullable(),
  nextAt: z.string().nullable(),
  sentAt: z.string().nullable(),
  createdAt: z.string(),
})
export type Delivery = z.infer<typeof deliverySchema>

export const noteSchema = z.object({
  id: z.int(),
  at: z.string(),
  author: z.string().describe('Имя сотрудника; «Клиент» у дополнения посетителя'),
  text: z.string(),
  authorId: z.int().nullable().optional().describe('Чья заметка: её автор исправляет её десять минут'),
})
export type Note = z.infer<typeof noteSchema>

export const attachmentSchema = z.object({
  id: z.int(),
  at: z.string(),
  url: z.string().describe('Открывается только вошедшему сотруднику'),
  mediaType: z.string(),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
})
export type Attachment = z.infer<typeof attachmentSchema>

const changeSchema = z.object({
  field: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  beforeName: z.string().optional().describe('У assigneeId: имя, и того, кто уже не работает'),
  afterName: z.string().optional(),
})

/** An inquiry with everything that happened to it. */
export const inquiryDetailSchema = inquirySchema.extend({
  mergedInto: z.int().nullable(),
  merged: z.array(z.int()).describe('Номера запросов, объединённых с этим'),
  notes: z.array(noteSchema),
  history: z.array(z.object({ at: z.string(), actor: z.string(), changes: z.array(changeSchema) })),
  deliveries: z.array(deliverySchema),
  attachments: z.array(attachmentSchema),
  related: z
    .array(z.object({ id: z.int(), createdAt: z.string(), status: z.enum(INQUIRY_STATUSES) }))
    .describe('Другие запросы с тем же телефоном или почтой'),
  consents: z.array(
    z.object({
      purpose: z.string(),
      documentVersion: z.int(),
      at: z.string(),
      withdrawnAt: z.string().nullable(),
    }),
  ),
})
export type InquiryDetail = z.infer<typeof inquiryDetailSchema>

const text = (max: number) =>
  z
    .string({ error: 'Ожидается текст' })
    .trim()
    .max(max, `Не длиннее ${max} символов`)
    .nullable()
    .transform((value) => value || null)

const WRONG_MOMENT = 'Ожидается момент с часовым поясом, например 2026-11-20T11:00:00+03:00'

/** A promised call lies in these years: PostgreSQL does not know every moment that JavaScript can name. */
const isSensible = (text: string) => {
  const year = new Date(text).getUTCFullYear()
  return year >= 2000 && year < 2200
}
const callMoment = z.iso.datetime({ offset: true, error: WRONG_MOMENT }).refine(isSensible, WRONG_MOMENT)

const noteText = requiredText('Напишите заметку', 5000)

/** What staff may change of an inquiry; absent is unchanged, null is cleared. `canceled` needs a reason. */
const inquiryChangesSchema = z.object({
  id: idInPath,
  status: z.enum(INQUIRY_STATUSES, { error: 'Такого статуса нет' }).optional(),
  assigneeId: reference('Выберите сотрудника', 'Такого сотрудника нет').nullable().optional(),
  nextContactAt: callMoment.nullable().optional(),
  lostReason: text(300).optional(),
  name: nameField.optional(),
  phone: phoneField.optional(),
  email: changedEmailField.optional(),
  address: text(500).optional(),
  preferredDate: text(100).optional(),
  spam: z.boolean({ error: 'Ожидается true или false' }).optional(),
  note: noteText
    .optional()
    .describe(
      'Записывается вместе с изменением: или всё, или ничего. Только что записанная теми же словами не повторяется',
    ),
})
export type InquiryChanges = Omit<z.output<typeof inquiryChangesSchema>, 'id'>

/** An inquiry that staff enter themselves (decisions.md, inquiries by hand): who, by the rules of the forms, and how he came. */
export const newInquirySchema = z.object({
  source: z.enum(HAND_SOURCES, { error: 'Выберите, как обратились: по телефону или в офисе' }),
  name: nameField,
  phone: phoneField,
  email: emailField,
  service: text(400).optional(),
  message: text(MAX_MESSAGE).optional(),
})

const TOO_MANY_CHOSEN = `Не больше ${MAX_CHOSEN} запросов за раз`
const someIds = z
  .array(idInBody('Номер запроса — целое число').min(1))
  .min(1, 'Выберите хотя бы один запрос')
  .max(MAX_CHOSEN, TOO_MANY_CHOSEN)

const severalChangesSchema = inquiryChangesSchema
  .pick({ status: true, assigneeId: true, nextContactAt: true, lostReason: true, spam: true, note: true })
  .refine((changes) => Object.values(changes).some((value) => value !== undefined), 'Выберите, что изменить')
export type SeveralChanges = z.output<typeof severalChangesSchema>

const seenVersion = idInBody('Версия запроса — целое число')

/** What became of one of several inquiries. */
const changedSchema = z.object({
  id: z.int(),
  status: z.int().describe('Как ответил бы PATCH этого запроса: 200, 400, 404, 409'),
  version: z.int().nullable().describe('Нынешняя версия; null, если такого запроса нет'),
  message: z.string().optional().describe('Почему не изменён'),
})
export type Changed = z.infer<typeof changedSchema>

const severalOutcome = {
  results: z.array(changedSchema),
  undo: z.string().nullable().describe('По нему возвращают в течение суток; null, если не изменён ни один'),
}

export const inquiryWork = {
  changeSeveral: defineEndpoint(
    staffEndpoints.inquiryWork.changeSeveral,
    'Изменить несколько запросов; неудача с одним не мешает остальным. Ничей запрос, который двигают, становится своим',
  )
    .input(
      z.object({
        ids: someIds,
        changes: severalChangesSchema,
        versions: z
          .union([
            limitedRecord([z.string().max(10), seenVersion], {
              max: MAX_CHOSEN,
              tooMany: TOO_MANY_CHOSEN,
              error: 'Ожидаются версии',
            }),
            z.array(seenVersion.nullable()).max(MAX_CHOSEN),
          ])
          .optional()
          .describe('Увиденные версии: по номеру запроса или в порядке ids; другая версия — 409'),
      }),
    )
    .output(z.object(severalOutcome)),
  undoSeveral: defineEndpoint(
    staffEndpoints.inquiryWork.undoSeveral,
    'Вернуть запросы, какими они были до изменения нескольких; изменённые с тех пор остаются, как и те, чей прежний сотрудник больше не ведёт запросы',
  )
    .input(z.object({ undo: z.uuid({ error: 'Такого изменения нет' }) }))
    .output(z.object(severalOutcome)),
  create: defineEndpoint(
    staffEndpoints.inquiryWork.create,
    'Записать запрос, с которым позвонили или пришли: его ведёт тот, кто записал; согласия нет, сообщений нет',
  )
    .input(newInquirySchema)
    .output(inquiryDetailSchema),
  update: defineEndpoint(
    staffEndpoints.inquiryWork.update,
    'Изменить запрос; ничей, который двигают, становится своим. Заголовок If-Match: "<version>" защищает от чужой правки: 409 с current, changedBy, changedAt',
  )
    .input(inquiryChangesSchema)
    .output(inquiryDetailSchema),
  take: defineEndpoint(
    staffEndpoints.inquiryWork.take,
    'Взять запрос себе: новый становится «В обработке». Взят другим — 409 с assignee. If-Match — как у правки',
  )
    .input(z.object({ id: idInPath }))
    .output(inquiryDetailSchema),
  addNote: defineEndpoint(
    staffEndpoints.inquiryWork.addNote,
    'Записать, о чём договорились. If-Match — версия запроса',
  )
    .input(z.object({ id: idInPath, text: noteText }))
    .output(noteSchema),
  correctNote: defineEndpoint(
    staffEndpoints.inquiryWork.correctNote,
    'Исправить свою заметку в первые десять минут; чужую или более старую — 403. If-Match — версия запроса',
  )
    .input(z.object({ id: idInPath, noteId: idInPath, text: noteText }))
    .output(noteSchema),
  merge: defineEndpoint(
    staffEndpoints.inquiryWork.merge,
    'Объединить запросы одного человека. If-Match — версия into',
  )
    .input(z.object({ into: idInBody('Номер запроса — целое число').min(1), ids: someIds }))
    .output(inquiryDetailSchema),
  unmerge: defineEndpoint(staffEndpoints.inquiryWork.unmerge, 'Разъединить. If-Match — версия into')
    .input(z.object({ into: idInPath, ids: someIds }))
    .output(inquiryDetailSchema),
  assignees: defineEndpoint(staffEndpoints.inquiryWork.assignees, 'Кому можно поручить запрос').output(
    z.array(personSchema),
  ),
  lostReasons: defineEndpoint(
    staffEndpoints.inquiryWork.lostReasons,
    'Причины отказа, которые предлагаются: из настроек',
  ).output(z.array(z.string())),
}
