import type { z } from 'zod'
import type {
  newPasskeySchema,
  OwnPasskey,
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyRequest,
} from '../../../../contract/account/passkeys.ts'
import { AppError } from '../../../app-error.ts'
import type { Database, Transaction } from '../../../platform/db/database.ts'
import { staffTransaction } from '../../../platform/db/staff-transaction.ts'
import type { Writer } from '../../../platform/db/versioned.ts'
import type { Secrets } from '../../../secrets.ts'
import { requireOwnPassword } from '../account.service.ts'
import { hasSecondFactor } from '../accounts.store.ts'
import { digest } from '../digest.ts'
import { sessionIdOf } from '../session-id.service.ts'
import { describeDevice } from '../sessions/device.ts'
import { lockAccount, removeSessionsOf } from '../users.store.ts'
import { putChallenge, takeChallenge } from './passkey-challenges.store.ts'
import {
  findPasskey,
  insertPasskey,
  listPasskeys,
  notePasskeyUse,
  type Passkey,
  removePasskey,
  renamePasskey,
} from './passkeys.store.ts'
import {
  dropUnusedCodes,
  recordChange,
  refuseDemanded,
  SECOND_FACTOR_OFF,
  SECOND_FACTOR_ON,
  storeRecoveryCodes,
  TOO_MANY,
  withCode,
  wrongPassword,
} from './second-factor.service.ts'
import { hasTotp } from './second-factor.store.ts'
import {
  CHALLENGE_LIFETIME,
  describeCreation,
  describeRequest,
  readAssertion,
  readRegistration,
} from './webauthn.ts'

/** Passkeys that one account may have. */
const MAX_PASSKEYS = 20

const noPasskey = () => new AppError('NOT_FOUND', 'Такого ключа входа уже нет')

/** Where a call comes from: the address of the site, and the secret of its session. */
export interface OwnCall {
  origin: string
  session: string | null
}

const notSignedIn = () => new AppError('UNAUTHORIZED', 'Вы не вошли')

const toOwner = (session: string | null) => {
  if (session === null) throw notSignedIn()
  return { sessionId: sessionIdOf(session) }
}

const toOwnPasskey = ({ id, name, userAgent, isBackedUp, createdAt, lastUsedAt }: Passkey): OwnPasskey => ({
  id,
  name,
  device: describeDevice(userAgent),
  isBackedUp,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})

/** One's own passkeys, the oldest first. */
export async function listOwnPasskeys(db: Database, userId: number): Promise<OwnPasskey[]> {
  return (await listPasskeys(db, userId)).map(toOwnPasskey)
}

/**
 * What the browser needs to make a passkey, once, in this session. Throws BAD_REQUEST for a wrong password, CONFLICT for too many keys,
 * UNAUTHORIZED when the session has ended meanwhile.
 */
export async function beginPasskey(
  db: Database,
  actor: Writer,
  password: string,
  { origin, session }: OwnCall,
  now = new Date(),
): Promise<PasskeyCreation> {
  const owner = toOwner(session)
  await requireOwnPassword(db, actor.id, password, { tooMany: TOO_MANY, wrong: wrongPassword })
  const present = await listPasskeys(db, actor.id)
  if (present.length >= MAX_PASSKEYS) throw tooManyPasskeys()
  const account = { handle: Buffer.from(digest(`passkeys of ${actor.id}`), 'hex'), username: actor.username }
  const creation = await describeCreation(origin, account, present)
  const expiresAt = new Date(now.getTime() + CHALLENGE_LIFETIME)
  const isStored = await putChallenge(db, owner, { challenge: creation.challenge, expiresAt }, now)
  if (!isStored) throw notSignedIn()
  return creation
}

const tooManyPasskeys = () =>
  new AppError('CONFLICT', `Ключей уже ${MAX_PASSKEYS}: уберите тот, которым не пользуетесь`)

/**
 * Adds the passkey that the browser has made. The first factor of an account ends its other sessions, which needed none, and brings
 * recovery codes. Throws CONFLICT when nothing was begun, or somebody has this key already; BAD_REQUEST for an answer that does not fit.
 */
export async function addPasskey(
  db: Database,
  actor: Writer,
  { name, response }: z.output<typeof newPasskeySchema>,
  { origin, session, userAgent }: OwnCall & { userAgent: string | null },
  now = new Date(),
): Promise<{ passkey: OwnPasskey; recoveryCodes: string[] }> {
  const { sessionId } = toOwner(session)
  const challenge = await takeChallenge(db, { sessionId }, now)
  if (challenge === null) {
    throw new AppError('CONFLICT', 'Начните добавление ключа заново: это уже не действует')
  }
  const made = await readRegistration(origin, challenge, response)
  if (!made) throw new AppError('BAD_REQUEST', 'Ключ не подошёл. Начните добавление заново')
  return staffTransaction(db, actor, async (tx) => {
    // As when codes of an app are turned on: a sign-in by the password alone has opened its session by now, or sees the key.
    await lockAccount(tx, actor.id)
    const wasSecured = await hasSecondFactor(tx, actor.id)
    if ((await listPasskeys(tx, actor.id)).length >= MAX_PASSKEYS) throw tooManyPasskeys()
    const stored = await insertPasskey(tx, { ...made, userId: actor.id, name, userAgent })
    if (!stored) throw new AppError('CONFLICT', 'Этот ключ уже добавлен')
    const added = { field: 'passkey', before: null, after: name }
    await recordChange(tx, actor, ...(wasSecured ? [added] : [SECOND_FACTOR_ON, added]))
    if (wasSecured) return { passkey: toOwnPasskey(stored), recoveryCodes: [] }
    await removeSessionsOf(tx, actor.id, sessionId)
    return { passkey: toOwnPasskey(stored), recoveryCodes: await storeRecoveryCodes(tx, actor.id) }
  })
}

/** Gives one's own passkey another name. Throws NOT_FOUND. */
export function nameOwnPasskey(db: Database, actor: Writer, id: number, name: string): Promise<OwnPasskey> {
  return staffTransaction(db, actor, async (tx) => {
    const before = (await listPasskeys(tx, actor.id)).find((passkey) => passkey.id === id)
    const renamed = before && (await renamePasskey(tx, actor.id, id, name))
    if (!renamed) throw noPasskey()
    if (before.name !== name) {
      await recordChange(tx, actor, { field: 'passkey', before: before.name, after: name })
    }
    return toOwnPasskey(renamed)
  })
}

/**
 * Removes one's own passkey; with the last factor recovery codes go. Throws as `withCode`, NOT_FOUND where there is none, CONFLICT when it is
 * the only factor of who must have one.
 */
export async function removeOwnPasskey(
  db: Database,
  actor: Writer,
  secrets: Secrets,
  { id, ...typed }: { id: number; password: string; code: string },
): Promise<void> {
  const present = await listPasskeys(db, actor.id)
  if (!present.some((passkey) => passkey.id === id)) throw noPasskey()
  // Before a try is counted; once more below, for who removes two at once.
  if (present.length === 1 && !(await hasTotp(db, actor.id))) await refuseDemanded(db, actor)
  await withCode(db, actor, secrets, typed, async (tx) => {
    const removed = await removePasskey(tx, actor.id, id)
    if (!removed) throw noPasskey()
    const isOff = await dropUnusedCodes(tx, actor.id)
    if (isOff) await refuseDemanded(tx, actor)
    const gone = { field: 'passkey', before: removed.name, after: null }
    await recordChange(tx, actor, ...(isOff ? [SECOND_FACTOR_OFF, gone] : [gone]))
  })
}

/**
 * What the browser needs to have a passkey of the account confirm a sign-in, once; null when it has none, or the ticket is gone by now.
 * `ticketId` is the ticket's hash.
 */
export async function askForPasskey(
  db: Database,
  userId: number,
  { ticketId, origin }: { ticketId: string; origin: string },
  now: Date,
): Promise<PasskeyRequest | null> {
  const present = await listPasskeys(db, userId)
  if (present.length === 0) return null
  const request = await describeRequest(origin, present)
  const expiresAt = new Date(now.getTime() + CHALLENGE_LIFETIME)
  const isStored = await putChallenge(db, { ticketId }, { challenge: request.challenge, expiresAt }, now)
  return isStored ? request : null
}

/** A passkey's answer, with the challenge that it was to sign; null when there was none. */
export interface PasskeyProof {
  challenge: string | null
  origin: string
  assertion: PasskeyAssertion
}

/** Whether a passkey of this account has signed: `copied` when the signature is right and the counter has not risen. Under the lock of the account. */
export async function takePasskey(
  tx: Transaction,
  userId: number,
  { challenge, origin, assertion }: PasskeyProof,
  now: Date,
): Promise<'right' | 'wrong' | 'copied'> {
  const passkey = challenge === null ? null : await findPasskey(tx, userId, assertion.id)
  const signed = passkey && challenge !== null && (await readAssertion(origin, challenge, passkey, assertion))
  if (!signed) return 'wrong'
  return (await notePasskeyUse(tx, passkey.id, { ...signed, now })) ? 'right' : 'copied'
}
