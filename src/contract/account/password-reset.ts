import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { staffEndpoints } from '../endpoints.staff.ts'
import { newPasswordField } from '../passwords.ts'

const NO_LOGIN = 'Введите имя пользователя или почту'
const NO_TOKEN = 'Откройте ссылку из письма'

/** Schema of the call that asks for a letter. */
export const forgottenSchema = z.object({
  login: z.string({ error: NO_LOGIN }).trim().min(1, NO_LOGIN).max(200, 'Слишком длинно'),
})

/** Schema of the call with the new password; `token` is that of the letter's link. */
export const resetSchema = z.object({
  token: z.string({ error: NO_TOKEN }).min(1, NO_TOKEN).max(200, NO_TOKEN),
  password: newPasswordField(),
})
export type ResetInput = z.output<typeof resetSchema>

const rows = staffEndpoints.passwordReset

/** A new password by letter in place of a forgotten one. */
export const passwordReset = {
  get: defineEndpoint(rows.get, 'Можно ли получить письмо для нового пароля: настроена ли почта').output(
    z.object({ available: z.boolean() }),
  ),
  ask: defineEndpoint(
    rows.ask,
    'Попросить письмо со ссылкой для нового пароля; ответ один и тот же, есть ли такая учётная запись или нет',
  )
    .input(forgottenSchema)
    .output(z.object({ message: z.string() })),
  apply: defineEndpoint(rows.apply, 'Новый пароль по ссылке из письма; вход за ним обычный')
    .input(resetSchema)
    .output(z.object({ success: z.literal(true), message: z.string() })),
}
