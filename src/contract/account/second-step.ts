import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { staffEndpoints } from '../endpoints.staff.ts'
import { signedInSchema } from '../session.ts'
import { totpField } from './second-factor.ts'

/** Ways of the second step; which of them an account has, the first step says. */
export const SECOND_STEPS = ['totp', 'recovery'] as const
export type SecondStep = (typeof SECOND_STEPS)[number]

const ONE_CODE = { error: 'Нужен один код: из приложения или восстановления', path: ['totp'] }
const WRONG_TICKET = 'Сначала введите пароль'

/** Schema of the second step: one of the codes. */
export const secondStepSchema = z
  .object({
    ticket: z.string({ error: WRONG_TICKET }).min(1, WRONG_TICKET).max(200, WRONG_TICKET),
    totp: totpField.optional(),
    recovery: z
      .string()
      .trim()
      .min(1, 'Введите код восстановления')
      .max(100, 'Код слишком длинный')
      .optional(),
  })
  .refine(({ totp, recovery }) => (totp === undefined) !== (recovery === undefined), ONE_CODE)
export type SecondStepInput = z.output<typeof secondStepSchema>

/** Apart from the first step, whose schema every sign-in form loads. */
export const secondStep = {
  second: defineEndpoint(
    staffEndpoints.session.second,
    'Второй шаг входа: код из приложения или восстановления',
  )
    .input(secondStepSchema)
    .output(signedInSchema),
}
