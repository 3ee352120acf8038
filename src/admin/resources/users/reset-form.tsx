import type { StaffUser } from '../../../contract/users.ts'
import { FormDialog } from '../../kit/form/form-dialog.tsx'
import { PasswordField } from '../../kit/form/password-input.tsx'
import { useStaffForm } from '../../kit/form/use-staff-form.ts'
import { useWrite } from '../../kit/write/use-write.ts'
import { useApi } from '../../staff.ts'
import { usersQuery } from './queries.ts'

/** Shortest password (admin.md, section 5). */
const SHORTEST = 6
const TOO_SHORT = 'Пароль должен содержать не менее 6 символов'

/** Form for another account's new password; the button is disabled until it is long enough. */
export function ResetForm({ user, onClose }: { user: StaffUser; onClose: () => void }) {
  const api = useApi()
  const { run } = useWrite({
    call: ({ password }: { password: string }, options) =>
      api.adminUsers.resetPassword({ id: user.id, password }, options),
    record: () => ({ entity: 'users', id: user.id, version: user.version }),
    success: { title: 'Пароль пользователя сброшен', description: `${user.username} входит с новым паролем` },
    failure: (reason) => `Не удалось сбросить пароль пользователя: ${reason}`,
    refresh: [usersQuery(api).queryKey],
  })
  const staffForm = useStaffForm<{ password: string }>({
    schema: async () => (await import('../../../contract/users.ts')).passwordResetSchema,
    defaultValues: { password: '' },
    save: run,
    onSaved: onClose,
  })
  const { register, watch, formState } = staffForm.form
  const { length } = watch('password')
  const isShort = length < SHORTEST
  const error = formState.errors.password?.message ?? (isShort && length > 0 ? TOO_SHORT : undefined)
  return (
    <FormDialog
      title={`Новый пароль: ${user.username}`}
      staffForm={staffForm}
      labels={{ password: 'Новый пароль' }}
      save="Сбросить пароль"
      isBlocked={isShort}
      onClose={onClose}
    >
      <p className="confirm">
        Прежний пароль перестанет действовать, а начатые сеансы завершатся. Новый пароль сообщите сотруднику
        лично.
      </p>
      <PasswordField
        label="Новый пароль"
        hint={error ? undefined : TOO_SHORT}
        field={register('password')}
        error={error}
        autoComplete="new-password"
      />
    </FormDialog>
  )
}
