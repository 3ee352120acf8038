import { z } from 'zod'
import { idInPath, madeSlugField, optionalText, requiredText } from '../fields.ts'

/** A new category of questions or projects (admin.md, section 5). An empty slug is generated from the name. */
export const newCategorySchema = z.object({
  name: requiredText('Название категории обязательно', 300),
  slug: madeSlugField,
  description: optionalText(5000),
})
export type NewCategory = z.output<typeof newCategorySchema>

/** Absent is unchanged, null is cleared; a cleared slug is generated from the name. */
export const categoryChangesSchema = newCategorySchema.partial().extend({ id: idInPath })
export type CategoryChanges = Omit<z.output<typeof categoryChangesSchema>, 'id'>
