import { randomBytes } from 'node:crypto'
import type { ResetInput } from '../../../../contract/account/password-reset.ts'
import { minutes } from '../../../../lib/duration.ts'
import { toStoredMail } from '../../../../lib/text/stored-mail.ts'
import { AppError } from '../../../app-error.ts'
import { addJob } from '../../../platform/db/add-job.ts'
import type { Database } from '../../../platform/db/database.ts'
import { staffTransaction } from '../../../platform/db/staff-transaction.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { digest } from '../digest.ts'
import {
  type AccountMail,
  type LetterParts,
  sealLetter,
  tellByLetter,
} from '../letters/account-letters.service.ts'
import { isSettledAddress } from '../letters/changed-address.service.ts'
import { hashPassword } from '../password.ts'
import { requireGoodPassword } from '../password-choice.ts'
import { countTry, forgottenTry, removePasswordTriesOf } from '../password-tries.service.ts'
import { recordSignIn } from '../sessions/open-session.service.ts'
import { exchangePassword, lockAccount, removeSessionsOf } from '../users.store.ts'
import {
  countResets,
  findReachable,
  findReset,
  insertReset,
  lockReachable,
  removeResetsOf,
} from './password-reset.store.ts'

/** Name of the job that writes the letter (`send-reset.job.ts`). */
export const SEND_RESET = 'send-password-reset'

/** How long a link lasts. */
const RESET_LIFETIME = minutes(30)
/** Letters to one account within that time, whoever asks for them and from wherever. */
const MOST_LETTERS = 3

/** What the job needs; `userId` is null when nobody goes by what was typed: the call has the same work then. */
export interface AskedReset {
  userId: number | null
  /** Hash of the link's token, and the letter with the token encrypted. */
  id: string
  sealed: string
  /** PUBLIC_URL; null without it. */
  publicUrl: string | null
  askedAt: Date
}

interface Parts extends LetterParts {
  db: Database
}

interface AskingParts extends Parts {
  /** The network. */
  address: string
}

/**
 * Asks for a letter with a link to a new password, by user name or address. Does the same whether anybody is called so: whoever asks
 * learns nothing. Throws CONFLICT while mail is off or cannot be sent, TOO_MANY_REQUESTS after too many such calls.
 */
export async function askForReset(
  { db, secrets, accountMail, address, publicUrl }: AskingParts,
  login: string,
  now = new Date(),
): Promise<void> {
  if (!(await accountMail.sendsNow(db, secrets))) {
    throw new AppError('CONFLICT', 'Почта магазина не настроена. Пароль меняет администратор')
  }
  await countTry(db, forgottenTry(login, address), 'Слишком много запросов.', now)
  const token = randomBytes(32).toString('base64url')
  const userId = await findReachable(db, login, [login, toStoredMail(login)])
  const id = digest(token)
  const payload = {
    userId,
    id,
    sealed: sealLetter(secrets, { kind: 'reset', token }),
    publicUrl: publicUrl ?? null,
    askedAt: now.getTime(),
  }
  await inTransaction(db, (tx) => addJob(tx, { name: SEND_RESET, payload, key: `reset:${id}` }))
}

/**
 * Stores the link and plans its letter; nothing for an account that none can reach or that has had enough of them. Without PUBLIC_URL the
 * link leads where this account itself signed in last: what others have named as the site's address is not believed. An address that was
 * set in an open session a short while ago gets none: who sits at somebody else's browser would take the account over by it.
 */
export async function sendReset(
  db: Database,
  accountMail: AccountMail,
  { userId, id, sealed, publicUrl, askedAt }: AskedReset,
): Promise<void> {
  if (userId === null) return
  await inTransaction(db, async (tx) => {
    const account = await lockReachable(tx, userId)
    const origin = publicUrl ?? account?.lastLoginOrigin
    if (!account || !origin) return
    if (!(await isSettledAddress(tx, userId, askedAt))) return
    const since = new Date(askedAt.getTime() - RESET_LIFETIME)
    if ((await countResets(tx, userId, since)) >= MOST_LETTERS) return
    const { password, email } = account
    const expiresAt = new Date(askedAt.getTime() + RESET_LIFETIME)
    // Run again after a crash, the job has done its work.
    if (!(await insertReset(tx, { id, userId, password, email, createdAt: askedAt, expiresAt }))) return
    await recordSignIn(tx, 'login-failed', account, 'reset')
    await accountMail.queue(tx, email, { userId, sealed, origin })
  })
}

/** Whether a link still leads to a new password. */
export const isResetOpen = async (db: Database, token: string): Promise<boolean> =>
  (await findReset(db, digest(token), new Date())) !== null

const noLink = () => new AppError('BAD_REQUEST', 'Ссылка больше не действует. Запросите новое письмо')

/**
 * Sets a new password by the link of a letter, which is used up, and ends all sessions of the account; who has a second step is asked for
 * it at the sign-in that follows. Throws BAD_REQUEST for a link that is worth nothing and for a common password.
 */
export async function resetByLetter(
  { db, ...parts }: Parts,
  { token, password: chosen }: ResetInput,
  now = new Date(),
): Promise<void> {
  const account = await findReset(db, digest(token), now)
  if (!account) throw noLink()
  await requireGoodPassword(db, { password: chosen, username: account.username, field: 'password' })
  const password = await hashPassword(chosen)
  const { id, username, fullName } = account
  const actor = {
    id,
    username,
    fullName,
    role: account.role === 'admin' ? account.role : ('manager' as const),
  }
  await staffTransaction(db, actor, async (tx) => {
    await lockAccount(tx, account.id)
    // Anew under the lock: used, blocked or with another address by now, it is worth nothing.
    if ((await findReset(tx, digest(token), now)) === null) throw noLink()
    if (!(await exchangePassword(tx, account.id, account.password, password))) throw noLink()
    await removeResetsOf(tx, account.id)
    await removeSessionsOf(tx, account.id)
    await removePasswordTriesOf(tx, account)
    await recordSignIn(tx, 'logout', account, 'reset')
    const letter = { kind: 'password-changed', at: now.toISOString() } as const
    await tellByLetter(tx, parts, { userId: account.id, email: account.email }, letter)
  })
}
