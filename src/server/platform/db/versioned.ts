import { sql } from 'drizzle-orm'
import type { VersionedEntity } from '../../../contract/records/records.ts'
import type { CurrentUser } from '../../../contract/session.ts'
import { AppError } from '../../app-error.ts'
import type { Transaction } from './database.ts'
import type { RepeatableCall } from './repeatable-call.ts'

/** The version of a record that the writer has seen (`If-Match`). */
export interface SeenVersion {
  entity: VersionedEntity
  id: number
  version: number
}

/** Who writes; with `seen` only over this version, with `repeatable` only once. */
export type Writer = CurrentUser & { readonly seen?: SeenVersion; readonly repeatable?: RepeatableCall }

/** The record was changed since the writer has read it; the API adds `current`, `changedBy` and `changedAt`. */
export class VersionConflict extends AppError {
  readonly seen: SeenVersion

  constructor(seen: SeenVersion) {
    super('CONFLICT', 'Пока вы правили, запись изменили. Ничего не записано: сравните обе правки.')
    this.seen = seen
  }
}

/** Tables that are not called like their records. */
const OTHER_TABLES: Readonly<Partial<Record<VersionedEntity, string>>> = {
  categories: 'product_categories',
  posts: 'blog_posts',
  settings: 'site_settings',
}

/** The table of a record: `faq_items` of `faq-items`. */
export const tableOf = (entity: VersionedEntity): string =>
  OTHER_TABLES[entity] ?? entity.replaceAll('-', '_')

/** Tables that some writes lock as a whole, by id: a version is locked in the same order, so that two never wait for each other. */
const LOCKED_BY_ID: ReadonlySet<VersionedEntity> = new Set(['manufacturers', 'users'])

/** Locks the record until the transaction ends; its version, or null when there is none. */
export async function lockRecord(
  tx: Transaction,
  { entity, id: wanted }: Pick<SeenVersion, 'entity' | 'id'>,
): Promise<number | null> {
  const table = sql.identifier(tableOf(entity))
  const to = sql.raw(LOCKED_BY_ID.has(entity) ? '<=' : '=')
  const { rows } = await tx.execute<{ id: number; version: number }>(
    sql`select id, version from ${table} where id ${to} ${wanted}::bigint order by id for no key update`,
  )
  return rows.find(({ id }) => id === wanted)?.version ?? null
}

/** Locks the record. Throws VersionConflict for another version; a missing record is left to the write. */
export async function requireVersion(tx: Transaction, seen: SeenVersion): Promise<void> {
  const version = await lockRecord(tx, seen)
  if (version !== null && version !== seen.version) throw new VersionConflict(seen)
}
