import { and, asc, count, eq, lte, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { blogPosts } from '../../blog/blog.table.ts'
import { products } from '../../catalogue/catalogue.table.ts'
import { scheduledPrices } from '../../catalogue/prices/prices.table.ts'
import { deliveries } from '../../deliveries/deliveries.table.ts'

/** Number of messages that wait. */
export async function countHeldDeliveries(db: Database): Promise<number> {
  const [row] = await db.select({ count: count() }).from(deliveries).where(eq(deliveries.status, 'queued'))
  return row?.count ?? 0
}

/** Planned prices whose hour is over, the earliest first; many products at once are «Массовое изменение цен». */
export function listLatePrices(db: Database, now: Date) {
  return db
    .select({
      id: scheduledPrices.id,
      title: sql<string>`coalesce(${products.name}, 'Массовое изменение цен')`,
      at: scheduledPrices.effectiveAt,
    })
    .from(scheduledPrices)
    .leftJoin(products, eq(products.id, scheduledPrices.productId))
    .where(and(eq(scheduledPrices.state, 'planned'), lte(scheduledPrices.effectiveAt, now)))
    .orderBy(asc(scheduledPrices.effectiveAt), asc(scheduledPrices.id))
}

/** A record that would be shown or hidden now. */
interface LatePublication {
  entity: 'products' | 'posts'
  id: number
  title: string
  at: string
}

/** Records whose hour to be shown or hidden is over, the earliest first. */
export async function listLatePublications(db: Database, now: Date): Promise<LatePublication[]> {
  const due = sql`${now.toISOString()}::timestamptz`
  const { rows } = await db.execute<LatePublication & Record<string, unknown>>(sql`
    select 'products' as entity, id, name as title, case when published then unpublish_at else publish_at end as at
    from ${products} where case when published then unpublish_at else publish_at end <= ${due}
    union all
    select 'posts', id, title, publish_at from ${blogPosts} where not published and publish_at <= ${due}
    order by at, entity, id`)
  return rows
}
