import { z } from 'zod'
import { totpField } from './account/second-factor.ts'
import { defineEndpoint } from './endpoint.ts'
import { staffEndpoints } from './endpoints.staff.ts'
import { versionField } from './records/records.ts'

export const STAFF_ROLES = ['admin', 'manager'] as const

export const currentUserSchema = z.object({
  id: z.int(),
  username: z.string(),
  fullName: z.string().nullable(),
  role: z.enum(STAFF_ROLES),
})
export type CurrentUser = z.infer<typeof currentUserSchema>

/** The signed-in person's own account, as the profile shows it (admin.md, section 2). */
export const profileSchema = currentUserSchema.extend({
  email: z.string().nullable(),
  isActive: z.boolean(),
  createdAt: z.string(),
  lastLogin: z.string().nullable(),
  version: versionField,
})
export type Profile = z.infer<typeof profileSchema>

/** Schema of sign-in form and call (admin.md, section 5). */
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
export type Credentials = z.infer<typeof credentialsSchema>

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

const signedInSchema = z.object({ user: currentUserSchema })

export const session = {
  me: defineEndpoint(staffEndpoints.session.me, 'Кто вошёл; 401, если никто').output(
    z.object({ user: profileSchema }),
  ),
  login: defineEndpoint(staffEndpoints.session.login, 'Вход').input(credentialsSchema).output(signedInSchema),
  second: defineEndpoint(
    staffEndpoints.session.second,
    'Второй шаг входа: код из приложения или восстановления',
  )
    .input(secondStepSchema)
    .output(signedInSchema),
  logout: defineEndpoint(staffEndpoints.session.logout, 'Выход').output(
    z.object({ success: z.literal(true) }),
  ),
}
