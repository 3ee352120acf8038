import { z } from 'zod'
import { wizardChoices } from '../../domain/selection/answers.ts'
import { listedSchema } from '../catalogue/catalogue.ts'
import { defineEndpoint } from '../endpoint.ts'
import { publicEndpoints } from '../endpoints.public.ts'
import { staffEndpoints } from '../endpoints.staff.ts'
import { altsField, idInPath, removedSchema } from '../fields.ts'
import { shownField, versionField } from '../records/records.ts'
import { faqItemSchema } from './faq.ts'
import { newLandingPageSchema } from './landing-fields.ts'

const text = z.string().nullable()

/** Which models a page shows; without any field all. */
const filterSchema = z.object({
  manufacturer: z.string().exactOptional().describe('slug производителя'),
  users: z
    .int()
    .exactOptional()
    .describe('Человек в доме: модели ровно этого размера, иначе ближайшего большего'),
  groundWater: z
    .enum(wizardChoices.groundWater)
    .exactOptional()
    .describe('Как высоко грунтовая вода, как в подборе'),
  spec: z
    .record(z.string(), z.array(z.string()))
    .exactOptional()
    .describe('Значения характеристик, как spec.<ключ> в каталоге'),
})
export type StoredLandingFilter = z.infer<typeof filterSchema>

export const landingPageSchema = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  metaTitle: text,
  description: text.describe('Под заголовком и для поисковиков'),
  text: z.string().describe('Markdown'),
  filter: filterSchema,
  questionIds: z.array(z.int()).describe('Вопросы под моделями, в порядке показа'),
  order: z.int(),
  published: z.boolean(),
  found: z.int().optional().describe('Сколько моделей подходит сейчас: без них страницы нет в поисковиках'),
  version: versionField,
  createdAt: z.string(),
  updatedAt: z.string(),
})
/** A page about one task, with the models for it. */
export type LandingPage = z.infer<typeof landingPageSchema>

/** Absent is unchanged, null is cleared; a cleared slug is generated from the title, `filter` is replaced as a whole. */
export const landingPageChangesSchema = newLandingPageSchema.partial().extend({ id: idInPath })
export type LandingPageChanges = Omit<z.output<typeof landingPageChangesSchema>, 'id'>

/** What a page shows, and by which filter its models are found. */
export const landingContentSchema = landingPageSchema.pick({
  slug: true,
  title: true,
  metaTitle: true,
  description: true,
  text: true,
  filter: true,
  questionIds: true,
  published: true,
})
export type LandingContent = z.infer<typeof landingContentSchema>

const shownPageSchema = landingContentSchema
  .omit({ filter: true, questionIds: true, published: true })
  .extend({
    alts: altsField,
    found: z.int().describe('Сколько моделей подходит'),
    size: z.int().nullable().describe('На сколько человек каждая, если страница о числе людей'),
    litres: z.int().nullable().describe('Воды в сутки на этих людей, л'),
    price: z.int().nullable().describe('Самая низкая цена, копейки'),
    hasInstallation: z.boolean().describe('Эта цена с установкой'),
    salvo: z.tuple([z.number(), z.number()]).nullable().describe('Залп, от и до, л'),
    products: z.array(listedSchema).describe('Первые из них'),
    catalogue: text.describe('Адрес каталога с тем же отбором; null, если каталог так не отбирает'),
    questions: z
      .array(faqItemSchema.pick({ id: true, question: true, answer: true, alts: true }))
      .describe('Из выбранных те, что видят посетители'),
    published: shownField,
  })

/** What visitors see of a page. */
export type ShownLandingPage = z.infer<typeof shownPageSchema>

export const landingPages = {
  list: defineEndpoint(
    publicEndpoints.landingPages.list,
    'Опубликованные страницы под задачи, для которых есть модели',
  ).output(z.array(landingPageSchema.pick({ slug: true, title: true, description: true }))),
  bySlug: defineEndpoint(publicEndpoints.landingPages.bySlug, 'Страница под задачу с моделями по её отбору')
    .input(z.object({ slug: z.string() }))
    .output(shownPageSchema),
}

export const adminLandingPages = {
  list: defineEndpoint(staffEndpoints.adminLandingPages.list, 'Страницы под задачи для сотрудников').output(
    z.array(landingPageSchema),
  ),
  create: defineEndpoint(staffEndpoints.adminLandingPages.create, 'Новая страница под задачу')
    .input(newLandingPageSchema)
    .output(landingPageSchema),
  update: defineEndpoint(
    staffEndpoints.adminLandingPages.update,
    'Изменить страницу под задачу: чего нет в теле, не меняется; filter заменяется целиком',
  )
    .input(landingPageChangesSchema)
    .output(landingPageSchema),
  remove: defineEndpoint(staffEndpoints.adminLandingPages.remove, 'Удалить страницу под задачу, в корзину')
    .input(z.object({ id: idInPath }))
    .output(removedSchema),
}
