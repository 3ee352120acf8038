import type { z } from 'zod'
import type { Profile } from '../../../contract/session.ts'
import type { profileChangesSchema, StaffUser } from '../../../contract/users.ts'
import { AppError } from '../../app-error.ts'
import type { Database } from '../../platform/db/database.ts'
import { staffTransaction } from '../../platform/db/staff-transaction.ts'
import type { Writer } from '../../platform/db/versioned.ts'
import type { LetterParts } from './letters/account-letters.service.ts'
import { tellFormerAddress } from './letters/changed-address.service.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { requireGoodPassword } from './password-choice.ts'
import { countTry, ownPasswordTry, removeTries } from './password-tries.service.ts'
import { sessionIdOf } from './session-id.service.ts'
import { toStaffUser } from './users.mapper.ts'
import {
  exchangePassword,
  findPassword,
  findUser,
  lockAccount,
  removeSessionsOf,
  updateUser,
} from './users.store.ts'

/** The actor's own account. Throws UNAUTHORIZED when it was deleted since. */
export async function requireProfile(db: Database, actor: Writer): Promise<Profile> {
  const user = await findUser(db, actor.id)
  if (!user) throw new AppError('UNAUTHORIZED', 'Вы не вошли')
  const { role, secondFactorDemanded } = actor
  return { ...toStaffUser(user), role, ...(secondFactorDemanded ? { secondFactorDemanded } : {}) }
}

/**
 * Changes name and email: one's own, or for admins anybody's. Undefined is left as it is. The former address is told by letter. Throws
 * FORBIDDEN, NOT_FOUND.
 */
export async function updateProfile(
  { db, ...parts }: LetterParts & { db: Database },
  actor: Writer,
  id: number,
  { fullName, email }: z.output<typeof profileChangesSchema>,
): Promise<StaffUser> {
  if (actor.role !== 'admin' && actor.id !== id) {
    throw new AppError('FORBIDDEN', 'Можно изменить только свой профиль')
  }
  const isTold = email !== undefined && (await parts.accountMail.isOn(db))
  return staffTransaction(db, actor, async (tx) => {
    await lockAccount(tx, id)
    const before = await findUser(tx, id)
    const updated = await updateUser(tx, id, { fullName, email })
    if (!before || !updated) throw new AppError('NOT_FOUND', 'Пользователь не найден')
    if (isTold) {
      await tellFormerAddress(tx, parts, { before, email: updated.email, by: actor.id })
    }
    return toStaffUser(updated)
  })
}

/**
 * Changes the password and ends all other sessions. Throws BAD_REQUEST for a wrong current or bad new password (`requireGoodPassword`),
 * TOO_MANY_REQUESTS after too many wrong ones, as at sign-in.
 */
export async function changePassword(
  db: Database,
  actor: Writer,
  secret: string | null,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  const tooMany = 'Слишком много попыток сменить пароль.'
  const current = await requireOwnPassword(db, actor.id, currentPassword, { tooMany, wrong: wrongPassword })
  await requireGoodPassword(db, { password: newPassword, username: actor.username, field: 'newPassword' })
  const password = await hashPassword(newPassword)
  await staffTransaction(db, actor, async (tx) => {
    if (!(await exchangePassword(tx, actor.id, current, password))) throw wrongPassword()
    await removeSessionsOf(tx, actor.id, secret === null ? undefined : sessionIdOf(secret))
  })
}

/** The hash of one's own password, after comparing. Throws `wrong()`, TOO_MANY_REQUESTS as `changePassword`. */
export async function requireOwnPassword(
  db: Database,
  userId: number,
  password: string,
  { tooMany, wrong }: { tooMany: string; wrong: () => AppError },
): Promise<string> {
  const attempt = ownPasswordTry(userId)
  await countTry(db, attempt, tooMany)
  const current = await findPassword(db, userId)
  if (current === null || !(await verifyPassword(current, password))) throw wrong()
  await removeTries(db, attempt)
  return current
}

/** Error with the message of admin.md, section 8. */
const wrongPassword = () =>
  new AppError('BAD_REQUEST', 'Не удалось изменить пароль. Проверьте правильность текущего пароля')
