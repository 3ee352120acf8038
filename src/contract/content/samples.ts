import { z } from 'zod'
import { PAGE_KEYS } from '../../domain/site/text-pages.ts'
import { defineEndpoint } from '../endpoint.ts'
import { staffEndpoints } from '../endpoints.staff.ts'

const SAMPLE_STATES = ['open', 'replaced', 'removed', 'accepted'] as const
export type SampleState = (typeof SAMPLE_STATES)[number]

/** Parts of the list, in their order. */
export const SAMPLE_GROUPS = ['promises', 'firm', 'services', 'works', 'articles', 'law', 'prices'] as const

/** Records that are deleted when an item is removed. */
const REMOVED_ENTITIES = ['reviews', 'districts', 'projects', 'posts', 'faq-items'] as const
export type RemovedEntity = (typeof REMOVED_ENTITIES)[number]

const removalSchema = z.object({
  records: z
    .array(z.object({ entity: z.enum(REMOVED_ENTITIES), id: z.int(), version: z.int() }))
    .describe('Записи, которые удаляют'),
  texts: z
    .array(
      z.object({
        key: z.enum(PAGE_KEYS),
        version: z.int(),
        blocks: z.record(z.string(), z.record(z.string(), z.unknown())),
      }),
    )
    .describe('Что записать в тексты страниц, чтобы образца в них не было'),
})
/** What takes an item off the site: records that are deleted and texts that are written, each over its version. */
export type Removal = z.infer<typeof removalSchema>

const sampleSchema = z.object({
  key: z.string(),
  title: z.string(),
  state: z
    .enum(SAMPLE_STATES)
    .describe('open — образец ещё на сайте; replaced — заменён; removed — убран; accepted — оставлен'),
  group: z.enum(SAMPLE_GROUPS),
  where: z.string().describe('Где на сайте это стоит'),
  href: z.string().describe('Экран, где это заменяют'),
  isForAdmin: z.boolean().describe('Заменить может только администратор'),
  acceptedBy: z.string().nullable().describe('Кто оставил'),
  acceptedAt: z.string().nullable(),
  changedBy: z
    .string()
    .optional()
    .describe('Кто последним менял заменённое или убранное; нет, если журнал этого не знает'),
  changedAt: z.string().optional(),
  parts: z.int().optional().describe('Сколько мест образца в этом пункте'),
  left: z.int().optional().describe('Сколько из них на сайте такие же, как были'),
  records: z
    .array(z.object({ name: z.string(), href: z.string() }))
    .optional()
    .describe('Какие записи на сайте такие же, как были, и где их меняют'),
  removal: removalSchema.optional().describe('Чем это убирают; нет, если это можно только заменить'),
})
/** One item of the list «Перед открытием». */
export type Sample = z.infer<typeof sampleSchema>

const samplesSchema = z.object({
  total: z.int().describe('0, если магазин старше этих отметок'),
  done: z.int().describe('Заменены, убраны или оставлены'),
  isClosed: z.boolean().describe('Поисковикам сказано не показывать сайт, пока список не кончится'),
  items: z.array(sampleSchema),
})
export type Samples = z.infer<typeof samplesSchema>

const keyInPath = z.object({ key: z.string() })

export const samples = {
  list: defineEndpoint(staffEndpoints.samples.list, 'Образцы, с которыми пришёл сайт')
    .input(z.object({ authors: z.literal('true').optional() }))
    .output(samplesSchema),
  accept: defineEndpoint(staffEndpoints.samples.accept, 'Оставить образец как есть')
    .input(keyInPath)
    .output(samplesSchema),
  reopen: defineEndpoint(staffEndpoints.samples.reopen, 'Вернуть оставленное в список')
    .input(keyInPath)
    .output(samplesSchema),
}
