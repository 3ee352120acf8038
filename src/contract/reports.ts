import { z } from 'zod'
import { INQUIRY_TYPES } from '../domain/inquiry/kinds.ts'
import { defineEndpoint } from './endpoint.ts'
import { staffEndpoints } from './endpoints.staff.ts'
import { flag } from './inquiries/list.ts'

/** Longest period of a report, days. */
export const MAX_REPORT_DAYS = 1100

const WRONG_DAY = 'Ожидается день, например 2026-11-20'
const day = z.iso.date({ error: WRONG_DAY })
const toDays = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000

const periodSchema = z
  .object({
    from: day.optional().describe('С этого дня по Москве; без него 30 дней по to'),
    to: day.optional().describe('По этот день по Москве включительно; без него сегодня'),
    wizard: flag.optional().describe('Только из подбора; 0 — без них'),
  })
  .refine(({ from, to }) => !from || !to || from <= to, {
    error: 'Начало периода позже его конца',
    path: ['from'],
  })
  .refine(({ from, to }) => !from || !to || toDays(from, to) < MAX_REPORT_DAYS, {
    error: 'Период не длиннее трёх лет',
    path: ['from'],
  })

const count = z.int()
const minutes = z.number().nullable().describe('Минуты от заявки до первого ответа; null, пока ответов нет')
const workMinutes = z
  .number()
  .nullable()
  .describe('То же в рабочих минутах, по нынешним часам работы из настроек; null, пока ответов нет')

const outcome = {
  count,
  completed: z.int().describe('Из них завершены'),
  canceled: z.int().describe('Из них отменены'),
}

/** Figures of the inquiries that came in a period, without spam and merged ones. */
export const reportSchema = z.object({
  from: z.string(),
  to: z.string(),
  requests: z
    .array(z.object({ date: z.string(), count, completed: z.int() }))
    .describe('Каждый день периода по Москве'),
  bySource: z.array(z.object({ source: z.string(), ...outcome })),
  byPage: z.array(
    z.object({
      page: z.string().nullable(),
      product: z.string().nullable().describe('Товар, если страница — его карточка'),
      ...outcome,
    }),
  ),
  byProduct: z.array(z.object({ product: z.string(), ...outcome })),
  byKind: z
    .array(
      z.object({
        type: z.enum(INQUIRY_TYPES),
        wizard: z.boolean().describe('С ответами подбора'),
        ...outcome,
      }),
    )
    .describe('По типу и по тому, есть ли ответы подбора: вместе это вид запроса в списке'),
  byType: z.array(z.object({ type: z.enum(INQUIRY_TYPES), ...outcome })),
  wizard: z
    .object(outcome)
    .optional()
    .describe('Из подбора, какого бы типа они ни были; нет, если не было ни одного'),
  byPerson: z.array(
    z.object({
      id: z.int().nullable().describe('null: никто не взял; с именем — и не возьмёт, данные удалены'),
      name: z.string().nullable(),
      ...outcome,
      median: minutes,
    }),
  ),
  firstAnswer: z.object({ median: minutes, worst: minutes }),
  firstAnswerAtWork: z.object({
    median: workMinutes,
    worst: workMinutes,
    goal: z.int().describe('За сколько минут обещаем ответить, из настроек'),
    times: z
      .array(
        z.object({
          from: z.int().describe('Дольше этого, минут'),
          to: z.int().nullable().describe('Не дольше этого; null — без предела'),
          count,
        }),
      )
      .describe('На сколько запросов ответили за столько минут'),
    notDue: count.describe('Сколько ещё без ответа, но обещанное время не прошло'),
  }),
  lost: z.array(z.object({ reason: z.string(), count })).describe('Отменённые по причинам'),
  totals: z.object({ ...outcome, answered: z.int().describe('На сколько из них ответили') }),
})
export type Report = z.infer<typeof reportSchema>
export type ReportPeriod = z.output<typeof periodSchema>

export const reports = {
  get: defineEndpoint(
    staffEndpoints.reports.get,
    'Отчёт о запросах за период, без спама и объединённых; без from и to — последние 30 дней',
  )
    .input(periodSchema)
    .output(reportSchema),
}
