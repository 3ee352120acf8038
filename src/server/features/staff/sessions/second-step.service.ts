import { randomBytes } from 'node:crypto'
import type { PasskeyRequest } from '../../../../contract/account/passkeys.ts'
import type { SecondStepInput } from '../../../../contract/account/second-step.ts'
import type { CurrentUser } from '../../../../contract/session.ts'
import type { Rights } from '../../../../domain/staff/rights.ts'
import type { SecondStep } from '../../../../domain/staff/second-steps.ts'
import { minutes } from '../../../../lib/duration.ts'
import { AppError } from '../../../app-error.ts'
import type { Database, Transaction } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Secrets } from '../../../secrets.ts'
import { narrowedBy } from '../accounts.store.ts'
import { digest } from '../digest.ts'
import { countTry, removeTries, secondStepTry } from '../password-tries.service.ts'
import { takeChallenge } from '../second-factor/passkey-challenges.store.ts'
import { askForPasskey, type PasskeyProof, takePasskey } from '../second-factor/passkeys.service.ts'
import { listSecondSteps, type TypedCode, takeCode } from '../second-factor/second-factor.service.ts'
import { lockAccount } from '../users.store.ts'
import {
  type Caller,
  openSession,
  recordSeldomFailure,
  recordSignIn,
  recordTooEarly,
} from './open-session.service.ts'
import { countTicketTry, findTicket, insertTicket, removeTicket } from './tickets.store.ts'

/** How long a ticket lasts between both steps. */
const TICKET_LIFETIME = minutes(5)

/**
 * The answer to the right password of an account with a second factor: always throws UNAUTHORIZED, with how to go on and the ticket to do
 * so. The journal hears of it: whoever stops here knows the password.
 */
export async function askForSecondStep(
  db: Database,
  account: Pick<CurrentUser, 'id' | 'username' | 'fullName'> & { password: string },
  second: readonly SecondStep[],
  now: Date,
): Promise<never> {
  const ticket = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + TICKET_LIFETIME)
  const { id: userId, password } = account
  await insertTicket(db, { id: digest(ticket), userId, password, expiresAt }, now)
  await recordSeldomFailure(db, account, 'second-step')
  const message = second.includes('passkey')
    ? 'Нужен второй шаг: ключ входа или код'
    : 'Нужен второй шаг: код из приложения или код восстановления'
  throw new AppError('UNAUTHORIZED', message, undefined, { second, ticket })
}

/** The ticket is late, spent, or worth nothing since the account has changed. */
const startAnew = () => new AppError('UNAUTHORIZED', 'Второй шаг нужно начать заново. Введите пароль ещё раз')

/** What the browser needs to have a passkey confirm the sign-in of this ticket. Throws UNAUTHORIZED where that is not possible any more. */
export async function beginByPasskey(
  db: Database,
  ticket: string,
  origin: string,
  now = new Date(),
): Promise<PasskeyRequest> {
  const ticketId = digest(ticket)
  const found = await findTicket(db, ticketId, now)
  const request = found && (await askForPasskey(db, found.user.id, { ticketId, origin }, now))
  if (!request) throw startAnew()
  return request
}

/**
 * Signs in by a ticket and a passkey or a code; returns the new session's secret. Throws UNAUTHORIZED, with the ticket while it takes
 * another try; TOO_MANY_REQUESTS after too many wrong ones.
 */
export async function signInBySecondStep(
  db: Database,
  secrets: Secrets,
  { ticket, passkey, ...typed }: SecondStepInput,
  caller: Caller,
  now = new Date(),
): Promise<{ user: CurrentUser; secret: string }> {
  const id = digest(ticket)
  const found = await findTicket(db, id, now)
  const user = found && toCurrentUser(found.user)
  if (!user) throw startAnew()
  const attempt = secondStepTry(user.id)
  await recordTooEarly(db, user, () => countTry(db, attempt, 'Слишком много попыток входа.', now))
  const left = await countTicketTry(db, id, now)
  if (left === null) throw startAnew()
  const account = { ...user, password: found.password }
  // Apart from the transaction: whatever becomes of it, no challenge is signed for twice.
  const proof = passkey && {
    challenge: await takeChallenge(db, { ticketId: id }, now),
    origin: caller.origin,
    assertion: passkey,
  }
  const opened = await recordLate(db, user, (tx) =>
    openBySecondStep(tx, secrets, { id, account, typed, proof }, caller, now),
  )
  if ('secret' in opened) {
    await removeTries(db, attempt)
    return { user, secret: opened.secret }
  }
  await recordSignIn(db, 'login-failed', user, opened.source)
  const second = await listSecondSteps(db, secrets, user.id)
  if (left === 0 || second.length === 0) throw startAnew()
  throw new AppError('UNAUTHORIZED', opened.refusal, undefined, { second, ticket })
}

/** Runs it in a transaction; the journal hears of what it throws, with which all that it did is undone. */
async function recordLate<T>(
  db: Database,
  user: CurrentUser,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  try {
    return await inTransaction(db, work)
  } catch (error) {
    if (error instanceof AppError) await recordSignIn(db, 'login-failed', user)
    throw error
  }
}

interface Tried {
  /** Of the ticket. */
  id: string
  account: CurrentUser & { password: string }
  typed: TypedCode
  /** In place of a code. */
  proof: PasskeyProof | undefined
}

/** A session, or why there is none, in words and for the journal. */
type Opened = { secret: string } | { refusal: string; source?: 'copied-passkey' }

/** Uses up code and ticket. Throws `startAnew` when the ticket is worth nothing any more: the code still is. */
async function openBySecondStep(
  tx: Transaction,
  secrets: Secrets,
  { id, account, typed, proof }: Tried,
  caller: Caller,
  now: Date,
): Promise<Opened> {
  await lockAccount(tx, account.id)
  if (proof) {
    const verdict = await takePasskey(tx, account.id, proof, now)
    if (verdict !== 'right') return REFUSED_PASSKEYS[verdict]
  } else if (!(await takeCode(tx, secrets, account.id, typed, now))) {
    return { refusal: wrongCode(typed.recovery !== undefined) }
  }
  if (!(await removeTicket(tx, id))) throw startAnew()
  const source = typed.recovery === undefined ? proof && 'passkey' : 'recovery'
  const secret = await openSession(tx, account, caller, { now, source })
  if (secret === null) throw startAnew()
  return { secret }
}

const REFUSED_PASSKEYS: Readonly<Record<'wrong' | 'copied', Opened>> = {
  wrong: { refusal: 'Ключ не подошёл. Попробуйте ещё раз или войдите кодом' },
  copied: {
    refusal: 'Ключ не принят: похоже, что у него есть копия. Войдите кодом и замените ключ в профиле',
    source: 'copied-passkey',
  },
}

const wrongCode = (isRecovery: boolean) =>
  isRecovery
    ? 'Такого кода восстановления нет, или он уже использован'
    : 'Неверный код. Код из приложения действует полминуты и один раз'

function toCurrentUser({
  role,
  rights,
  ...user
}: Omit<CurrentUser, 'role' | 'rights'> & {
  role: CurrentUser['role'] | 'user'
  rights: Rights | null
}): CurrentUser | null {
  return role === 'user' ? null : { ...user, role, ...narrowedBy({ rights }) }
}
