import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { publicEndpoints } from '../endpoints.public.ts'
import { altsField } from '../fields.ts'
import { shownField, versionField } from '../records/records.ts'

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
