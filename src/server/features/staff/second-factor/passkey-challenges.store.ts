import { and, eq, gt, lt, or } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { violatedConstraint } from '../../../platform/db/database-error.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { passkeyChallenges } from '../staff.table.ts'

/** What a challenge belongs to: the ticket of a sign-in, or a session, each by its hash. */
export type ChallengeOwner = { ticketId: string } | { sessionId: string }

const isOf = (owner: ChallengeOwner) =>
  'ticketId' in owner
    ? eq(passkeyChallenges.ticketId, owner.ticketId)
    : eq(passkeyChallenges.sessionId, owner.sessionId)

/** Stores a challenge in place of the owner's former one; false where the owner is gone. Those that are over go. */
export async function putChallenge(
  db: Database,
  owner: ChallengeOwner,
  { challenge, expiresAt }: { challenge: string; expiresAt: Date },
  now: Date,
): Promise<boolean> {
  try {
    await inTransaction(db, async (tx) => {
      await tx.delete(passkeyChallenges).where(or(isOf(owner), lt(passkeyChallenges.expiresAt, now)))
      const target = 'ticketId' in owner ? passkeyChallenges.ticketId : passkeyChallenges.sessionId
      await tx
        .insert(passkeyChallenges)
        .values({ ...owner, challenge, expiresAt })
        .onConflictDoUpdate({ target, set: { challenge, expiresAt } })
    })
    return true
  } catch (error) {
    if (violatedConstraint(error)?.endsWith('_fk')) return false
    throw error
  }
}

/** Uses up the owner's challenge; null when there is none, or only a late one. */
export async function takeChallenge(db: Database, owner: ChallengeOwner, now: Date): Promise<string | null> {
  const [row] = await db
    .delete(passkeyChallenges)
    .where(and(isOf(owner), gt(passkeyChallenges.expiresAt, now)))
    .returning({ challenge: passkeyChallenges.challenge })
  return row?.challenge ?? null
}
