import { and, eq, lte, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../platform/db/database.ts'
import { blogPosts } from '../blog/blog.table.ts'
import { products } from '../catalogue/catalogue.table.ts'
import type { PublicationHour } from '../publication/publication.service.ts'

/** Every hour that is still to come. */
export async function listHoursToCome(tx: Transaction): Promise<PublicationHour[]> {
  const { rows } = await tx.execute<Omit<PublicationHour, 'runAt'> & { run_at: string }>(sql`
    select what, entity, id, run_at::text from (
      select 'show' as what, 'products' as entity, id, publish_at as run_at from ${products} where not published
      union all select 'hide', 'products', id, unpublish_at from ${products}
      union all select 'offer', 'products', id, old_price_until from ${products} where old_price is not null
      union all select 'show', 'posts', id, publish_at from ${blogPosts} where not published
    ) as hours where run_at > clock_timestamp()`)
  return rows.map(({ run_at, ...hour }) => ({ ...hour, runAt: new Date(run_at) }))
}

const isDue = (published: PgColumn, is: boolean, at: PgColumn) =>
  and(eq(published, is), lte(at, sql`clock_timestamp()`))

/** Shows and hides every record whose time has come; each time is used once. */
export async function publishDue(tx: Transaction): Promise<void> {
  await tx
    .update(products)
    .set({ published: true, publishAt: null })
    .where(isDue(products.published, false, products.publishAt))
  await tx
    .update(products)
    .set({ published: false, unpublishAt: null })
    .where(isDue(products.published, true, products.unpublishAt))
  await tx
    .update(blogPosts)
    .set({
      published: true,
      publishAt: null,
      publishedAt: sql`coalesce(${blogPosts.publishedAt}, ${blogPosts.publishAt})`,
    })
    .where(isDue(blogPosts.published, false, blogPosts.publishAt))
}

/** Tells every instance to drop its pages when an old price has just come to its time; the job runs each minute. */
export async function announceEndedOffers(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    select pg_notify('content_changed', '') where exists (
      select from ${products} where ${products.oldPrice} is not null
        and ${products.oldPriceUntil} <= clock_timestamp()
        and ${products.oldPriceUntil} > clock_timestamp() - interval '2 minutes')`)
}
