import { inArray, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { RemovedEntity } from '../../../contract/content/samples.ts'
import type { Database } from '../../platform/db/database.ts'
import { blogPosts } from '../blog/blog.table.ts'
import { districts } from '../districts/districts.table.ts'
import { faqItems } from '../faq/faq.table.ts'
import { projects } from '../projects/projects.table.ts'
import { reviews } from '../reviews/reviews.table.ts'

type Table = typeof reviews | typeof districts | typeof projects | typeof blogPosts | typeof faqItems

/** A record with its version. */
export interface RecordVersion {
  entity: RemovedEntity
  id: number
  version: number
}

/** Versions of these records, hidden ones too. */
export function listRecordVersions(
  db: Database,
  ids: Readonly<Record<RemovedEntity, readonly number[]>>,
): Promise<RecordVersion[]> {
  const of = (entity: RemovedEntity, table: Table) =>
    db
      .select({
        entity: sql<RemovedEntity>`${entity}::text`.as('entity'),
        id: table.id,
        version: table.version,
      })
      .from(table)
      .where(inArray(table.id, [...ids[entity]]))
  return unionAll(
    of('reviews', reviews),
    of('districts', districts),
    of('projects', projects),
    of('posts', blogPosts),
    of('faq-items', faqItems),
  )
}
