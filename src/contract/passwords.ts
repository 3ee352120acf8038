import { z } from 'zod'

const TOO_LONG = 'Пароль слишком длинный'
const CURRENT = 'Введите текущий пароль'
const NEW = 'Новый пароль должен содержать не менее 6 символов'
const CONFIRM = 'Подтвердите новый пароль'
const MISMATCH = { error: 'Пароли не совпадают', path: ['confirmPassword'] }

/** At least 6 characters (admin.md, section 9), at most what the sign-in form accepts. */
export const newPasswordField = (tooShort: string) =>
  z.string({ error: tooShort }).min(6, tooShort).max(1000, TOO_LONG)

const fields = {
  currentPassword: z.string({ error: CURRENT }).min(1, CURRENT).max(1000, TOO_LONG),
  newPassword: newPasswordField(NEW),
}

/** Schema of the call: the confirmation is optional, but must equal the new password. */
export const passwordChangeSchema = z
  .object({ ...fields, confirmPassword: z.string({ error: CONFIRM }).nullish() })
  .refine(({ newPassword, confirmPassword }) => (confirmPassword ?? newPassword) === newPassword, MISMATCH)

/** Schema of the staff area's form: the confirmation is required (admin.md, section 5). */
export const passwordFormSchema = z
  .object({ ...fields, confirmPassword: z.string({ error: CONFIRM }).min(6, CONFIRM) })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, MISMATCH)
