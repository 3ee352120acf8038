import { z } from 'zod'

const TOO_LONG = 'Пароль слишком длинный'
const CURRENT = 'Введите текущий пароль'
const NEW = 'Новый пароль должен содержать не менее 6 символов'
const CONFIRM = 'Подтвердите новый пароль'
const MISMATCH = { error: 'Пароли не совпадают', path: ['confirmPassword'] }

/** At least 6 characters (admin.md, section 9), and no more than the sign-in form takes. */
export const newPasswordField = (tooShort: string) =>
  z.string({ error: tooShort }).min(6, tooShort).max(1000, TOO_LONG)

const fields = {
  currentPassword: z.string({ error: CURRENT }).min(1, CURRENT).max(1000, TOO_LONG),
  newPassword: newPasswordField(NEW),
}

/** What the server takes: the confirmation may be absent, and equals the new password when it is there. */
export const passwordChangeSchema = z
  .object({ ...fields, confirmPassword: z.string({ error: CONFIRM }).nullish() })
  .refine(({ newPassword, confirmPassword }) => (confirmPassword ?? newPassword) === newPassword, MISMATCH)

/** What the form of the staff area asks for: the confirmation is required (admin.md, section 5). */
export const passwordFormSchema = z
  .object({ ...fields, confirmPassword: z.string({ error: CONFIRM }).min(6, CONFIRM) })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, MISMATCH)
