import { z } from 'zod'
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

/** The answer to whoever has signed in. */
export const signedInSchema = z.object({ user: currentUserSchema })

export const session = {
  me: defineEndpoint(staffEndpoints.session.me, 'Кто вошёл; 401, если никто').output(
    z.object({ user: profileSchema }),
  ),
  login: defineEndpoint(staffEndpoints.session.login, 'Вход').input(credentialsSchema).output(signedInSchema),
  logout: defineEndpoint(staffEndpoints.session.logout, 'Выход').output(
    z.object({ success: z.literal(true) }),
  ),
}
