import { hours } from '../../../../lib/duration.ts'
import type { Database, Transaction } from '../../../platform/db/database.ts'
import { listSetters } from '../../journal/journal.service.ts'
import { type LetterParts, tellByLetter } from './account-letters.service.ts'

/** How long an address that somebody has set in his own session gets no link to a new password: the former one is told meanwhile. */
const UNSETTLED = hours(24)
/** Letters about changes of one account by itself within that time: nobody lets the shop write to strangers without end. */
const MOST_TOLD = 5

interface Account {
  id: number
  email: string | null
  role: string
  isActive: boolean
}

const listLately = (db: Database | Transaction, id: number, now: Date) =>
  listSetters(db, { entity: 'users', id, field: 'email' }, new Date(now.getTime() - UNSETTLED))

/**
 * Whether the present address of an account may get a link to a new password: an open session changes its own address without a
 * password, another's is changed by admins alone, who set passwords anyway.
 */
export async function isSettledAddress(tx: Transaction, userId: number, now: Date): Promise<boolean> {
  const [last] = await listLately(tx, userId, now)
  return last !== userId
}

/** Tells the address that an account had before a change, while mail is on; nothing for an account that got no letters. */
export async function tellFormerAddress(
  tx: Transaction,
  parts: LetterParts,
  { before, email, by }: { before: Account; email: string | null; by: number },
): Promise<void> {
  const { id, email: former, isActive, role } = before
  if (former === null || former === email || !isActive || role === 'user') return
  const now = new Date()
  const own = by === id ? (await listLately(tx, id, now)).filter((setter) => setter === id) : []
  if (own.length > MOST_TOLD) return
  const letter = { kind: 'mail-changed', at: now.toISOString() } as const
  await tellByLetter(tx, parts, { userId: id, email: former }, letter)
}
