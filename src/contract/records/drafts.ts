import { z } from 'zod'
import { productChangesSchema } from '../catalogue/product-changes.ts'
import { blogPostChangesSchema } from '../content/blog.ts'
import { districtChangesSchema } from '../content/districts.ts'
import { landingPageChangesSchema } from '../content/landing-pages.ts'
import { projectChangesSchema } from '../content/projects.ts'
import { reviewChangesSchema } from '../content/reviews.ts'
import { defineEndpoint } from '../endpoint.ts'
import { staffEndpoints } from '../endpoints.staff.ts'
import { idInPath, idInQuery } from '../fields.ts'
import { givenTexts } from '../pages/texts-over.ts'

/** Texts of a page that a draft changes. */
const pageDraftSchema = z.object({ blocks: givenTexts.shape.blocks.default({}), id: idInPath })

/** Kinds of records with a working draft, and what may stand in it: the fields of the record's own change. */
export const DRAFTED = {
  products: productChangesSchema,
  posts: blogPostChangesSchema,
  projects: projectChangesSchema,
  'landing-pages': landingPageChangesSchema,
  reviews: reviewChangesSchema,
  districts: districtChangesSchema,
  pages: pageDraftSchema,
} as const
export type Drafted = keyof typeof DRAFTED

const drafted = z.enum(['products', 'posts', 'projects', 'landing-pages', 'reviews', 'districts', 'pages'], {
  error:
    'Черновики бывают у товаров (products), статей (posts), проектов (projects), подборок (landing-pages), отзывов (reviews), районов (districts) и текстов страниц (pages)',
})
const record = z.object({ entity: drafted, id: idInPath })
const WRONG_BASE = 'baseVersion — версия записи: целое число от 1'
const formerBase = z.int({ error: WRONG_BASE }).min(1, WRONG_BASE)

const draftSchema = z.object({
  draft: z.record(z.string(), z.unknown()).describe('Поля записи, как их прислали'),
  version: z.int().describe('Версия черновика, для If-Match'),
  baseVersion: z.int().describe('Версия записи, поверх которой черновик начат'),
  updatedAt: z.string(),
  updatedBy: z.string(),
})
export type Draft = z.infer<typeof draftSchema>

export const drafts = {
  list: defineEndpoint(staffEndpoints.drafts.list, 'Черновик записи списком: пустой, если его нет')
    .input(z.object({ entity: drafted, id: idInQuery() }))
    .output(z.array(draftSchema)),
  get: defineEndpoint(staffEndpoints.drafts.get, 'Черновик записи; 404, если его нет')
    .input(record)
    .output(draftSchema),
  put: defineEndpoint(
    staffEndpoints.drafts.put,
    'Записать черновик целиком: любые поля правки записи; на сайте ничего не меняется. If-None-Match: * — только если черновика ещё нет, иначе 409 с current; If-Match черновика, которого больше нет, — 409, current: null. baseVersion возвращает выброшенному черновику версию записи, поверх которой он был начат; у черновика, который уже есть, она не меняется. Из текстов страницы (pages) — части и поля, которые черновик меняет; политики, оферты и согласий — только администратор. Другая запись, чем products, posts, projects, landing-pages, reviews, districts и pages, — 400',
  )
    .input(z.looseObject({ ...record.shape, baseVersion: formerBase.optional() }))
    .output(draftSchema),
  remove: defineEndpoint(staffEndpoints.drafts.remove, 'Выбросить черновик').input(record).output(z.void()),
  publish: defineEndpoint(
    staffEndpoints.drafts.publish,
    'Применить черновик к записи; 409, если её с тех пор изменили и нет force; message говорит, какой час уже прошёл',
  )
    .input(record.extend({ force: z.boolean({ error: 'force: true или false' }).optional() }))
    .output(z.looseObject({ version: z.int().optional(), message: z.string().optional() })),
}
