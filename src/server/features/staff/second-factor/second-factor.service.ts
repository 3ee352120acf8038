import type { Enrolment, SecondFactorState } from '../../../../contract/account/second-factor.ts'
import type { CurrentUser } from '../../../../contract/session.ts'
import type { SecondStep } from '../../../../domain/staff/second-steps.ts'
import { AppError, wrongField } from '../../../app-error.ts'
import type { Database, Transaction } from '../../../platform/db/database.ts'
import { staffTransaction } from '../../../platform/db/staff-transaction.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Writer } from '../../../platform/db/versioned.ts'
import type { Secrets } from '../../../secrets.ts'
import { recordEvent } from '../../journal/journal.service.ts'
import { requireOwnPassword } from '../account.service.ts'
import { findAccount, hasSecondFactor, mustHaveSecondFactor } from '../accounts.store.ts'
import { countTry, removeTries, secondStepTry } from '../password-tries.service.ts'
import { sessionIdOf } from '../session-id.service.ts'
import { changeAccounts } from '../users.service.ts'
import { findUser, lockAccount, removeSessionsOf } from '../users.store.ts'
import { countPasskeys, removePasskeysOf } from './passkeys.store.ts'
import {
  createRecoveryCodes,
  createTotpSecret,
  describeTotp,
  findTotpStep,
  hashRecoveryCode,
} from './second-codes.ts'
import {
  confirmSecondFactor,
  countRecoveryCodes,
  findSecondFactor,
  hasTotp,
  putUnconfirmed,
  removeRecoveryCodes,
  removeTotp,
  replaceRecoveryCodes,
  takeRecoveryCode,
  takeStep,
} from './second-factor.store.ts'

/** One of both, as it was typed. */
export interface TypedCode {
  totp?: string | undefined
  recovery?: string | undefined
}

/** Refuses who has typed too many wrong passwords or codes. */
export const TOO_MANY = 'Слишком много попыток.'
/** The password that a change of the second factor asks for was wrong. */
export const wrongPassword = () => wrongField('password', 'Неверный пароль')
const wrongCode = () => wrongField('code', 'Неверный код. Код из приложения действует полминуты и один раз')
const alreadyOn = () => new AppError('CONFLICT', 'Второй шаг уже включён')
const notOn = () => new AppError('CONFLICT', 'Второй шаг не включён')

/** State of one's own second factor, and whether it is demanded; passkeys have a list of their own. */
export async function describeSecondFactor(
  db: Database,
  actor: Pick<CurrentUser, 'id'>,
): Promise<SecondFactorState> {
  const confirmedAt = (await findSecondFactor(db, actor.id))?.confirmedAt ?? null
  return {
    totp: confirmedAt !== null,
    since: confirmedAt?.toISOString() ?? null,
    recoveryCodes: await countRecoveryCodes(db, actor.id),
    ...((await mustHaveSecondFactor(db, actor.id)) ? { demanded: true as const } : {}),
  }
}

/** Ways of the second step that an account has; none without a second factor. Codes of a secret under another key cannot be checked. */
export async function listSecondSteps(
  db: Database | Transaction,
  secrets: Secrets,
  userId: number,
): Promise<SecondStep[]> {
  if (!(await hasSecondFactor(db, userId))) return []
  const factor = await findSecondFactor(db, userId)
  const isReadable = !!factor?.confirmedAt && secrets.decrypt(factor.sealedSecret) !== null
  return [
    ...((await countPasskeys(db, userId)) > 0 ? (['passkey'] as const) : []),
    ...(isReadable ? (['totp'] as const) : []),
    'recovery',
  ]
}

/** Uses up a code; false for a wrong or used one. */
export async function takeCode(
  tx: Transaction,
  secrets: Secrets,
  userId: number,
  { totp, recovery }: TypedCode,
  now: Date,
): Promise<boolean> {
  if (recovery !== undefined) return takeRecoveryCode(tx, userId, hashRecoveryCode(recovery))
  const factor = await findSecondFactor(tx, userId)
  if (!factor?.confirmedAt) return false
  const secret = secrets.decrypt(factor.sealedSecret)
  const step = secret === null || totp === undefined ? null : findTotpStep(secret, totp, now)
  return step !== null && (await takeStep(tx, userId, step))
}

/** A new secret, which counts after its first code. Throws BAD_REQUEST for a wrong password, CONFLICT when it is on. */
export async function beginTotp(
  db: Database,
  actor: Writer,
  secrets: Secrets,
  { password, issuer }: { password: string; issuer: string },
): Promise<Enrolment> {
  await requireOwnPassword(db, actor.id, password, { tooMany: TOO_MANY, wrong: wrongPassword })
  const secret = createTotpSecret()
  await staffTransaction(db, actor, async (tx) => {
    if (!(await putUnconfirmed(tx, actor.id, secrets.encrypt(secret)))) throw alreadyOn()
  })
  return describeTotp(secret, { issuer, label: actor.username })
}

/**
 * Turns codes of an app on by the first of them. As the first factor they end all other sessions, which needed no code, and bring recovery
 * codes. Beside passkeys sessions stay, and so do the recovery codes that are left: a password alone does not replace them. Returns the new
 * ones, none where there are some already. Throws BAD_REQUEST for a wrong code, CONFLICT when nothing was begun.
 */
export async function confirmTotp(
  db: Database,
  actor: Writer,
  secrets: Secrets,
  { code, session }: { code: string; session: string | null },
  now = new Date(),
): Promise<string[]> {
  const factor = await findSecondFactor(db, actor.id)
  if (factor?.confirmedAt) throw alreadyOn()
  const secret = factor && secrets.decrypt(factor.sealedSecret)
  if (!factor || !secret) throw new AppError('CONFLICT', 'Начните включение заново: ключ больше не действует')
  const attempt = secondStepTry(actor.id)
  await countTry(db, attempt, TOO_MANY, now)
  const step = findTotpStep(secret, code, now)
  if (step === null) throw wrongCode()
  await removeTries(db, attempt)
  return staffTransaction(db, actor, async (tx) => {
    // A sign-in by the password alone takes the same lock: it has opened its session by now, or sees the second factor.
    await lockAccount(tx, actor.id)
    const wasSecured = await hasSecondFactor(tx, actor.id)
    if (!(await confirmSecondFactor(tx, actor.id, { ...factor, step, now }))) throw alreadyOn()
    if (wasSecured) return confirmBeside(tx, actor)
    await removeSessionsOf(tx, actor.id, session === null ? undefined : sessionIdOf(session))
    await recordChange(tx, actor, SECOND_FACTOR_ON)
    return storeRecoveryCodes(tx, actor.id)
  })
}

/** What follows the first code of an app beside passkeys: recovery codes where none are left. */
async function confirmBeside(tx: Transaction, actor: Writer): Promise<string[]> {
  const added = { field: 'totp', before: false, after: true }
  if ((await countRecoveryCodes(tx, actor.id)) > 0) {
    await recordChange(tx, actor, added)
    return []
  }
  const codes = await storeRecoveryCodes(tx, actor.id)
  await recordChange(tx, actor, added, { field: 'recoveryCodes', before: 0, after: codes.length })
  return codes
}

/** New recovery codes in place of those before. Throws as `withCode`. */
export function renewRecoveryCodes(
  db: Database,
  actor: Writer,
  secrets: Secrets,
  typed: { password: string; code: string },
): Promise<string[]> {
  return withCode(db, actor, secrets, typed, async (tx) => {
    const before = await countRecoveryCodes(tx, actor.id)
    const codes = await storeRecoveryCodes(tx, actor.id)
    await recordChange(tx, actor, { field: 'recoveryCodes', before, after: codes.length })
    return codes
  })
}

/** Throws CONFLICT for who must not be without any factor. */
export async function refuseDemanded(db: Database | Transaction, actor: Writer): Promise<void> {
  if (!(await mustHaveSecondFactor(db, actor.id))) return
  throw new AppError('CONFLICT', 'Второй шаг обязателен для администраторов: пока так, выключить его нельзя')
}

/**
 * Turns one's own codes of an app off; with passkeys the second step stays, by them. Throws BAD_REQUEST for a wrong password or code,
 * CONFLICT when they are not on, or are the only factor of who must have one.
 */
export async function turnOff(
  db: Database,
  actor: Writer,
  secrets: Secrets,
  typed: { password: string; code: string },
): Promise<void> {
  if (!(await hasTotp(db, actor.id))) throw notOn()
  if ((await countPasskeys(db, actor.id)) === 0) await refuseDemanded(db, actor)
  await withCode(db, actor, secrets, typed, async (tx) => {
    await removeTotp(tx, actor.id)
    const isOff = await dropUnusedCodes(tx, actor.id)
    // Who demands it of all admins takes the lock of the account, too: he still has his own then.
    if (isOff) await refuseDemanded(tx, actor)
    await recordChange(tx, actor, isOff ? SECOND_FACTOR_OFF : { field: 'totp', before: true, after: false })
  })
}

/** Takes somebody else's off, whose phone is lost. Throws FORBIDDEN on oneself, NOT_FOUND where there is none, as `changeAccounts`. */
export async function takeOffSecondFactor(db: Database, actor: Writer, id: number): Promise<void> {
  if (actor.id === id) throw new AppError('FORBIDDEN', 'Свой второй шаг выключают в профиле')
  await changeAccounts(db, actor, async (tx) => {
    const user = await findUser(tx, id)
    if (!user) throw new AppError('NOT_FOUND', 'Пользователь не найден')
    if (!(await removeAllFactors(tx, id))) throw new AppError('NOT_FOUND', 'Второй шаг у него не включён')
    await recordChange(tx, user, SECOND_FACTOR_OFF)
  })
}

/**
 * Takes the second factor off an account by its name, for whoever holds the machine: the only admin may have lost phone and codes.
 * False where no account is called so, or it has none.
 */
export async function takeOffByName(db: Database, username: string): Promise<boolean> {
  return await inTransaction(db, async (tx) => {
    const account = await findAccount(tx, username)
    if (!account || !(await removeAllFactors(tx, account.id))) return false
    await recordChange(tx, account, SECOND_FACTOR_OFF)
    return true
  })
}

/** Removes codes of an app, passkeys and recovery codes; false when there was no second factor. */
async function removeAllFactors(tx: Transaction, userId: number): Promise<boolean> {
  await lockAccount(tx, userId)
  const [hadTotp, passkeys] = [await removeTotp(tx, userId), await removePasskeysOf(tx, userId)]
  await removeRecoveryCodes(tx, userId)
  return hadTotp || passkeys > 0
}

/** Removes recovery codes that stand beside no second factor any more; true when it was so. */
export async function dropUnusedCodes(tx: Transaction, userId: number): Promise<boolean> {
  if (await hasSecondFactor(tx, userId)) return false
  await removeRecoveryCodes(tx, userId)
  return true
}

/**
 * Work after the right password and a code, which is used up with it, under the lock of the account. Throws BAD_REQUEST for a wrong password
 * or code, TOO_MANY_REQUESTS after too many of them, CONFLICT without a second factor.
 */
export async function withCode<T>(
  db: Database,
  actor: Writer,
  secrets: Secrets,
  { password, code }: { password: string; code: string },
  work: (tx: Transaction) => Promise<T>,
  now = new Date(),
): Promise<T> {
  if (!(await hasSecondFactor(db, actor.id))) throw notOn()
  await requireOwnPassword(db, actor.id, password, { tooMany: TOO_MANY, wrong: wrongPassword })
  const attempt = secondStepTry(actor.id)
  await countTry(db, attempt, TOO_MANY, now)
  const digits = code.replace(/\s/g, '')
  const typed = /^\d{6}$/.test(digits) ? { totp: digits } : { recovery: code }
  const done = await staffTransaction(db, actor, async (tx) => {
    await lockAccount(tx, actor.id)
    if (!(await takeCode(tx, secrets, actor.id, typed, now))) throw wrongCode()
    return work(tx)
  })
  await removeTries(db, attempt)
  return done
}

/** Ten new recovery codes in place of those before. */
export async function storeRecoveryCodes(tx: Transaction, userId: number): Promise<string[]> {
  const codes = createRecoveryCodes()
  await replaceRecoveryCodes(tx, userId, codes.map(hashRecoveryCode))
  return codes
}

/** A second factor where there was none, as the journal has it. */
export const SECOND_FACTOR_ON = { field: 'secondFactor', before: false, after: true }
/** None where there was one. */
export const SECOND_FACTOR_OFF = { field: 'secondFactor', before: true, after: false }

/** The journal's entry: nothing of the secret, and no version of the account. */
export function recordChange(
  tx: Transaction,
  { id, username }: { id: number; username: string },
  ...changes: { field: string; before: unknown; after: unknown }[]
): Promise<void> {
  return recordEvent(tx, {
    action: 'update',
    entity: 'users',
    entityId: String(id),
    title: username,
    changes,
  })
}
