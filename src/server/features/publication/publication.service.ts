import { wrongField } from '../../app-error.ts'
import { addJobs } from '../../platform/db/add-job.ts'
import type { Transaction } from '../../platform/db/database.ts'

/** Name of the job (`src/server/features/schedule/publish-due.job.ts`). */
export const PUBLISH_DUE = 'publish-due'

/** Whether a record is shown, and when that changes by itself; posts are not hidden by themselves. */
interface Publication {
  published: boolean
  publishAt: Date | null
  unpublishAt?: Date | null
}

/** Undefined is left as it is. */
interface PublicationChanges {
  published?: boolean | undefined
  publishAt?: string | null | undefined
  unpublishAt?: string | null | undefined
}

/**
 * What a write makes of a record's publication (`current`; of a new record its defaults): a time that can mean nothing any more
 * goes. Throws BAD_REQUEST at the field for a time that means nothing from the start.
 */
export function decidePublication(
  current: Publication,
  changes: PublicationChanges,
): { published: boolean; publishAt: Date | null; unpublishAt: Date | null } {
  const published = changes.published ?? current.published
  const publishAt = choose(changes.publishAt, current.publishAt)
  const unpublishAt = choose(changes.unpublishAt, current.unpublishAt ?? null)
  if (published && changes.publishAt) {
    throw wrongField('publishAt', 'Запись уже опубликована: время показа выбирают для скрытой')
  }
  if (!published && !publishAt && changes.unpublishAt) {
    throw wrongField('unpublishAt', 'Запись скрыта: сначала выберите, когда её показать')
  }
  if (!published && publishAt && unpublishAt && unpublishAt <= publishAt) {
    throw wrongField('unpublishAt', 'Скрыть можно только позже, чем показать')
  }
  return {
    published,
    publishAt: published ? null : publishAt,
    unpublishAt: published || publishAt ? unpublishAt : null,
  }
}

const choose = (given: string | null | undefined, stored: Date | null) =>
  given === undefined ? stored : given ? new Date(given) : null

/** A record and an hour of it at which its pages change by themselves: it is shown, hidden, or its old price ends. */
export interface PublicationHour {
  what: 'show' | 'hide' | 'offer'
  entity: 'products' | 'posts'
  id: number
  runAt: Date
}

/** Wakes the queue at these hours; an hour that is there already moves, unless `keepsHour`. */
export function addHours(
  tx: Transaction,
  hours: readonly PublicationHour[],
  keepsHour = false,
): Promise<void> {
  return addJobs(
    tx,
    hours.map(({ what, entity, id, runAt }) => ({
      name: PUBLISH_DUE,
      payload: { id },
      key: `${what}:${entity}:${id}`,
      runAt,
      keepsHour,
    })),
  )
}

/** Wakes the queue when the record is to be shown or hidden. */
export function planPublication(
  tx: Transaction,
  entity: 'products' | 'posts',
  id: number,
  { publishAt, unpublishAt }: Pick<Publication, 'publishAt' | 'unpublishAt'>,
): Promise<void> {
  const hours: PublicationHour[] = []
  if (publishAt) hours.push({ what: 'show', entity, id, runAt: publishAt })
  if (unpublishAt) hours.push({ what: 'hide', entity, id, runAt: unpublishAt })
  return addHours(tx, hours)
}

/** Wakes the queue when the old price of a product is shown no more: pages that show it are dropped then. */
export async function planOfferEnd(tx: Transaction, id: number, until: Date | null): Promise<void> {
  if (until === null || until.getTime() <= Date.now()) return
  await addHours(tx, [{ what: 'offer', entity: 'products', id, runAt: until }])
}
