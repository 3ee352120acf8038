import { AppError } from '../../app-error.ts'
import { COMMON_PASSWORDS } from './common-passwords.ts'

/** Throws BAD_REQUEST for one of the most common passwords and for the account's name. */
export function requireUncommon(password: string, username: string): void {
  const guessed = password.trim().toLowerCase()
  if (guessed === username.trim().toLowerCase()) {
    throw new AppError('BAD_REQUEST', 'Пароль не должен совпадать с именем пользователя')
  }
  if (COMMON_PASSWORDS.has(guessed)) {
    throw new AppError('BAD_REQUEST', 'Этот пароль слишком распространён, придумайте другой')
  }
}
