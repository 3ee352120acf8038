import { wrongField } from '../../app-error.ts'
import type { Database } from '../../platform/db/database.ts'
import { COMMON_PASSWORDS } from './common-passwords.ts'
import { isLeaked } from './leaked-passwords.ts'
import { readSignInRules } from './sign-in-rules/sign-in-rules.service.ts'

/** A new password, whose it is to be, and what its field is called. */
interface Choice {
  password: string
  username: string
  field: 'password' | 'newPassword'
}

/**
 * Throws BAD_REQUEST, at the password's field, for one of the most common passwords and for the account's name; where the rules of the
 * sign-in say so, for one of the long list of leaked passwords too.
 */
export async function requireGoodPassword(db: Database, choice: Choice): Promise<void> {
  const guessed = choice.password.trim().toLowerCase()
  if (guessed === choice.username.trim().toLowerCase()) {
    throw wrongField(choice.field, 'Пароль не должен совпадать с именем пользователя')
  }
  if (COMMON_PASSWORDS.has(guessed)) {
    throw wrongField(choice.field, 'Этот пароль слишком распространён, придумайте другой')
  }
  if ((await readSignInRules(db)).refuseLeakedPasswords && (await isLeaked(guessed))) {
    throw wrongField(
      choice.field,
      'Этот пароль встречается в утечках, его подберут первым. Придумайте другой',
    )
  }
}
