import { isDeepStrictEqual } from 'node:util'
import { and, inArray, sql } from 'drizzle-orm'
import { toStoredMail } from '../../../lib/text/stored-mail.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { hearsOfInquiries, users } from '../staff/staff.table.ts'
import { channels } from './channels.table.ts'
import { NO_CHANNELS, type StoredChannels } from './stored-channels.ts'

/** The settings, with defaults for what was never changed. */
export async function findChannels(db: Database): Promise<StoredChannels> {
  const { email, telegram, webhook, push, keyFingerprint, version } = channels
  const [row] = await db
    .select({ email, telegram, webhook, push, keyFingerprint, version })
    .from(channels)
    .limit(1)
  return {
    email: { ...NO_CHANNELS.email, ...row?.email },
    telegram: { ...NO_CHANNELS.telegram, ...row?.telegram },
    webhook: { ...NO_CHANNELS.webhook, ...row?.webhook },
    push: { ...NO_CHANNELS.push, ...row?.push },
    keyFingerprint: row?.keyFingerprint ?? null,
    version: row?.version ?? NO_CHANNELS.version,
  }
}

/** Reads the settings, and lets no other transaction change them until this one ends. */
export async function lockChannels(tx: Transaction): Promise<StoredChannels> {
  await tx.insert(channels).values({}).onConflictDoNothing()
  await tx.execute(sql`select 1 from ${channels} for update`)
  return findChannels(tx)
}

/** Stores what differs, so that the journal names no channel that was left alone; the row exists, since it was locked. */
export async function updateChannels(
  tx: Transaction,
  before: StoredChannels,
  after: StoredChannels,
): Promise<void> {
  const changed = <Name extends 'email' | 'telegram' | 'webhook' | 'push'>(name: Name) =>
    isDeepStrictEqual(before[name], after[name]) ? undefined : { ...after[name] }
  await tx.update(channels).set({
    email: changed('email'),
    telegram: changed('telegram'),
    webhook: changed('webhook'),
    push: changed('push'),
    keyFingerprint: after.keyFingerprint,
    updatedAt: new Date(),
  })
}

/** Names the messages to a webhook by its host, where they hold its whole address. */
export async function nameMessagesByHost(tx: Transaction, address: string, host: string): Promise<void> {
  await tx.execute(sql`
    update deliveries set recipient = ${host}, occasion = replace(occasion, ${address}, ${host})
    where channel = 'webhook' and recipient = ${address}`)
}

/** Addresses messages that wait to the new number of a chat, unless that gets them already. */
export async function readdressMessages(tx: Transaction, from: string, to: string): Promise<void> {
  const renamed = sql`left(d.occasion, -length(${from}::text)) || ${to}::text`
  await tx.execute(sql`
    update deliveries d set recipient = ${to}, occasion = ${renamed}
    where d.channel = 'telegram' and d.recipient = ${from} and d.status = 'queued'
      and not exists (select from deliveries other where other.occasion = ${renamed})`)
}

/** Whether a mail address, as it is or in its stored form, is that of an account that is told of inquiries. */
export async function isStaffEmail(db: Database, email: string): Promise<boolean> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.email, [email, toStoredMail(email)]), hearsOfInquiries))
    .limit(1)
  return row !== undefined
}
