import { and, desc, eq, gte, notInArray, sql } from 'drizzle-orm'
import { KINDS_ASIDE, PERSONAL_KINDS } from '../../../domain/channels/kinds-aside.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { IS_WORKER_LOCK } from '../../platform/db/worker-lock.ts'
import { deliveries } from '../deliveries/deliveries.table.ts'
import { inquiries, isUnanswered } from '../inquiries/inquiries.table.ts'
import { statusFailures } from './status.table.ts'

function requireRow<Row>([row]: readonly Row[]): Row {
  if (!row) throw new Error('the database has answered without a row')
  return row
}

/** Resolves when the database has answered. */
export async function askDatabase(db: Database): Promise<void> {
  await db.execute(sql`select 1`)
}

/** Tells all who listen on a channel; the text has less than 8 000 bytes. */
export async function notify(db: Database, channel: string, text: string): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${text})`)
}

/** Version, size in bytes and connections of the database's server. */
export async function readServer(db: Database) {
  const { rows } = await db.execute<{
    version: string
    size: number
    connections: number
    maxConnections: number
  }>(
    sql`select split_part(current_setting('server_version'), ' ', 1) as version,
      pg_database_size(current_database())::float8 as size,
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as connections,
      current_setting('max_connections')::int as "maxConnections"`,
  )
  return requireRow(rows)
}

/** Counts of the queue; `oldest` in ms. */
export async function readQueueCounts(db: Database) {
  const { rows } = await db.execute<{ overdue: number; oldest: number; planned: number; workers: number }>(
    sql`select count(*) filter (where run_at <= now())::int as overdue,
      coalesce(extract(epoch from now() - min(run_at) filter (where run_at <= now())) * 1000, 0)::float8 as oldest,
      count(*) filter (where run_at > now())::int as planned,
      (select count(distinct pid)::int from pg_locks where granted and ${sql.raw(IS_WORKER_LOCK)}) as workers
      from graphile_worker.jobs where locked_at is null and attempts < max_attempts`,
  )
  return requireRow(rows)
}

/** Jobs that have failed and not succeeded since, most often failed first; their errors, which may repeat a row, stay where they are. */
export async function listFailingJobs(db: Database) {
  const { rows } = await db.execute<{ job: string; attempts: number; isGivenUp: boolean; at: string }>(sql`
    select task_identifier as job, attempts::int as attempts, attempts >= max_attempts as "isGivenUp",
      updated_at::text as at
    from graphile_worker.jobs where last_error is not null
    order by attempts desc, id limit 100`)
  return rows.map((row) => ({ ...row, at: new Date(row.at) }))
}

/** Messages to staff that were given up since a moment, newest first, without tests, copies for clients and letters about accounts. */
export function listFailedDeliveries(db: Database, since: Date) {
  return db
    .select({
      channel: deliveries.channel,
      inquiryId: deliveries.inquiryId,
      lastError: deliveries.lastError,
      createdAt: deliveries.createdAt,
      isUrgent: sql<boolean>`coalesce(${isUnanswered}, false)`,
    })
    .from(deliveries)
    .leftJoin(inquiries, eq(inquiries.id, deliveries.inquiryId))
    .where(
      and(
        eq(deliveries.status, 'failed'),
        notInArray(deliveries.kind, [...KINDS_ASIDE]),
        gte(deliveries.createdAt, since),
      ),
    )
    .orderBy(desc(deliveries.id))
    .limit(100)
}

/** Messages that were tried in vain several times and wait, and when the last one arrived. */
export async function readSending(db: Database): Promise<{ late: number; lastSentAt: Date | null }> {
  const { rows } = await db.execute<{ late: number; lastSentAt: string | null }>(
    sql`select
      (select count(*)::int from ${deliveries} where status = 'queued' and attempts >= 3 and ${notInArray(deliveries.kind, [...PERSONAL_KINDS])}) as late,
      (select max(sent_at)::text from ${deliveries} where status = 'sent') as "lastSentAt"`,
  )
  const { late, lastSentAt } = requireRow(rows)
  return { late, lastSentAt: lastSentAt === null ? null : new Date(lastSentAt) }
}

/** How many jobs have failed and not succeeded since. */
export async function countFailingJobs(db: Database): Promise<number> {
  const { rows } = await db.execute<{ failing: number }>(
    sql`select count(*)::int as failing from graphile_worker.jobs where last_error is not null`,
  )
  return requireRow(rows).failing
}

/** Messages to staff that wait, and those given up since a moment, without tests, copies for clients and letters about accounts. */
export async function countDeliveries(db: Database, since: Date) {
  const { rows } = await db.execute<{ waiting: number; failed: number }>(
    sql`select count(*) filter (where status = 'queued')::int as waiting,
      count(*) filter (where status = 'failed' and created_at >= ${since.toISOString()}::timestamptz)::int as failed
      from ${deliveries} where status in ('queued', 'failed') and ${notInArray(deliveries.kind, [...KINDS_ASIDE])}`,
  )
  return requireRow(rows)
}

/** What stands for a failing check: its name, and its machine unless all instances share it. */
export type FailureKey = Pick<typeof statusFailures.$inferSelect, 'check' | 'host'>

/** Checks that admins know to fail. */
export function listKnownFailures(db: Database): Promise<FailureKey[]> {
  return db.select({ check: statusFailures.check, host: statusFailures.host }).from(statusFailures)
}

/** Notes that these checks fail, and returns those of which that was not known. */
export async function insertFailures(tx: Transaction, keys: FailureKey[]): Promise<FailureKey[]> {
  if (keys.length === 0) return []
  return await tx
    .insert(statusFailures)
    .values(keys)
    .onConflictDoNothing()
    .returning({ check: statusFailures.check, host: statusFailures.host })
}

/** Notes one look at a known failure, and forgets one that has been found well `enough` times in a row. */
export async function noteLook(tx: Transaction, key: FailureKey, isGood: boolean, enough: number) {
  const isThis = and(eq(statusFailures.check, key.check), eq(statusFailures.host, key.host))
  const goodLooks = isGood ? sql`${statusFailures.goodLooks} + 1` : 0
  await tx.update(statusFailures).set({ goodLooks }).where(isThis)
  await tx.delete(statusFailures).where(and(isThis, gte(statusFailures.goodLooks, enough)))
}
