import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { recordEvent } from '../journal/journal.service.ts'
import { removeSecondFactor } from './second-factor.store.ts'
import { findAccount } from './session.store.ts'

/**
 * Takes the second factor off an account by its name, for whoever holds the machine: the only admin may have lost phone and codes.
 * False where no account is called so, or it has none.
 */
export async function takeOffByName(db: Database, username: string): Promise<boolean> {
  return await inTransaction(db, async (tx) => {
    const account = await findAccount(tx, username)
    if (!account || !(await removeSecondFactor(tx, account.id))) return false
    await recordEvent(tx, {
      action: 'update',
      entity: 'users',
      entityId: String(account.id),
      title: username,
      changes: [{ field: 'secondFactor', before: true, after: false }],
    })
    return true
  })
}
