import { z } from 'zod'

const TOO_LONG = 'Пароль слишком длинный'
const CURRENT_REQUIRED = 'Введите текущий пароль'
const NEW_TOO_SHORT = 'Новый пароль должен содержать не менее 6 символов'
const CONFIRM_REQUIRED = 'Подтвердите новый пароль'
const MISMATCH = { error: 'Пароли не совпадают', path: ['confirmPassword'] }

/** At least 6 characters (admin.md, section 9), at most what the sign-in form accepts. */
export const newPasswordField = (tooShort = NEW_TOO_SHORT) =>
  z.string({ error: tooShort }).min(6, tooShort).max(1000, TOO_LONG)

const fields = {
  currentPassword: z.string({ error: CURRENT_REQUIRED }).min(1, CURRENT_REQUIRED).max(1000, TOO_LONG),
  newPassword: newPasswordField(),
}

/** Schema of the call: the confirmation is optional, but must equal the new password. */
export const passwordChangeSchema = z
  .object({ ...fields, confirmPassword: z.string({ error: CONFIRM_REQUIRED }).nullish() })
  .refine(({ newPassword, confirmPassword }) => (confirmPassword ?? newPassword) === newPassword, MISMATCH)

/** Schema of the staff area's form: the confirmation is required (admin.md, section 5). */
export const passwordFormSchema = z
  .object({ ...fields, confirmPassword: z.string({ error: CONFIRM_REQUIRED }).min(6, CONFIRM_REQUIRED) })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, MISMATCH)
