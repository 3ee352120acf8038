import { sql } from 'drizzle-orm'
import type { SignInRules } from '../../../../contract/account/sign-in-rules.ts'
import type { Database, Transaction } from '../../../platform/db/database.ts'
import type { Changes } from '../../../platform/db/rows.ts'
import { signInRules } from '../staff.table.ts'

const NO_RULES: SignInRules = {
  secondFactorForAdmins: false,
  refuseLeakedPasswords: false,
  newDeviceLetters: false,
}

/** The rules of the sign-in; none before the first change. */
export async function findSignInRules(db: Database | Transaction): Promise<SignInRules> {
  const { secondFactorForAdmins, refuseLeakedPasswords, newDeviceLetters } = signInRules
  const [row] = await db
    .select({ secondFactorForAdmins, refuseLeakedPasswords, newDeviceLetters })
    .from(signInRules)
    .limit(1)
  return row ?? NO_RULES
}

/** Reads the rules, and lets no other transaction change them until this one ends. */
export async function lockSignInRules(tx: Transaction): Promise<SignInRules> {
  await tx.insert(signInRules).values({}).onConflictDoNothing()
  await tx.execute(sql`select 1 from ${signInRules} for update`)
  return findSignInRules(tx)
}

/** Undefined is left as it is; the row exists, since it was locked. */
export async function updateSignInRules(tx: Transaction, changes: Changes<SignInRules>): Promise<void> {
  await tx.update(signInRules).set({ id: 1, ...changes })
}
