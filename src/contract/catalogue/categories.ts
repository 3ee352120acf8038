import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { publicEndpoints } from '../endpoints.public.ts'
import { staffEndpoints } from '../endpoints.staff.ts'
import {
  idInPath,
  optionalText,
  orderField,
  pictureField,
  reference,
  requiredText,
  slugField,
} from '../fields.ts'
import { versionField } from '../records/records.ts'

export const categorySchema = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  description: z.string().nullable(),
  manufacturerId: z.int().nullable(),
  imageUrl: z.string().nullable(),
  order: z.int(),
  version: versionField,
})
export type Category = z.infer<typeof categorySchema>

export const categories = {
  list: defineEndpoint(publicEndpoints.categories.list, 'Категории каталога').output(z.array(categorySchema)),
}

/** A new category (admin.md, section 5); without `order` it gets the number of categories plus 1 (section 9). */
export const newCategorySchema = z.object({
  name: requiredText('Название категории обязательно', 300),
  slug: slugField,
  description: optionalText(5000),
  manufacturerId: reference('Выберите производителя', 'Такого производителя нет').nullish(),
  imageUrl: pictureField,
  order: orderField,
})

/** Absent is unchanged, null is cleared. */
export const categoryChangesSchema = newCategorySchema.partial().extend({ id: idInPath })

export const adminCategories = {
  create: defineEndpoint(staffEndpoints.adminCategories.create, 'Новая категория')
    .input(newCategorySchema)
    .output(categorySchema),
  update: defineEndpoint(
    staffEndpoints.adminCategories.update,
    'Изменить категорию: чего нет в теле, не меняется',
  )
    .input(categoryChangesSchema)
    .output(categorySchema),
  remove: defineEndpoint(
    staffEndpoints.adminCategories.remove,
    'Удалить категорию; её товары остаются без категории',
  )
    .input(z.object({ id: idInPath }))
    .output(z.void()),
}
