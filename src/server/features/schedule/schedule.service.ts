import type { PlannedWork, Schedule } from '../../../contract/records/schedule.ts'
import { hasRight, type Narrowed } from '../../../domain/staff/rights.ts'
import { MAX_INTEGER } from '../../../lib/numbers.ts'
import type { Database } from '../../platform/db/database.ts'
import { maySee } from '../../platform/http/rights.ts'
import { countWaiting, describePast, describeWaiting } from '../catalogue/prices/described-plans.service.ts'
import { describeLastSetters } from '../journal/journal.service.ts'
import {
  countPostsLater,
  countProductsLater,
  listHiddenLater,
  listPostsLater,
  listShownLater,
} from './schedule.store.ts'

/** The parts of the plan that a reader may see. */
interface Seen {
  prices: boolean
  products: boolean
  posts: boolean
}

/**
 * What this reader may see of what will happen by itself, by its time, and what became of prices whose hour has come, newest first. With
 * `upTo` no more than so much of the nearest, and then how much there is.
 */
export async function listSchedule(db: Database, reader: Narrowed, upTo = MAX_INTEGER): Promise<Schedule> {
  const seen: Seen = {
    prices: hasRight(reader, 'prices'),
    products: maySee(reader, 'products'),
    posts: maySee(reader, 'posts'),
  }
  // One more tells whether that is all.
  const most = Math.min(upTo + 1, MAX_INTEGER)
  const planned = [
    ...(seen.prices ? await describeWaiting(db, { most }) : []),
    ...(seen.products ? await describeProductsLater(db, most) : []),
    ...(seen.posts ? await toPublications(db, 'publish', 'posts', await listPostsLater(db, most)) : []),
  ].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
  return {
    planned: planned.slice(0, upTo),
    past: seen.prices ? await describePast(db) : [],
    ...(planned.length > upTo && { total: await countPlanned(db, seen) }),
  }
}

/** The planned prices of one product, by their time; none for who may not see prices. */
export async function listPlansOf(db: Database, reader: Narrowed, productId: number): Promise<Schedule> {
  return { planned: hasRight(reader, 'prices') ? await describeWaiting(db, { productId }) : [], past: [] }
}

async function countPlanned(db: Database, seen: Seen): Promise<number> {
  const prices = seen.prices ? await countWaiting(db) : 0
  const products = seen.products ? await countProductsLater(db) : 0
  return prices + products + (seen.posts ? await countPostsLater(db) : 0)
}

const describeProductsLater = async (db: Database, most: number): Promise<PlannedWork[]> => [
  ...(await toPublications(db, 'publish', 'products', await listShownLater(db, most))),
  ...(await toPublications(db, 'unpublish', 'products', await listHiddenLater(db, most))),
]

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
