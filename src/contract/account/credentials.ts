import { z } from 'zod'

/** Schema of sign-in form and call (admin.md, section 5); apart from the calls, since every screen of staff may ask to sign in again. */
export const credentialsSchema = z.object({
  username: z
    .string({ error: 'Имя пользователя обязательно' })
    .trim()
    .min(1, 'Имя пользователя обязательно')
    .max(200, 'Имя пользователя слишком длинное'),
  password: z
    .string({ error: 'Пароль обязателен' })
    .min(1, 'Пароль обязателен')
    .max(1000, 'Пароль слишком длинный'),
})
