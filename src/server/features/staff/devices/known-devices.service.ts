import { randomBytes } from 'node:crypto'
import { days } from '../../../../lib/duration.ts'
import type { Database } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { digest } from '../digest.ts'
import { type LetterParts, tellByLetter } from '../letters/account-letters.service.ts'
import { sessionIdOf } from '../session-id.service.ts'
import { describeDevice } from '../sessions/device.ts'
import { shownNetwork } from '../sessions/own-sessions.service.ts'
import { listSessionsOf } from '../sessions/session.store.ts'
import { readSignInRules } from '../sign-in-rules/sign-in-rules.service.ts'
import { findUser, lockAccount } from '../users.store.ts'
import { listKnownDevices, putKnownDevice, removeKnownDevices } from './known-devices.store.ts'

/** Devices that an account has at most: the one unused for longest is forgotten. */
const MOST_DEVICES = 20
/** A device is forgotten that long after its last sign-in. */
const REMEMBERED = days(365)

/** A sign-in that has just succeeded. */
interface Entered {
  userId: number
  /** Of the session that was opened. */
  secret: string
  /** In the cookie of the browser; null without one. */
  device: string | null
  userAgent: string | null
  /** The network. */
  address: string
}

const isDevice = (device: string | null): device is string => device !== null && /^[\w-]{43}$/.test(device)

/**
 * Notes the device of a sign-in, and tells the account by letter when it is a new one; returns what its cookie is to hold, null while the
 * rule is off, when nothing is read or written.
 */
export async function noteDevice(
  { db, ...parts }: LetterParts & { db: Database },
  entered: Entered,
  now = new Date(),
): Promise<string | null> {
  if (!(await readSignInRules(db)).newDeviceLetters) return null
  const { userId, userAgent, address } = entered
  const device = isDevice(entered.device) ? entered.device : randomBytes(32).toString('base64url')
  const isMailOn = await parts.accountMail.isOn(db)
  const hash = digest(device)
  await inTransaction(db, async (tx) => {
    // Two sign-ins from new devices at once: the second one sees the first.
    await lockAccount(tx, userId)
    const known = await listKnownDevices(tx, userId)
    const isKnown = known.includes(hash) || (known.length === 0 && (await isExpected(tx, entered, now)))
    await putKnownDevice(tx, { userId, hash, seenAt: now })
    const surplus = known.filter((one) => one !== hash).slice(MOST_DEVICES - 1)
    await removeKnownDevices(tx, { userId, hashes: surplus }, new Date(now.getTime() - REMEMBERED))
    const email = isKnown || !isMailOn ? null : (await findUser(tx, userId))?.email
    if (!email) return
    const letter = {
      kind: 'new-device',
      at: now.toISOString(),
      device: describeDevice(userAgent),
      address: shownNetwork(address),
    } as const
    await tellByLetter(tx, parts, { userId, email }, letter)
  })
  return device
}

/**
 * Whether the first device of an account is taken for its owner's: otherwise everybody would get a letter the day that the rule is turned
 * on. Not so when the account is signed in already, on devices that are called otherwise.
 */
async function isExpected(db: Database, { userId, secret, userAgent }: Entered, now: Date): Promise<boolean> {
  const own = sessionIdOf(secret)
  const others = (await listSessionsOf(db, userId, now)).filter(({ id }) => id !== own)
  const name = describeDevice(userAgent)
  return others.length === 0 || others.some((other) => describeDevice(other.userAgent) === name)
}
