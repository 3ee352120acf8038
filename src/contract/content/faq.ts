import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { publicEndpoints } from '../endpoints.public.ts'
import { staffEndpoints } from '../endpoints.staff.ts'
import {
  altsField,
  idInPath,
  idInQuery,
  NOT_WHOLE,
  orderField,
  reference,
  removedSchema,
  renderedMarkdown,
  requiredText,
  yesOrNo,
} from '../fields.ts'
import { publishedFilter, shownField, versionField } from '../records/records.ts'
import { categoryChangesSchema, newCategorySchema } from './categories.ts'

export const faqCategorySchema = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  description: z.string().nullable(),
  icon: z.string().nullable(),
  version: versionField,
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type FaqCategory = z.infer<typeof faqCategorySchema>

export const faqItemSchema = z.object({
  id: z.int(),
  categoryId: z.int().nullable(),
  question: z.string(),
  answer: z.string().describe('Markdown'),
  alts: altsField,
  orderIndex: z.int().nullable(),
  published: shownField,
  version: versionField,
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type FaqItem = z.infer<typeof faqItemSchema>

export const listedFaqCategorySchema = faqCategorySchema.extend({
  itemCount: z.int().describe('Сколько вопросов в категории'),
})
export type ListedFaqCategory = z.infer<typeof listedFaqCategorySchema>

/** A category with its questions: by `orderIndex`, nulls last, then id (decisions.md, FAQ). */
const categoryWithItemsSchema = z.object({ category: faqCategorySchema, items: z.array(faqItemSchema) })
export type FaqCategoryWithItems = z.infer<typeof categoryWithItemsSchema>

export const faq = {
  categories: defineEndpoint(publicEndpoints.faq.categories, 'Категории вопросов').output(
    z.array(listedFaqCategorySchema),
  ),
  category: defineEndpoint(publicEndpoints.faq.category, 'Категория вопросов по slug и её вопросы')
    .input(z.object({ slug: z.string() }))
    .output(categoryWithItemsSchema),
}

/** A new question with its answer (admin.md, section 5); without `orderIndex` it is 0, null puts it last. */
export const newFaqItemSchema = z.object({
  question: requiredText('Вопрос обязателен', 1000),
  answer: renderedMarkdown('Ответ обязателен', 50_000),
  categoryId: reference('Выберите категорию', 'Такой категории нет').nullish(),
  orderIndex: orderField,
  published: yesOrNo(true),
})

/** Absent is unchanged, null is cleared. */
const faqItemChangesSchema = newFaqItemSchema.partial().extend({ id: idInPath })

export type NewFaqItem = z.output<typeof newFaqItemSchema>

export const adminFaqCategories = {
  list: defineEndpoint(staffEndpoints.adminFaqCategories.list, 'Категории вопросов для сотрудников').output(
    z.array(listedFaqCategorySchema),
  ),
  create: defineEndpoint(staffEndpoints.adminFaqCategories.create, 'Новая категория вопросов')
    .input(newCategorySchema)
    .output(faqCategorySchema),
  update: defineEndpoint(
    staffEndpoints.adminFaqCategories.update,
    'Изменить категорию вопросов: чего нет в теле, не меняется',
  )
    .input(categoryChangesSchema)
    .output(faqCategorySchema),
  remove: defineEndpoint(
    staffEndpoints.adminFaqCategories.remove,
    'Удалить категорию вопросов; её вопросы остаются без категории',
  )
    .input(z.object({ id: idInPath }))
    .output(removedSchema),
}

export const adminFaqItems = {
  list: defineEndpoint(
    staffEndpoints.adminFaqItems.list,
    'Вопросы всех категорий или одной, и те, что без категории',
  )
    .input(
      z.object({
        // An empty filter in an address means all.
        categoryId: z
          .union([z.literal('').transform(() => undefined), idInQuery()], {
            error: NOT_WHOLE,
          })
          .optional(),
        published: publishedFilter,
      }),
    )
    .output(z.array(faqItemSchema)),
  create: defineEndpoint(staffEndpoints.adminFaqItems.create, 'Новый вопрос с ответом')
    .input(newFaqItemSchema)
    .output(faqItemSchema),
  update: defineEndpoint(staffEndpoints.adminFaqItems.update, 'Изменить вопрос: чего нет в теле, не меняется')
    .input(faqItemChangesSchema)
    .output(faqItemSchema),
  remove: defineEndpoint(staffEndpoints.adminFaqItems.remove, 'Удалить вопрос')
    .input(z.object({ id: idInPath }))
    .output(removedSchema),
}
