import type { Database } from '../../../platform/db/database.ts'
import { isResetOpen } from '../password-reset/password-reset.service.ts'
import type { AccountLetter } from './account-letters.service.ts'
import { findAddressee } from './addressee.store.ts'

/** Whom a letter is for, or why it is not sent any more: the account has changed since, or its link is over. */
export async function requireAddressee(
  db: Database,
  { userId, email, letter }: { userId: number; email: string; letter: AccountLetter },
): Promise<{ username: string; fullName: string | null } | string> {
  // The letter about another address goes to the former one.
  const addressee = await findAddressee(db, userId, letter.kind === 'mail-changed' ? null : email)
  if (!addressee) return 'Учётная запись с тех пор изменилась: письмо не отправлено'
  if (letter.kind === 'reset' && !(await isResetOpen(db, letter.token))) {
    return 'Ссылка больше не действует: письмо не отправлено'
  }
  return addressee
}
