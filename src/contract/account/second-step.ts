import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { staffEndpoints } from '../endpoints.staff.ts'
import { signedInSchema } from '../session.ts'
import { assertionSchema, requestOptionsSchema } from './passkeys.ts'
import { totpField } from './second-factor.ts'

const ONE_WAY = {
  error: 'Подтвердите вход чем-то одним: ключом входа, кодом из приложения или кодом восстановления',
  path: ['totp'],
}
const WRONG_TICKET = 'Сначала введите пароль'

const ticketField = z.string({ error: WRONG_TICKET }).min(1, WRONG_TICKET).max(200, WRONG_TICKET)

/** Schema of the second step: a passkey's answer, or one of the codes. */
export const secondStepSchema = z
  .object({
    ticket: ticketField,
    passkey: assertionSchema.optional(),
    totp: totpField.optional(),
    recovery: z
      .string()
      .trim()
      .min(1, 'Введите код восстановления')
      .max(100, 'Код слишком длинный')
      .optional(),
  })
  .refine(
    ({ passkey, totp, recovery }) =>
      [passkey, totp, recovery].filter((way) => way !== undefined).length === 1,
    ONE_WAY,
  )
export type SecondStepInput = z.output<typeof secondStepSchema>

/** Apart from the first step, whose schema every sign-in form loads. */
export const secondStep = {
  second: defineEndpoint(
    staffEndpoints.session.second,
    'Второй шаг входа: ключ входа, код из приложения или восстановления',
  )
    .input(secondStepSchema)
    .output(signedInSchema),
  secondOptions: defineEndpoint(
    staffEndpoints.session.secondOptions,
    'Что передать браузеру, чтобы ключ входа подтвердил второй шаг; действует один раз',
  )
    .input(z.object({ ticket: ticketField }))
    .output(requestOptionsSchema),
}
