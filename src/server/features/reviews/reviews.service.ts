import {
  type NewReview,
  type Review,
  type ShownReview,
  shownReviewSchema,
} from '../../../contract/content/reviews.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
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

/** Changes of a review as they are stored: without an order it comes after the others. */
const toStored = ({ order, ...changes }: Changes<NewReview>) => ({
  ...changes,
  order: order === null ? lastPlace : order,
})

/** List and writes of reviews; one without an order comes after the others. */
export const reviewWrites = {
  ...rows,
  create: (db: Database, actor: Writer, review: NewReview) =>
    rows.create(db, actor, { ...review, order: review.order ?? lastPlace }),
  update: (db: Database, actor: Writer, id: number, changes: Changes<NewReview>) =>
    rows.update(db, actor, id, toStored(changes)),
  change: (tx: Transaction, id: number, changes: Changes<NewReview>) =>
    rows.change(tx, id, toStored(changes)),
}

/** The list of the home page with this review at its place, also when it is not published. */
export async function listReviewsWith(db: Database, shown: Review): Promise<ShownReview[]> {
  const others = (await rows.list(db)).filter(({ id, published }) => published && id !== shown.id)
  return [...others, shown]
    .toSorted((one, other) => one.order - other.order || one.id - other.id)
    .map((one) => shownReviewSchema.parse(one))
}
