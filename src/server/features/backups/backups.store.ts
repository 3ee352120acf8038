import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database, DatabaseConnection } from '../../platform/db/database.ts'
import { journal } from '../journal/journal.table.ts'

/** How a backup went. */
export interface BackupEvent {
  /** Name of its file; null when there is none. */
  name: string | null
  bytes: number | null
  /** Whether it was restored into a scratch database. */
  checked: boolean
  /** Why it was not checked or not made; null when all went well. */
  reason: string | null
}

/** The same with its time. */
export interface MadeBackup extends BackupEvent {
  at: Date
}

/** Key of the advisory lock of who makes a backup, an arbitrary constant. */
const BACKUP_LOCK = 7_316_004

/** Runs `work` when nobody else makes a backup of this database; one that waits runs afterwards. */
export async function runAlone({ pool }: DatabaseConnection, work: () => Promise<void>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [BACKUP_LOCK])
    await work()
  } finally {
    // Closing the connection releases the lock.
    client.release(true)
  }
}

/** Name of an account in the journal, now and for ever. */
const nameOf = (actorId: number | null) =>
  sql<string>`coalesce((select coalesce(nullif(full_name, ''), username) from users where id = ${actorId}), 'система')`

/** Writes to the journal that a backup was made, or not; `actorId` null is the program itself. */
export async function recordBackup(
  db: Database,
  { name, ...event }: BackupEvent,
  actorId: number | null = null,
): Promise<void> {
  const changes = Object.entries(event).flatMap(([field, after]) =>
    after === null ? [] : [{ field, before: null, after }],
  )
  await db.insert(journal).values({
    actorId,
    actorName: nameOf(actorId),
    action: 'backup',
    entity: 'system',
    entityId: 'backup',
    title: name ?? 'Копия не сделана',
    changes,
  })
}

/** Writes to the journal that an admin took a backup away: everything the shop knows is in it. */
export async function recordDownload(db: Database, name: string, actorId: number): Promise<void> {
  await db.insert(journal).values({
    actorId,
    actorName: nameOf(actorId),
    action: 'export',
    entity: 'system',
    entityId: 'backup',
    title: name,
  })
}

/** What the journal knows of the newest backups, newest first: as they were made, whatever the clock said, for only one runs at a time. */
export async function listBackupEvents(db: Database): Promise<MadeBackup[]> {
  const rows = await db
    .select({ at: journal.at, title: journal.title, changes: journal.changes })
    .from(journal)
    .where(and(eq(journal.entity, 'system'), eq(journal.entityId, 'backup'), eq(journal.action, 'backup')))
    .orderBy(desc(journal.id))
    .limit(500)
  return rows.map(({ at, title, changes }) => {
    const told = new Map(changes.map(({ field, after }) => [field, after]))
    const [bytes, reason] = [told.get('bytes'), told.get('reason')]
    return {
      at,
      name: typeof bytes === 'number' ? title : null,
      bytes: typeof bytes === 'number' ? bytes : null,
      checked: told.get('checked') === true,
      reason: typeof reason === 'string' ? reason : null,
    }
  })
}

/** Size of the database, bytes: `whole` with its indexes, and of its rows alone, which a backup writes. */
export async function measureDatabase(db: Database): Promise<{ whole: number; rows: number }> {
  const { rows } = await db.execute<{ whole: string; rows: string }>(sql`
    select pg_database_size(current_database()) as whole,
      (select coalesce(sum(pg_table_size(oid)), 0) from pg_class where relkind = 'r') as rows`)
  return { whole: Number(rows[0]?.whole ?? 0), rows: Number(rows[0]?.rows ?? 0) }
}

/** Address at which the database's server is reached; null where there is none, over a socket. */
export async function findServerAddress(db: Database): Promise<string | null> {
  const { rows } = await db.execute<{ address: string | null }>(
    sql`select host(inet_server_addr()) as address`,
  )
  return rows[0]?.address ?? null
}
