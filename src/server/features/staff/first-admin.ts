import { randomBytes } from 'node:crypto'
import type { Database } from '../../platform/db/database.ts'
import { countAccounts, insertAdmin } from './accounts.store.ts'
import { hashPassword } from './password.ts'

export interface FirstAdmin {
  username: string
  /** To be printed once; null when it came from ADMIN_PASSWORD. */
  generatedPassword: string | null
}

/** Creates the account `admin` if there is no account, else returns null. There is no default password (decisions.md). */
export async function createFirstAdmin(db: Database, chosen: string | undefined): Promise<FirstAdmin | null> {
  if ((await countAccounts(db)) > 0) return null
  const password = chosen ?? randomBytes(12).toString('base64url')
  await insertAdmin(db, { username: 'admin', password: await hashPassword(password) })
  return { username: 'admin', generatedPassword: chosen === undefined ? password : null }
}
