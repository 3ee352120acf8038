import { z } from 'zod'
import { INQUIRY_STATUSES, INQUIRY_TYPES, MAX_CHOSEN, MAX_INQUIRIES } from '../../domain/inquiry/kinds.ts'
import { MAX_INTEGER } from '../../lib/numbers.ts'
import { defineEndpoint } from '../endpoint.ts'
import { staffEndpoints } from '../endpoints.staff.ts'
import { idInPath, intInAddress } from '../fields.ts'
import { MAX_TYPED_PHONE } from './contact-fields.ts'
import { inquirySchema } from './visitor.ts'
import { inquiryDetailSchema } from './work.ts'

/** Sort keys of inquiries; with `-` descending. */
export const INQUIRY_SORT_KEYS = ['id', 'date', 'type', 'name', 'status', 'nextContactAt'] as const
export type InquirySortKey = (typeof INQUIRY_SORT_KEYS)[number]
export const INQUIRY_SORTS = INQUIRY_SORT_KEYS.flatMap((key) => [key, `-${key}`] as const)
export type InquirySort = (typeof INQUIRY_SORTS)[number]

/** A whole number in an address, within bounds. */
const digits = (min: number, max: number, message: string) =>
  intInAddress(z.int({ error: message }).min(min, message).max(max, message))

const WRONG_MOMENT = 'Ожидается день, например 2026-11-20, или момент с часовым поясом'
const moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })], { error: WRONG_MOMENT })

/** A yes or no in an address; a boolean from calls within the server. */
export const flag = z
  .union([z.boolean(), z.enum(['1', '0', 'true', 'false'])], { error: 'Ожидается true или false' })
  .transform((value) => value === true || value === '1' || value === 'true')

/** Filters of inquiries; an absent one matches all. */
export const inquiryFilters = {
  type: z.enum(INQUIRY_TYPES, { error: 'Такого типа запросов нет' }).optional(),
  wizard: flag.optional().describe('Из подбора: с ответами о доме и участке; 0 — без них'),
  search: z
    .string({ error: 'Ожидается текст' })
    .trim()
    .max(200, 'Поиск не длиннее 200 символов')
    .optional()
    .describe('Имя, телефон в любой записи, почта, номер («№ 17»), товар, слова сообщения'),
  q: z
    .string({ error: 'Ожидается текст' })
    .trim()
    .max(200, 'Поиск не длиннее 200 символов')
    .optional()
    .describe('То же, что search'),
  phone: z
    .string({ error: 'Ожидается телефон' })
    .trim()
    .max(MAX_TYPED_PHONE, `Телефон не длиннее ${MAX_TYPED_PHONE} символов`)
    .optional()
    .describe(
      'Телефон в любой записи: только запросы с этого номера, нынешнего или до исправления, без тех, где он лишь упомянут',
    ),
  assigneeId: digits(1, MAX_INTEGER, 'Ожидается номер сотрудника: только цифры').optional(),
  mine: flag.optional().describe('Мои'),
  nobody: flag.optional().describe('Ничьи'),
  open: flag.optional().describe('Новые и в обработке, без спама'),
  overdue: flag.optional().describe('Не взят вовремя, или обещанный звонок пропущен'),
  today: flag.optional().describe('Следующий звонок сегодня по Москве'),
  due: flag.optional().describe('Дело на сегодня: звонок сегодня, просрочен или ещё без ответа'),
  spam: flag.optional().describe('Только спам; false — без него'),
  doNotContact: flag.optional().describe('Не звонить, не писать; false — без них и без обезличенных'),
  source: z
    .string({ error: 'Ожидается текст' })
    .max(200, 'Источник не длиннее 200 символов')
    .optional()
    .describe('utm.source, узел referrer или direct'),
  from: moment.optional().describe('С этого дня по Москве или момента'),
  to: moment.optional().describe('По этот день по Москве включительно или до этого момента'),
}

const WRONG_IDS = 'Ожидаются номера запросов через запятую, например 17,18'

/** Ids of a selection, in an address. */
export const idsInAddress = z
  .string({ error: WRONG_IDS })
  .regex(/^[1-9]\d{0,9}(?:,[1-9]\d{0,9})*$/, WRONG_IDS)
  .transform((text) => text.split(',').map(Number))
  .refine((ids) => ids.every((id) => id <= MAX_INTEGER), WRONG_IDS)
  .refine((ids) => ids.length <= MAX_CHOSEN, `Не больше ${MAX_CHOSEN} номеров`)
  .optional()
  .describe('Только эти запросы')

const listQuerySchema = z.object({
  ...inquiryFilters,
  ids: idsInAddress,
  status: z.enum(INQUIRY_STATUSES, { error: 'Такого статуса нет' }).optional(),
  sort: z
    .enum(INQUIRY_SORTS, { error: 'Так запросы не сортируются' })
    .optional()
    .describe('Без него -date: сначала новые. nextContactAt: по следующему звонку, без него последние'),
  limit: digits(1, MAX_INQUIRIES, `Ожидается число от 1 до ${MAX_INQUIRIES}`).optional(),
  before: digits(1, MAX_INTEGER, 'Ожидается номер запроса: только цифры')
    .optional()
    .describe('Номер последнего полученного запроса: ответ продолжает список после него'),
  samePhone: flag.optional().describe('Прибавить samePhone: у скольких запросов тот же телефон'),
})
export type InquiryFilters = Omit<z.output<typeof listQuerySchema>, 'sort' | 'limit' | 'before' | 'samePhone'>
export type InquiryListQuery = z.output<typeof listQuerySchema>
/** The same as it stands in an address. */
export type InquiryListInput = Omit<InquiryListQuery, 'ids'> & { ids?: string }

const countsSchema = z.object({
  all: z.int(),
  new: z.int(),
  processing: z.int(),
  completed: z.int(),
  canceled: z.int(),
  mine: z.int(),
  nobody: z.int(),
  overdue: z.int(),
  today: z.int(),
  spam: z.int(),
  wizard: z.int().describe('Из подбора'),
})
export type InquiryCounts = z.infer<typeof countsSchema>

export const adminInquiries = {
  list: defineEndpoint(
    staffEndpoints.adminInquiries.list,
    `Запросы клиентов, новые сверху, не больше ${MAX_INQUIRIES}; заголовок X-Total-Count: сколько их всего с этими фильтрами. Сверх 4 МБ длинные тексты сокращены, целиком они в запросе по номеру`,
  )
    .input(listQuerySchema)
    .output(z.array(inquirySchema)),
  counts: defineEndpoint(
    staffEndpoints.adminInquiries.counts,
    'Сколько запросов с этими фильтрами, и по статусам: без спама, если не выбран он сам; nobody — ничьи и не закрытые',
  )
    .input(z.object(inquiryFilters))
    .output(countsSchema),
  byId: defineEndpoint(staffEndpoints.adminInquiries.byId, 'Запрос по номеру')
    .input(z.object({ id: idInPath }))
    .output(inquiryDetailSchema),
}
