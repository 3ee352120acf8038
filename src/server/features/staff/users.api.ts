import { api } from '../../platform/http/implementer.ts'
import { requireActor, requireWriter } from '../../platform/http/require-actor.ts'
import { changePassword, updateProfile } from './account.service.ts'
import {
  createUser,
  listUsers,
  resetPassword,
  updateRights,
  updateRole,
  updateStatus,
} from './users.service.ts'

export const adminUsers = {
  list: api.adminUsers.list.handler(({ context }) => listUsers(context.db)),
  create: api.adminUsers.create.handler(({ context, input }) =>
    createUser(context.db, requireActor(context), input),
  ),
  updateStatus: api.adminUsers.updateStatus.handler(({ context, input }) =>
    updateStatus(context.db, requireWriter(context, 'users', input.id), input.id, input.isActive),
  ),
  updateRole: api.adminUsers.updateRole.handler(({ context, input }) =>
    updateRole(context.db, requireWriter(context, 'users', input.id), input.id, input.role),
  ),
  updateRights: api.adminUsers.updateRights.handler(({ context, input: { id, rights } }) =>
    updateRights(context.db, requireWriter(context, 'users', id), id, rights),
  ),
  resetPassword: api.adminUsers.resetPassword.handler(async ({ context, input }) => {
    await resetPassword(context.db, requireWriter(context, 'users', input.id), input.id, input.password)
    return { success: true }
  }),
}

export const account = {
  update: api.account.update.handler(({ context, input: { id, ...changes } }) =>
    updateProfile(context, requireWriter(context, 'users', id), id, changes),
  ),
  changePassword: api.account.changePassword.handler(async ({ context, input }) => {
    const { currentPassword, newPassword } = input
    const writer = requireWriter(context, 'users', requireActor(context).id)
    await changePassword(context.db, writer, context.session.secret, { currentPassword, newPassword })
    return { success: true, message: 'Пароль успешно изменен' }
  }),
}
