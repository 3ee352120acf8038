import type { z } from 'zod'
import type { newUserSchema } from '../../../contract/users.ts'
import { EmailField, SelectField, SwitchField, TextField } from '../../kit/form/fields.tsx'
import { FormDialog } from '../../kit/form/form-dialog.tsx'
import { PasswordField } from '../../kit/form/password-input.tsx'
import { useStaffForm } from '../../kit/form/use-staff-form.ts'
import { serverMessageOr } from '../../kit/write/failure-messages.ts'
import { useWrite } from '../../kit/write/use-write.ts'
import { formatRole } from '../../session/role-labels.ts'
import { useApi } from '../../staff.ts'
import { usersQuery } from './queries.ts'

type NewUserValues = z.input<typeof newUserSchema>

const LABELS = {
  username: 'Имя пользователя',
  password: 'Пароль',
  fullName: 'Полное имя',
  email: 'Эл. почта',
  role: 'Роль',
  isActive: 'Активен',
}

/** Form of a new account; the role has no default. */
export function NewUserForm({ onClose }: { onClose: () => void }) {
  const api = useApi()
  const { run } = useWrite({
    call: (values: NewUserValues) => api.adminUsers.create(values),
    success: ({ username }) => ({ title: 'Пользователь успешно создан', description: username }),
    failure: serverMessageOr('Не удалось создать пользователя'),
    refresh: [usersQuery(api).queryKey],
  })
  const staffForm = useStaffForm<NewUserValues>({
    schema: async () => (await import('../../../contract/users.ts')).newUserSchema,
    defaultValues: { username: '', password: '', fullName: '', email: '', isActive: true },
    save: run,
    onSaved: onClose,
  })
  const { register, formState } = staffForm.form
  const { errors } = formState
  return (
    <FormDialog
      title="Создать пользователя"
      staffForm={staffForm}
      labels={LABELS}
      save="Создать"
      onClose={onClose}
    >
      <div className="form__2">
        <TextField
          label={LABELS.username}
          isRequired
          hint="Под этим именем входят"
          field={register('username')}
          error={errors.username?.message}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          label={LABELS.password}
          hint="Сообщите его сотруднику лично"
          field={register('password')}
          error={errors.password?.message}
          autoComplete="new-password"
        />
        <TextField
          label={LABELS.fullName}
          field={register('fullName')}
          error={errors.fullName?.message}
          autoComplete="off"
        />
        <EmailField label={LABELS.email} field={register('email')} error={errors.email?.message} />
      </div>
      <SelectField
        label={LABELS.role}
        isRequired
        hint="Менеджер ведёт каталог и содержание сайта, администратор ещё и настройки с пользователями"
        field={register('role')}
        error={errors.role?.message}
      >
        <option value="">Выберите роль</option>
        <option value="manager">{formatRole('manager')}</option>
        <option value="admin">{formatRole('admin')}</option>
      </SelectField>
      <SwitchField
        label={LABELS.isActive}
        hint="Может войти сразу после создания"
        field={register('isActive')}
      />
    </FormDialog>
  )
}
