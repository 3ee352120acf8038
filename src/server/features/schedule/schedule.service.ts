import type { PlannedWork, Schedule } from '../../../contract/records/schedule.ts'
import type { Database } from '../../platform/db/database.ts'
import { listDescribedPlans } from '../catalogue/prices/described-plans.service.ts'
import { describeLastSetters } from '../journal/journal.service.ts'
import { listHiddenLater, listPostsLater, listShownLater } from './schedule.store.ts'

/** What will happen by itself, by its time, and what became of prices whose hour has come, newest first. */
export async function listSchedule(db: Database): Promise<Schedule> {
  const { planned, past } = await listDescribedPlans(db)
  const publications = [
    ...(await toPublications(db, 'publish', 'products', await listShownLater(db))),
    ...(await toPublications(db, 'unpublish', 'products', await listHiddenLater(db))),
    ...(await toPublications(db, 'publish', 'posts', await listPostsLater(db))),
  ]
  return {
    planned: [...planned, ...publications].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)),
    past,
  }
}

interface Later {
  id: number
  title: string
  at: Date | null
  version: number
}

/** Whoever set the hour has planned it. */
async function toPublications(
  db: Database,
  kind: 'publish' | 'unpublish',
  entity: 'products' | 'posts',
  rows: readonly Later[],
): Promise<PlannedWork[]> {
  const field = kind === 'publish' ? 'publishAt' : 'unpublishAt'
  const planners = await describeLastSetters(
    db,
    entity,
    field,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, title, at, version }) => ({
    kind,
    entity,
    id,
    title,
    at: at?.toISOString() ?? '',
    productId: null,
    oldPrice: null,
    price: null,
    bulk: null,
    count: null,
    ...(planners.get(id) ?? { by: null, since: null }),
    version,
    changed: [],
  }))
}
