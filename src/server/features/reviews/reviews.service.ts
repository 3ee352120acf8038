import type { NewReview, Review, ShownReview } from '../../../contract/content/reviews.ts'
import type { Database } from '../../platform/db/database.ts'
import { toIsoTimes } from '../../platform/db/iso-times.ts'
import { createRowWrites, lastPlaceOf } from '../../platform/db/row-writes.ts'
import type { Changes } from '../../platform/db/rows.ts'
import type { Writer } from '../../platform/db/versioned.ts'
import { listPublished } from './reviews.store.ts'
import { reviews } from './reviews.table.ts'

/** Published reviews in the order of the home page. */
export const listReviews = (db: Database): Promise<ShownReview[]> => listPublished(db)

const lastPlace = lastPlaceOf(reviews)

const rows = createRowWrites({
  table: reviews,
  toContract: (row): Review => toIsoTimes(row),
  missing: 'Отзыв не найден',
  order: [reviews.order],
})

/** List and writes of reviews; one without an order comes after the others. */
export const reviewWrites = {
  ...rows,
  create: (db: Database, actor: Writer, review: NewReview) =>
    rows.create(db, actor, { ...review, order: review.order ?? lastPlace }),
  update: (db: Database, actor: Writer, id: number, { order, ...changes }: Changes<NewReview>) =>
    rows.update(db, actor, id, { ...changes, order: order === null ? lastPlace : order }),
}
