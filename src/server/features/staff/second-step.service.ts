import { randomBytes } from 'node:crypto'
import type { SecondStep, SecondStepInput } from '../../../contract/account/second-step.ts'
import type { CurrentUser } from '../../../contract/session.ts'
import { minutes } from '../../../lib/duration.ts'
import { AppError } from '../../app-error.ts'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Secrets } from '../../secrets.ts'
import { digest } from './digest.ts'
import { type Caller, openSession, recordSignIn, recordTooEarly } from './open-session.service.ts'
import { countTry, removeTries, secondStepTry } from './password-tries.service.ts'
import { listSecondSteps, takeCode } from './second-factor.service.ts'
import { countTicketTry, findTicket, insertTicket, removeTicket } from './tickets.store.ts'

/** How long a ticket lasts between both steps. */
const TICKET_LIFETIME = minutes(5)

/** The answer to the right password of an account with a second factor: how to go on, and the ticket to do so. */
export async function askForSecondStep(
  db: Database,
  account: { id: number; password: string },
  second: readonly SecondStep[],
  now: Date,
): Promise<AppError> {
  const ticket = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + TICKET_LIFETIME)
  await insertTicket(
    db,
    { id: digest(ticket), userId: account.id, password: account.password, expiresAt },
    now,
  )
  return new AppError(
    'UNAUTHORIZED',
    'Нужен второй шаг: код из приложения или код восстановления',
    undefined,
    {
      second,
      ticket,
    },
  )
}

const expired = () => new AppError('UNAUTHORIZED', 'Время на второй шаг вышло. Введите пароль ещё раз')

/**
 * Signs in by a ticket and a code; returns the new session's secret. Throws UNAUTHORIZED, with the ticket while it takes another code;
 * TOO_MANY_REQUESTS after too many wrong ones.
 */
export async function signInBySecondStep(
  db: Database,
  secrets: Secrets,
  { ticket, totp, recovery }: SecondStepInput,
  caller: Caller,
  now = new Date(),
): Promise<{ user: CurrentUser; secret: string }> {
  const id = digest(ticket)
  const found = await findTicket(db, id, now)
  const user = found && toCurrentUser(found.user)
  if (!user) throw expired()
  const attempt = secondStepTry(user.id)
  await recordTooEarly(db, user, () => countTry(db, attempt, 'Слишком много попыток входа.', now))
  const left = await countTicketTry(db, id, now)
  if (left === null) throw expired()
  const outcome = await inTransaction(db, async (tx) => {
    if (!(await takeCode(tx, secrets, user.id, { totp, recovery }, now))) return 'wrong'
    if (!(await removeTicket(tx, id))) return 'late'
    const secret = await openSession(tx, { ...user, password: found.password }, caller, now)
    return secret === null ? 'late' : { secret }
  })
  if (typeof outcome === 'object') {
    await removeTries(db, attempt)
    return { user, secret: outcome.secret }
  }
  await recordSignIn(db, 'login-failed', user)
  if (outcome === 'late' || left === 0) throw expired()
  const second = await listSecondSteps(db, secrets, user.id)
  throw new AppError('UNAUTHORIZED', wrongCode(recovery !== undefined), undefined, { second, ticket })
}

const wrongCode = (isRecovery: boolean) =>
  isRecovery
    ? 'Такого кода восстановления нет, или он уже использован'
    : 'Неверный код. Код из приложения действует полминуты и один раз'

function toCurrentUser({
  role,
  ...user
}: Omit<CurrentUser, 'role'> & { role: CurrentUser['role'] | 'user' }): CurrentUser | null {
  return role === 'user' ? null : { ...user, role }
}
