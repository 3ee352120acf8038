import type { SignInRules } from '../../../../contract/account/sign-in-rules.ts'
import type { Database, Transaction } from '../../../platform/db/database.ts'
import type { Changes } from '../../../platform/db/rows.ts'
import { staffTransaction } from '../../../platform/db/staff-transaction.ts'
import type { Writer } from '../../../platform/db/versioned.ts'
import { recordEvent } from '../../journal/journal.service.ts'
import { findSignInRules, lockSignInRules, updateSignInRules } from './sign-in-rules.store.ts'

/** The rules of the sign-in that hold now. */
export const readSignInRules = (db: Database | Transaction): Promise<SignInRules> => findSignInRules(db)

/** Undefined is left as it is; returns the rules that hold from now on. */
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

const RULES = ['secondFactorForAdmins', 'refuseLeakedPasswords', 'newDeviceLetters'] as const
