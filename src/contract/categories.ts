import { z } from 'zod'
import {
  idInPath,
  optionalText,
  orderField,
  pictureField,
  reference,
  requiredText,
  slugField,
} from './fields.ts'
import { endpoint } from './row.ts'
import { publicRows } from './rows.public.ts'
import { staffRows } from './rows.staff.ts'

export const categorySchema = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  description: z.string().nullable(),
  manufacturerId: z.int().nullable(),
  imageUrl: z.string().nullable(),
  order: z.int(),
})
export type Category = z.infer<typeof categorySchema>

export const categories = {
  list: endpoint(publicRows.categories.list, 'Категории каталога').output(z.array(categorySchema)),
}

/** A new category (admin.md, section 5); without `order` it comes after all others (section 9). */
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
  create: endpoint(staffRows.adminCategories.create, 'Новая категория')
    .input(newCategorySchema)
    .output(categorySchema),
  update: endpoint(staffRows.adminCategories.update, 'Изменить категорию: чего нет в теле, не меняется')
    .input(categoryChangesSchema)
    .output(categorySchema),
  remove: endpoint(staffRows.adminCategories.remove, 'Удалить категорию; её товары остаются без категории')
    .input(z.object({ id: idInPath }))
    .output(z.void()),
}
