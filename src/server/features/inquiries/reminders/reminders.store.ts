import { and, count, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../platform/db/database.ts'
import { lockMark } from '../../../platform/db/lock-mark.ts'
import { hasId } from '../../../platform/db/rows.ts'
import type { MorningSummary } from '../../channels/channel.ts'
import { deliveries } from '../../deliveries/deliveries.table.ts'
import { mayWorkOnInquiries, users } from '../../staff/staff.table.ts'
import { inquiries, isDueOnDay, isOpen, isOverdue, isUnanswered, isWaiting } from '../inquiries.table.ts'

/** Whether anybody should still be told of an inquiry. */
const isWanted = sql<boolean>`not ${inquiries.spam} and ${inquiries.mergedIntoId} is null and not ${inquiries.doNotContact}`

const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`

/** What reminders of an inquiry depend on; null when there is no such inquiry. Locks it until the transaction ends. */
export async function lockReminded(tx: Transaction, id: number) {
  const [row] = await tx
    .select({
      answerDueAt: inquiries.answerDueAt,
      nextContactAt: inquiries.nextContactAt,
      isUnanswered: sql<boolean>`${isWanted} and ${isUnanswered}`,
      isOpen: sql<boolean>`${isWanted} and ${isOpen}`,
      assigneeEmail: sql<string | null>`(select nullif(email, '') from ${users}
        where ${users.id} = ${inquiries.assigneeId} and ${users.isActive} and ${mayWorkOnInquiries})`,
    })
    .from(inquiries)
    .where(hasId(inquiries.id, id))
    .for('update')
  return row ?? null
}

/** Of these inquiries those that nobody has answered, and those with a promised call whose time has come. */
export async function listStillDue(tx: Transaction, ids: readonly number[]) {
  const rows = await tx
    .select({
      id: inquiries.id,
      isUnanswered: sql<boolean>`${isWanted} and ${isUnanswered}`,
      isPromised: sql<boolean>`${isWanted} and ${isOpen} and coalesce(${inquiries.nextContactAt} <= now(), false)`,
    })
    .from(inquiries)
    .where(inArray(inquiries.id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * Other inquiries that nobody has answered in time and that no reminder has told of since, at most this many. Locks them until the
 * transaction ends; those that are locked already are left to who holds them.
 */
export async function lockOverdue(tx: Transaction, exceptId: number, limit: number) {
  return await tx
    .select({ id: inquiries.id, answerDueAt: inquiries.answerDueAt })
    .from(inquiries)
    .where(
      sql`${inquiries.id} <> ${exceptId} and ${isWanted} and ${isUnanswered} and ${inquiries.answerDueAt} <= now()
        and not exists (select from ${deliveries} where ${deliveries.inquiryId} = ${inquiries.id}
          and ${deliveries.kind} = 'reminder' and ${deliveries.createdAt} >= ${inquiries.answerDueAt})`,
    )
    .orderBy(inquiries.id)
    .limit(limit)
    .for('update', { skipLocked: true })
}

/** Inquiries that a reminder may still be due for. */
export async function listReminded(tx: Transaction): Promise<number[]> {
  const rows = await tx
    .select({ id: inquiries.id })
    .from(inquiries)
    .where(
      sql`${isWanted} and (${isUnanswered} and ${inquiries.answerDueAt} is not null
        or ${isOpen} and ${inquiries.nextContactAt} is not null)`,
    )
    .orderBy(inquiries.id)
  return rows.map(({ id }) => id)
}

/** Sets when an inquiry should be answered, which no person did: its version stays. */
export async function setAnswerDue(tx: Transaction, id: number, answerDueAt: Date | null): Promise<void> {
  await tx.update(inquiries).set({ answerDueAt }).where(hasId(inquiries.id, id))
}

/** Copies of inquiries that were made out to a mail address within a day; later ones to it wait until the transaction ends. */
export async function countCopies(tx: Transaction, email: string): Promise<number> {
  await lockMark(tx, `copy ${email.toLowerCase()}`)
  const [row] = await tx
    .select({ count: count() })
    .from(deliveries)
    .innerJoin(inquiries, eq(inquiries.id, deliveries.inquiryId))
    .where(
      and(
        eq(deliveries.kind, 'copy'),
        sql`${deliveries.createdAt} > statement_timestamp() - interval '1 day'`,
        sql`lower(${inquiries.email}) = lower(${email})`,
      ),
    )
  return row?.count ?? 0
}

/** Counts of the morning. Received is counted from the last summary, else for a day. */
export async function countMorning(db: Database, now: Date): Promise<MorningSummary> {
  const since = sql`coalesce((select max(${deliveries.createdAt}) from ${deliveries} where ${deliveries.kind} = 'summary'),
    ${at(now)} - interval '1 day')`
  const countedIn = (isSpam: boolean, condition: SQL) =>
    sql<number>`(count(*) filter (where ${inquiries.spam} = ${isSpam} and ${condition}))::int`
  const counted = (condition: SQL) => countedIn(false, condition)
  const isNew = sql`${inquiries.createdAt} >= ${since}`
  const isUntold = sql`not exists (select from ${deliveries}
    where ${deliveries.inquiryId} = ${inquiries.id} and ${deliveries.kind} = 'first')`
  const [counts] = await db
    .select({
      waiting: counted(isWaiting),
      overdue: counted(isOverdue(at(now))),
      today: counted(isDueOnDay(at(now))),
      received: counted(isNew),
      spam: countedIn(true, sql`${isNew} and ${isUntold}`),
    })
    .from(inquiries)
    .where(and(isNull(inquiries.mergedIntoId), eq(inquiries.doNotContact, false)))
  return counts ?? { waiting: 0, overdue: 0, today: 0, received: 0, spam: 0 }
}
