import type { Database, Transaction } from '../../../platform/db/database.ts'
import type { Secrets } from '../../../secrets.ts'

/** What a letter to a member of staff about his own account tells; `at` is a moment in ISO. */
export type AccountLetter =
  | { kind: 'reset'; token: string }
  | { kind: 'password-changed'; at: string }
  /** To the former address: letters go to another one, or to none, from now on. */
  | { kind: 'mail-changed'; at: string }
  /** `address`: the network, null where it tells nothing. */
  | { kind: 'new-device'; at: string; device: string; address: string | null }

/** The same as it waits in the queue: what it tells is encrypted, a link of a letter opens an account. */
export interface SealedLetter {
  userId: number
  sealed: string
  /** The site's address for its link; null without one that no stranger can have named. */
  origin: string | null
}

/** What the sign-in asks of those above it that write letters. */
export interface AccountMail {
  /** Whether the shop's mail is set up: a letter that cannot be sent now waits. */
  isOn(db: Database): Promise<boolean>
  /** Whether it is sent now, too: nothing is held since a restore, and the channel's secrets can be read. */
  sendsNow(db: Database, secrets: Secrets): Promise<boolean>
  /** Plans a letter to an address. */
  queue(tx: Transaction, email: string, letter: SealedLetter): Promise<void>
}

declare module '../../../platform/http/api-context.ts' {
  interface ApiContext {
    accountMail: AccountMail
  }
}

/** Encrypts what a letter tells. */
export const sealLetter = (secrets: Secrets, letter: AccountLetter): string =>
  secrets.encrypt(JSON.stringify(letter))

/** What a letter about a change is written with. */
export interface LetterParts {
  secrets: Secrets
  accountMail: AccountMail
  /** PUBLIC_URL; without it the letter has no link: the address that a stranger has called the site by is no place to send its owner to. */
  publicUrl: string | undefined
}

/** Plans a letter that tells of a change of an account. */
export function tellByLetter(
  tx: Transaction,
  { secrets, accountMail, publicUrl }: LetterParts,
  { userId, email }: { userId: number; email: string },
  letter: AccountLetter,
): Promise<void> {
  const sealed = sealLetter(secrets, letter)
  return accountMail.queue(tx, email, { userId, sealed, origin: publicUrl ?? null })
}

/** What a letter tells; null when it was encrypted by another key. */
export function openLetter(secrets: Secrets, sealed: string): AccountLetter | null {
  const text = secrets.decrypt(sealed)
  return text === null ? null : JSON.parse(text)
}
