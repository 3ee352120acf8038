import type { z } from 'zod'
import type { CurrentUser } from '../../../contract/session.ts'
import type { newUserSchema, StaffUser } from '../../../contract/users.ts'
import { isNarrowing, type Rights } from '../../../domain/staff/rights.ts'
import { AppError } from '../../app-error.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { staffTransaction } from '../../platform/db/staff-transaction.ts'
import type { Writer } from '../../platform/db/versioned.ts'
import { listSecuredUsers } from './accounts.store.ts'
import { hashPassword } from './password.ts'
import { requireGoodPassword } from './password-choice.ts'
import { removeTriesOf } from './password-tries.service.ts'
import { toStaffUser } from './users.mapper.ts'
import {
  findUser,
  insertUser,
  isUsernameTaken,
  listUsers as listUserRows,
  lockActiveAdmins,
  removeSessionsOf,
  updateUser,
} from './users.store.ts'

type NewUser = z.output<typeof newUserSchema>

const noUser = () => new AppError('NOT_FOUND', 'Пользователь не найден')

/** All accounts, the oldest first. */
export async function listUsers(db: Database): Promise<StaffUser[]> {
  const secured = await listSecuredUsers(db)
  return (await listUserRows(db)).map((row) => ({
    ...toStaffUser(row),
    ...(secured.has(row.id) ? { secondFactor: true as const } : {}),
  }))
}

/** An account without its password. Throws NOT_FOUND. */
export async function requireUser(db: Database, id: number): Promise<StaffUser> {
  const user = await findUser(db, id)
  if (!user) throw noUser()
  return toStaffUser(user)
}

/**
 * Runs a write to accounts with all admins locked, so that they can be counted. Throws FORBIDDEN when
 * the actor is no longer an admin, CONFLICT when no active admin would remain.
 */
export function changeAccounts<T>(
  db: Database,
  actor: Writer,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return staffTransaction(db, actor, async (tx) => {
    if (!(await lockActiveAdmins(tx)).includes(actor.id)) throw new AppError('FORBIDDEN', 'Недостаточно прав')
    const result = await work(tx)
    if ((await lockActiveAdmins(tx)).length === 0) {
      throw new AppError('CONFLICT', 'Нельзя оставить сайт без действующего администратора')
    }
    return result
  })
}

/** Throws CONFLICT for a name in use (ignoring case), BAD_REQUEST for a common password. */
export async function createUser(db: Database, actor: Writer, user: NewUser): Promise<StaffUser> {
  await requireGoodPassword(db, { ...user, field: 'password' })
  const password = await hashPassword(user.password)
  return changeAccounts(db, actor, async (tx) => {
    if (await isUsernameTaken(tx, user.username)) {
      throw new AppError('CONFLICT', 'Пользователь с таким именем уже есть, выберите другое имя')
    }
    return toStaffUser(await insertUser(tx, { ...user, password }))
  })
}

/** Blocking ends the account's sessions. Throws FORBIDDEN on oneself, NOT_FOUND, CONFLICT like `changeAccounts`. */
export async function updateStatus(
  db: Database,
  actor: Writer,
  id: number,
  isActive: boolean,
): Promise<StaffUser> {
  forbidOwnAccount(actor, id, 'Нельзя заблокировать или разблокировать самого себя')
  return changeAccounts(db, actor, async (tx) => {
    const updated = await updateUser(tx, id, { isActive })
    if (!updated) throw noUser()
    if (!isActive) await removeSessionsOf(tx, id)
    return toStaffUser(updated)
  })
}

/** Takes effect with the account's next call. Throws FORBIDDEN on oneself, NOT_FOUND, CONFLICT like `changeAccounts`. */
export async function updateRole(
  db: Database,
  actor: Writer,
  id: number,
  role: CurrentUser['role'],
): Promise<StaffUser> {
  forbidOwnAccount(actor, id, 'Нельзя изменить собственную роль')
  return changeAccounts(db, actor, async (tx) => {
    const updated = await updateUser(tx, id, { role })
    if (!updated) throw noUser()
    return toStaffUser(updated)
  })
}

/**
 * Narrows a manager, or leaves all that the role may (null). Takes effect with the account's next call. Throws FORBIDDEN on oneself,
 * NOT_FOUND, BAD_REQUEST for an admin, CONFLICT like `changeAccounts`.
 */
export async function updateRights(
  db: Database,
  actor: Writer,
  id: number,
  rights: Rights | null,
): Promise<StaffUser> {
  forbidOwnAccount(actor, id, 'Нельзя изменить собственные права')
  return changeAccounts(db, actor, async (tx) => {
    const user = await findUser(tx, id)
    if (!user) throw noUser()
    if (user.role === 'admin') {
      throw new AppError('BAD_REQUEST', 'Права ограничивают у менеджера: администратору доступно всё')
    }
    return toStaffUser((await updateUser(tx, id, { rights: isNarrowing(rights) ? rights : null })) ?? user)
  })
}

/**
 * Sets a new password, ends the account's sessions and resets its sign-in delay. Throws FORBIDDEN on oneself, NOT_FOUND,
 * BAD_REQUEST for a common password.
 */
export async function resetPassword(db: Database, actor: Writer, id: number, chosen: string): Promise<void> {
  forbidOwnAccount(actor, id, 'Свой пароль меняют в профиле, указав текущий')
  const user = await findUser(db, id)
  if (!user) throw noUser()
  await requireGoodPassword(db, { password: chosen, username: user.username, field: 'password' })
  const password = await hashPassword(chosen)
  await changeAccounts(db, actor, async (tx) => {
    await updateUser(tx, id, { password })
    await removeSessionsOf(tx, id)
    await removeTriesOf(tx, user)
  })
}

function forbidOwnAccount(actor: Writer, id: number, message: string): void {
  if (actor.id === id) throw new AppError('FORBIDDEN', message)
}
