import type { CurrentUser } from '../../../contract/session.ts'
import type { Database } from '../../platform/db/database.ts'
import { staffTransaction } from '../../platform/db/staff-transaction.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Secrets } from '../../secrets.ts'
import { sessionIdOf } from '../staff/session-id.service.ts'
import { hasOtherKey } from './channels.service.ts'
import { findChannels, lockChannels, updateChannels } from './channels.store.ts'
import { createPushKeys } from './push.ts'
import { listOwnSubscriptions, removeOwnSubscriptions, saveSubscription } from './push-subscriptions.store.ts'

/** The public key that browsers subscribe with, made at the first call, and one's own subscriptions, those of the session of this secret apart. */
export async function readPush(db: Database, secrets: Secrets, actor: CurrentUser, secret: string | null) {
  const { push } = await findChannels(db)
  const publicKey = push.publicKey || (await createKeys(db, secrets))
  const own = await listOwnSubscriptions(db, actor.id)
  const sessionId = idOf(secret)
  return {
    enabled: push.enabled,
    publicKey,
    endpoints: own.map(({ endpoint }) => endpoint),
    ofSession: own
      .filter((one) => sessionId !== null && one.sessionId === sessionId)
      .map(({ endpoint }) => endpoint),
  }
}

const idOf = (secret: string | null) => (secret === null ? null : sessionIdOf(secret))

async function createKeys(db: Database, secrets: Secrets): Promise<string> {
  return inTransaction(db, async (tx) => {
    const stored = await lockChannels(tx)
    // Under another key nothing may be encrypted beside what that key encrypted.
    if (stored.push.publicKey !== '' || hasOtherKey(stored, secrets)) return stored.push.publicKey
    const { publicKey, privateKey } = await createPushKeys()
    const push = { ...stored.push, publicKey, sealedPrivateKey: secrets.encrypt(privateKey) }
    await updateChannels(tx, stored, { ...stored, push, keyFingerprint: secrets.fingerprint })
    return publicKey
  })
}

/** Subscribes a browser of this member of staff, as long as the session is not ended; returns the id of the subscription. */
export function subscribe(
  db: Database,
  actor: CurrentUser,
  secret: string | null,
  { endpoint, keys }: { endpoint: string; keys: { p256dh: string; auth: string } },
): Promise<number> {
  return staffTransaction(db, actor, (tx) =>
    saveSubscription(tx, { userId: actor.id, sessionId: idOf(secret), endpoint, ...keys }),
  )
}

/** Ends one's own subscription, all of them without an address. */
export function unsubscribe(db: Database, actor: CurrentUser, endpoint?: string): Promise<void> {
  return staffTransaction(db, actor, (tx) => removeOwnSubscriptions(tx, actor.id, endpoint))
}
