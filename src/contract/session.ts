import { z } from 'zod'
import { credentialsSchema } from './account/credentials.ts'
import { rightsSchema } from './account/rights.ts'
import { defineEndpoint } from './endpoint.ts'
import { staffEndpoints } from './endpoints.staff.ts'
import { versionField } from './records/records.ts'

export const STAFF_ROLES = ['admin', 'manager'] as const

export const currentUserSchema = z.object({
  id: z.int(),
  username: z.string(),
  fullName: z.string().nullable(),
  role: z.enum(STAFF_ROLES),
  rights: rightsSchema.optional().describe('Что администратор оставил менеджеру; нет — всё, что может роль'),
  secondFactorDemanded: z
    .literal(true)
    .optional()
    .describe('Есть у администратора, который обязан включить второй шаг входа: до того доступно только это'),
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
