import { z } from 'zod'
import { MAX_INTEGER } from '../../lib/numbers.ts'
import { defineEndpoint } from '../endpoint.ts'
import { staffEndpoints } from '../endpoints.staff.ts'
import {
  idInPath,
  optionalText,
  orderField,
  pictureField,
  reference,
  requiredText,
  yesOrNo,
} from '../fields.ts'
import { versionField } from '../records/records.ts'
import { offeredAccessorySchema } from './product-offers.ts'
import { technicalSpecsField } from './product-specs.ts'
import { technicalSpecsSchema } from './products.ts'

/** An accessory as staff edit it; kopecks. */
export const accessorySchema = offeredAccessorySchema.extend({
  manufacturerId: z.int().nullable(),
  categoryId: z.int().nullable(),
  productId: z.int().nullable().describe('Товар, к которому комплектующее подходит всегда'),
  technicalSpecs: technicalSpecsSchema,
  order: z.int(),
  published: z.boolean(),
  usedBy: z.int().describe('Сколько товаров предлагают его'),
  version: versionField,
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type Accessory = z.infer<typeof accessorySchema>

const kopecks = (required: string) =>
  z
    .int({ error: ({ code }) => (code === 'too_big' ? 'Слишком большая цена' : required) })
    .min(0, 'Цена не может быть отрицательной')
    .max(MAX_INTEGER, 'Слишком большая цена')

/** A new accessory (admin.md, section 3); its price is in kopecks. */
export const newAccessorySchema = z.object({
  name: requiredText('Название комплектующего обязательно', 300),
  description: optionalText(5000),
  price: kopecks('Укажите цену').describe('Копейки'),
  installationPrice: kopecks('Цена указывается целым числом копеек')
    .nullish()
    .describe('Копейки, часть price'),
  imageUrl: pictureField,
  manufacturerId: reference('Выберите производителя', 'Такого производителя нет').nullish(),
  categoryId: reference('Выберите категорию', 'Такой категории нет').nullish(),
  productId: reference('Выберите товар', 'Такого товара нет').nullish(),
  technicalSpecs: technicalSpecsField,
  order: orderField,
  published: yesOrNo(true),
})

/** Absent is unchanged, null is cleared. */
export const accessoryChangesSchema = newAccessorySchema.partial().extend({ id: idInPath })

export const adminAccessories = {
  list: defineEndpoint(staffEndpoints.adminAccessories.list, 'Комплектующие').output(
    z.array(accessorySchema),
  ),
  create: defineEndpoint(staffEndpoints.adminAccessories.create, 'Новое комплектующее')
    .input(newAccessorySchema)
    .output(accessorySchema),
  update: defineEndpoint(
    staffEndpoints.adminAccessories.update,
    'Изменить комплектующее: чего нет в теле, не меняется',
  )
    .input(accessoryChangesSchema)
    .output(accessorySchema),
  remove: defineEndpoint(
    staffEndpoints.adminAccessories.remove,
    'Удалить комплектующее; товары его больше не предлагают',
  )
    .input(z.object({ id: idInPath }))
    .output(z.void()),
}
