import type { SignInRules } from '../../../../contract/account/sign-in-rules.ts'
import { AppError } from '../../../app-error.ts'
import type { Database, Transaction } from '../../../platform/db/database.ts'
import type { Changes } from '../../../platform/db/rows.ts'
import { staffTransaction } from '../../../platform/db/staff-transaction.ts'
import type { Writer } from '../../../platform/db/versioned.ts'
import { recordEvent } from '../../journal/journal.service.ts'
import { hasSecondFactor } from '../accounts.store.ts'
import { lockAccount } from '../users.store.ts'
import { findSignInRules, lockSignInRules, updateSignInRules } from './sign-in-rules.store.ts'

/** The rules of the sign-in that hold now. */
export const readSignInRules = (db: Database | Transaction): Promise<SignInRules> => findSignInRules(db)

/**
 * Undefined is left as it is; returns the rules that hold from now on. Throws CONFLICT for who demands of all admins the second factor
 * that he has not turned on himself.
 */
export function changeSignInRules(
  db: Database,
  actor: Writer,
  changes: Changes<SignInRules>,
): Promise<SignInRules> {
  return staffTransaction(db, actor, async (tx) => {
    const before = await lockSignInRules(tx)
    await updateSignInRules(tx, changes)
    const after = await findSignInRules(tx)
    const changed = RULES.filter((rule) => before[rule] !== after[rule])
    if (changed.length === 0) return after
    if (changed.includes('secondFactorForAdmins') && after.secondFactorForAdmins) await requireOwn(tx, actor)
    await recordEvent(tx, {
      action: 'update',
      entity: 'settings',
      entityId: '',
      title: 'Правила входа',
      changes: changed.map((rule) => ({ field: `signIn.${rule}`, before: before[rule], after: after[rule] })),
    })
    return after
  })
}

/** Who shuts the others out must not shut himself out. */
async function requireOwn(tx: Transaction, { id }: Writer): Promise<void> {
  // Turning it off takes the same lock.
  await lockAccount(tx, id)
  if (await hasSecondFactor(tx, id)) return
  throw new AppError(
    'CONFLICT',
    'Сначала включите второй шаг входа у себя, в профиле: иначе вы закроете вход и себе',
  )
}

const RULES = ['secondFactorForAdmins', 'refuseLeakedPasswords', 'newDeviceLetters'] as const
