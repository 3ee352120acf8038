import { z } from 'zod'
import { comparedNumbers } from '../../domain/product/doubts.ts'
import { defineEndpoint } from '../endpoint.ts'
import { staffEndpoints } from '../endpoints.staff.ts'

const doubtSchema = z.object({
  productId: z.int(),
  name: z.string(),
  field: z.enum(comparedNumbers).describe('Что за число: залп в литрах, м³ в сутки, вход в мм'),
  value: z.number().describe('Число в каталоге'),
  otherValue: z.number().describe('Что говорит другой источник'),
  source: z.object({ text: z.string(), date: z.string().describe('День: 2026-11-20') }),
  decided: z.int().describe('На скольких домах от него зависит, какая модель первая'),
  asked: z.int().describe('Сколько домов посчитано'),
  example: z.object({
    link: z.string().describe('Расчёт одного из этих домов'),
    confirmed: z
      .string()
      .nullable()
      .describe('Первая модель, если верно число каталога; null — посчитает инженер'),
    refuted: z.string().nullable().describe('Первая модель, если верен другой источник'),
  }),
})
/** A number that two sources state differently and that decides selections. */
export type DoubtedNumber = z.infer<typeof doubtSchema>

export const doubts = {
  list: defineEndpoint(
    staffEndpoints.doubts.list,
    'Числа моделей, о которых два источника говорят разное и от которых зависит подбор; сначала самые важные',
  ).output(z.array(doubtSchema)),
}
