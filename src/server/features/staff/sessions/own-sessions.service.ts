import type { OwnSession } from '../../../../contract/account/own-sessions.ts'
import { AppError } from '../../../app-error.ts'
import type { Database } from '../../../platform/db/database.ts'
import { staffTransaction } from '../../../platform/db/staff-transaction.ts'
import type { Writer } from '../../../platform/db/versioned.ts'
import { toNetwork } from '../../../platform/http/callers/network.ts'
import { sessionIdOf } from '../session-id.service.ts'
import { describeDevice } from './device.ts'
import { recordEnded } from './open-session.service.ts'
import { listSessionsOf, takeSessions } from './session.store.ts'

/** Id of the session that the call has; of none, what no session is called. */
const toId = (secret: string | null) => (secret === null ? '' : sessionIdOf(secret))

/** Networks of the machine itself, as behind a proxy that is not trusted: they tell nothing of where somebody is. */
const OWN_MACHINE = new Set(['127.0.0.1', toNetwork('::1')])

/** A network as it is shown; null for one that tells nothing. */
export const shownNetwork = (address: string | null): string | null =>
  address !== null && OWN_MACHINE.has(address) ? null : address

/** One's own sessions: the present one, then the last seen first. */
export async function listOwnSessions(
  db: Database,
  userId: number,
  secret: string | null,
  now = new Date(),
): Promise<OwnSession[]> {
  const current = toId(secret)
  const sessions = (await listSessionsOf(db, userId, now)).map(
    ({ id, userAgent, address, createdAt, seenAt }) => ({
      id,
      device: describeDevice(userAgent),
      address: shownNetwork(address),
      createdAt: createdAt.toISOString(),
      seenAt: seenAt.toISOString(),
      isCurrent: id === current,
    }),
  )
  return sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
}

/** Ends another session of one's own. Throws CONFLICT for the present one, NOT_FOUND where there is none. */
export async function endOwnSession(
  db: Database,
  actor: Writer,
  secret: string | null,
  id: string,
  now = new Date(),
): Promise<void> {
  if (id === toId(secret)) {
    throw new AppError('CONFLICT', 'Это нынешний сеанс: чтобы закончить его, нажмите «Выйти»')
  }
  await staffTransaction(db, actor, async (tx) => {
    const [ended] = await takeSessions(tx, actor.id, { only: id }, now)
    if (ended === undefined) throw new AppError('NOT_FOUND', 'Этого сеанса уже нет')
    await recordEnded(tx, actor, describeDevice(ended))
  })
}

/** Ends all of one's own sessions but the present one; how many there were that had not expired. */
export function endOtherSessions(
  db: Database,
  actor: Writer,
  secret: string | null,
  now = new Date(),
): Promise<number> {
  return staffTransaction(db, actor, async (tx) => {
    const ended = await takeSessions(tx, actor.id, { except: toId(secret) }, now)
    for (const userAgent of ended) await recordEnded(tx, actor, describeDevice(userAgent))
    return ended.length
  })
}
