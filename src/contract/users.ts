import { z } from 'zod'
import { rightsSchema } from './account/rights.ts'
import { defineEndpoint } from './endpoint.ts'
import { staffEndpoints } from './endpoints.staff.ts'
import { idInPath, optionalText } from './fields.ts'
import { mailText } from './inquiries/contact-fields.ts'
import { newPasswordField, passwordChangeSchema } from './passwords.ts'
import { profileSchema, STAFF_ROLES } from './session.ts'

/** An account as admins see it; `user` is the database's default role and cannot be assigned (decisions.md). */
export const staffUserSchema = profileSchema.omit({ secondFactorDemanded: true }).extend({
  role: z.enum([...STAFF_ROLES, 'user']),
  secondFactor: z.literal(true).optional().describe('Есть, если второй шаг входа включён'),
})
export type StaffUser = z.infer<typeof staffUserSchema>

const USERNAME_TOO_SHORT = 'Имя пользователя должно содержать не менее 3 символов'
const WRONG_EMAIL = 'Введите корректный email'

/** Optional email; empty becomes null. */
const emailField = mailText(WRONG_EMAIL)
  .nullish()
  .transform((email) => (email === '' ? null : email))

const roleField = z.enum(STAFF_ROLES, { error: 'Выберите роль' })
const activeField = z.boolean({ error: 'Ожидается да или нет' })

/** A new account (admin.md, section 5). */
export const newUserSchema = z.object({
  username: z
    .string({ error: USERNAME_TOO_SHORT })
    .trim()
    .min(3, USERNAME_TOO_SHORT)
    .max(200, 'Имя пользователя слишком длинное'),
  password: newPasswordField('Пароль должен содержать не менее 6 символов'),
  fullName: optionalText(200),
  email: emailField,
  role: roleField,
  isActive: activeField.default(true),
})

/** Changes to one's own profile (admin.md, section 5); absent is unchanged, null and empty are cleared. */
export const profileChangesSchema = z.object({ fullName: optionalText(200), email: emailField })

/** A new password for another account. */
export const passwordResetSchema = z.object({
  password: newPasswordField('Пароль должен содержать не менее 6 символов'),
})

const ofAccount = z.object({ id: idInPath })
const done = z.object({ success: z.literal(true) })

export const adminUsers = {
  list: defineEndpoint(staffEndpoints.adminUsers.list, 'Учётные записи сотрудников').output(
    z.array(staffUserSchema),
  ),
  create: defineEndpoint(staffEndpoints.adminUsers.create, 'Новая учётная запись')
    .input(newUserSchema)
    .output(staffUserSchema),
  updateStatus: defineEndpoint(
    staffEndpoints.adminUsers.updateStatus,
    'Заблокировать или разблокировать; сеансы кончаются',
  )
    .input(ofAccount.extend({ isActive: activeField }))
    .output(staffUserSchema),
  updateRole: defineEndpoint(staffEndpoints.adminUsers.updateRole, 'Сменить роль')
    .input(ofAccount.extend({ role: roleField }))
    .output(staffUserSchema),
  updateRights: defineEndpoint(
    staffEndpoints.adminUsers.updateRights,
    'Сузить права менеджера; null — всё, что может роль. Действует со следующего запроса',
  )
    .input(ofAccount.extend({ rights: rightsSchema.nullable() }))
    .output(staffUserSchema),
  resetPassword: defineEndpoint(
    staffEndpoints.adminUsers.resetPassword,
    'Задать новый пароль; сеансы кончаются',
  )
    .input(ofAccount.extend(passwordResetSchema.shape))
    .output(done),
}

export const account = {
  update: defineEndpoint(staffEndpoints.account.update, 'Имя и email: свои, а для администратора и чужие')
    .input(ofAccount.extend(profileChangesSchema.shape))
    .output(staffUserSchema),
  changePassword: defineEndpoint(
    staffEndpoints.account.changePassword,
    'Сменить свой пароль; другие сеансы кончаются',
  )
    .input(passwordChangeSchema)
    .output(done.extend({ message: z.string() })),
}
