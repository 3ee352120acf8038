import type { z } from 'zod'
import type { passwordFormSchema } from '../../../contract/passwords.ts'
import type { Profile } from '../../../contract/session.ts'
import { FormDialog } from '../../kit/form/form-dialog.tsx'
import { PasswordField } from '../../kit/form/password-input.tsx'
import { useStaffForm } from '../../kit/form/use-staff-form.ts'
import { serverMessageOr } from '../../kit/write/failure-messages.ts'
import { useWrite } from '../../kit/write/use-write.ts'
import { PROFILE_KEY, USERS_KEY } from '../../queries.ts'
import { useApi } from '../../staff.ts'
import { OwnPasswordField } from './own-password-field.tsx'

type PasswordValues = z.input<typeof passwordFormSchema>

const LABELS = {
  currentPassword: 'Текущий пароль',
  newPassword: 'Новый пароль',
  confirmPassword: 'Новый пароль ещё раз',
}

/** Form for changing one's own password. */
export function PasswordForm({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const api = useApi()
  const { run } = useWrite({
    call: (values: PasswordValues, options) => api.account.changePassword(values, options),
    record: () => ({ entity: 'users', id: profile.id, version: profile.version }),
    success: { title: 'Успех', description: 'Пароль успешно изменен' },
    failure: serverMessageOr('Не удалось изменить пароль'),
    refresh: [PROFILE_KEY, USERS_KEY],
  })
  const staffForm = useStaffForm<PasswordValues>({
    schema: async () => (await import('../../../contract/passwords.ts')).passwordFormSchema,
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
    save: run,
    onSaved: onClose,
  })
  const { register, formState } = staffForm.form
  const { errors } = formState
  return (
    <FormDialog
      title="Изменить пароль"
      staffForm={staffForm}
      labels={LABELS}
      save="Изменить пароль"
      onClose={onClose}
    >
      <OwnPasswordField
        profile={profile}
        label={LABELS.currentPassword}
        field={register('currentPassword')}
        error={errors.currentPassword?.message}
      />
      <PasswordField
        label={LABELS.newPassword}
        hint="Не менее 6 символов. На других устройствах понадобится войти заново"
        field={register('newPassword')}
        error={errors.newPassword?.message}
        autoComplete="new-password"
      />
      <PasswordField
        label={LABELS.confirmPassword}
        field={register('confirmPassword')}
        error={errors.confirmPassword?.message}
        autoComplete="new-password"
      />
    </FormDialog>
  )
}
