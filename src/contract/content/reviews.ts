import { z } from 'zod'
import { isDay, toMoscowDay } from '../../lib/dates.ts'
import { defineEndpoint } from '../endpoint.ts'
import { publicEndpoints } from '../endpoints.public.ts'
import { staffEndpoints } from '../endpoints.staff.ts'
import { idInPath, orderField, removedSchema, requiredText, yesOrNo } from '../fields.ts'
import { versionField } from '../records/records.ts'

/** A review as visitors read it. */
export const shownReviewSchema = z.object({
  id: z.int(),
  rating: z.number().describe('От 1 до 5, с шагом 0,5'),
  text: z.string(),
  author: z.string(),
  location: z.string(),
  date: z.string().describe('День отзыва: 2023-05-18'),
})
export type ShownReview = z.infer<typeof shownReviewSchema>

export const reviewSchema = shownReviewSchema.extend({
  order: z.int(),
  published: z.boolean(),
  version: versionField,
  createdAt: z.string(),
  updatedAt: z.string(),
})
/** A review as staff edit it. */
export type Review = z.infer<typeof reviewSchema>

/** Least and greatest rating, and the step between two. */
export const RATING = { min: 1, max: 5, step: 0.5 } as const

const WRONG_RATING = 'Оценка от 1 до 5, можно с половиной: 4,5'
const NO_DATE = 'Укажите дату отзыва'

/** A new review; without `order` it comes after the others. */
export const newReviewSchema = z.object({
  rating: z
    .number({ error: WRONG_RATING })
    .min(RATING.min, WRONG_RATING)
    .max(RATING.max, WRONG_RATING)
    .multipleOf(RATING.step, WRONG_RATING),
  text: requiredText('Текст отзыва обязателен', 2000),
  author: requiredText('Укажите, чей это отзыв', 100),
  location: requiredText('Укажите, откуда заказчик', 100),
  date: requiredText(NO_DATE, 10)
    .refine((text) => isDay(text) && text >= '1990', 'Такой даты нет: нужно как 2023-05-18')
    .refine((text) => text <= toMoscowDay(Date.now()), 'Этот день ещё не наступил'),
  order: orderField,
  published: yesOrNo(true),
})

/** Absent is unchanged. */
export const reviewChangesSchema = newReviewSchema.partial().extend({ id: idInPath })

export type NewReview = z.output<typeof newReviewSchema>

export const reviews = {
  list: defineEndpoint(publicEndpoints.reviews.list, 'Отзывы заказчиков по порядку').output(
    z.array(shownReviewSchema),
  ),
}

export const adminReviews = {
  list: defineEndpoint(staffEndpoints.adminReviews.list, 'Отзывы для сотрудников').output(
    z.array(reviewSchema),
  ),
  create: defineEndpoint(staffEndpoints.adminReviews.create, 'Новый отзыв')
    .input(newReviewSchema)
    .output(reviewSchema),
  update: defineEndpoint(staffEndpoints.adminReviews.update, 'Изменить отзыв: чего нет в теле, не меняется')
    .input(reviewChangesSchema)
    .output(reviewSchema),
  remove: defineEndpoint(staffEndpoints.adminReviews.remove, 'Удалить отзыв')
    .input(z.object({ id: idInPath }))
    .output(removedSchema),
}
