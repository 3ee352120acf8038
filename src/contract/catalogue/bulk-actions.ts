import { z } from 'zod'
import { MOST_CHANGED } from '../../domain/catalogue/parts.ts'
import { defineEndpoint } from '../endpoint.ts'
import { staffEndpoints } from '../endpoints.staff.ts'
import { idInBody, NOT_WHOLE, reference } from '../fields.ts'

const flag = z.boolean({ error: 'Ожидается да или нет' }).optional()

/** What a bulk action makes of every chosen product; absent is unchanged. */
export const bulkActionSchema = z
  .object({
    published: flag,
    categoryId: reference('Выберите категорию', 'Такой категории нет').nullable().optional(),
    featured: flag,
    isNew: flag,
    isPopular: flag,
    remove: z.literal(true, { error: 'Ожидается true' }).optional().describe('Удалить в корзину'),
  })
  .refine((action) => Object.values(action).some((value) => value !== undefined), 'Выберите действие')
export type BulkAction = z.output<typeof bulkActionSchema>

/** A product that stayed as it was, and why, in words. */
const leftSchema = z.object({ id: z.int(), name: z.string().nullable(), reason: z.string() })
export type Left = z.infer<typeof leftSchema>

const outcome = {
  changed: z.array(z.int()).describe('Номера изменённых товаров'),
  left: z.array(leftSchema).describe('Что осталось как было: изменено другими, удалено'),
}

export const bulkActions = {
  apply: defineEndpoint(
    staffEndpoints.bulkActions.apply,
    'Одно действие над многими товарами; товар другой версии остаётся как был',
  )
    .input(
      z.object({
        items: z
          .array(
            z.object({
              id: idInBody(NOT_WHOLE),
              version: z.int().optional().describe('Увиденная версия товара; без неё действие безусловно'),
            }),
            { error: 'Ожидается список товаров' },
          )
          .min(1, 'Выберите товары')
          .max(MOST_CHANGED, `Не больше ${MOST_CHANGED} товаров сразу`),
        action: bulkActionSchema,
      }),
    )
    .output(
      z.object({
        batchId: z.string().nullable().describe('По нему отменяют; null — ничего не изменилось'),
        ...outcome,
      }),
    ),
  undo: defineEndpoint(
    staffEndpoints.bulkActions.undo,
    'Вернуть товары, какими они были до действия; изменённые с тех пор остаются',
  )
    .input(z.object({ batchId: z.string() }))
    .output(z.object({ restored: z.int(), left: outcome.left })),
}
