import { formatNumber } from '@septic-shop/plot/number-format.ts'
import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { StaffApi } from '../../../api/staff.ts'
import type { newReviewSchema, Review } from '../../../contract/content/reviews.ts'
import { declareRecord } from '../../kit/declare-record.ts'
import type { ControlProps } from '../../kit/fields/field.ts'
import { custom, date, number, toggle } from '../../kit/fields/kinds.tsx'
import { longText, text } from '../../kit/fields/text-kinds.tsx'
import { errorOf } from '../../kit/form/error-of.ts'
import { SelectField } from '../../kit/form/fields.tsx'
import { asReference } from '../../kit/form/number-rules.ts'

/** All reviews. */
export const reviewsQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: ['reviews'],
    queryFn: ({ signal }) => api.adminReviews.list(undefined, { signal }),
    meta: { failure: 'Не удалось загрузить отзывы' },
  })

const RATINGS = [5, 4.5, 4, 3.5, 3, 2.5, 2, 1.5, 1]

function RatingControl({ name, form, label }: ControlProps) {
  return (
    <SelectField label={label} field={form.register(name, asReference)} error={errorOf(form, name)}>
      {RATINGS.map((rating) => (
        <option key={rating} value={rating}>
          {formatNumber(rating)}
        </option>
      ))}
    </SelectField>
  )
}

/** What a client says of the company. */
export const review = declareRecord<Review, z.input<typeof newReviewSchema>>({
  entity: 'reviews',
  noun: { name: 'Отзыв', object: 'отзыв', gender: 'm' },
  nameOf: ({ author, location }) => `${author}, ${location}`,
  calls: (api) => api.adminReviews,
  refresh: (api) => [reviewsQuery(api).queryKey],
  schema: async () => (await import('../../../contract/content/reviews.ts')).newReviewSchema,
  question: 'Вы уверены, что хотите удалить этот отзыв? Он исчезнет с главной страницы.',
  titles: ['Новый отзыв', 'Изменить отзыв'],
  buttons: ['Создать отзыв', 'Сохранить изменения'],
  fields: {
    author: text({ isRequired: true, isHalf: true, placeholder: 'Ольга С.' }),
    location: text({ isRequired: true, isHalf: true, placeholder: 'Щёлково' }),
    rating: { ...custom<number>(5, (props) => <RatingControl {...props} />), isHalf: true },
    date: date({ isHalf: true }),
    text: longText({ isRequired: true, rows: 5, hint: 'Словами заказчика и с его согласия' }),
    order: number({ isHalf: true, hint: 'Меньше число — раньше на странице; пусто — последним' }),
    published: toggle({ isHalf: true, hint: 'Скрытый отзыв видят только сотрудники' }),
  },
})
