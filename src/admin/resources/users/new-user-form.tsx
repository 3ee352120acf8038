import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import type { newUserSchema } from '../../../contract/users.ts'
import { ROLE_LABELS } from '../../../domain/staff/role-labels.ts'
import { declareFields } from '../../kit/fields/declare-fields.ts'
import { FormFields } from '../../kit/fields/form-fields.tsx'
import { choice, toggle } from '../../kit/fields/kinds.tsx'
import { email, password, text } from '../../kit/fields/text-kinds.tsx'
import { FormDialog } from '../../kit/form/form-dialog.tsx'
import { useStaffForm } from '../../kit/form/use-staff-form.ts'
import { serverMessageOr } from '../../kit/write/failure-messages.ts'
import { useWrite } from '../../kit/write/use-write.ts'
import { useApi } from '../../staff.ts'
import { usersQuery } from './queries.ts'

type NewUser = z.input<typeof newUserSchema>

/** A new account (admin.md, sections 2 and 5); the role has no default. */
const newUser = declareFields<NewUser>('users', {
  username: text({
    isRequired: true,
    hint: 'Под этим именем входят',
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    isHalf: true,
  }),
  password: password({ hint: 'Сообщите его сотруднику лично', autoComplete: 'new-password', isHalf: true }),
  fullName: text({ autoComplete: 'off', isHalf: true }),
  email: email({ label: 'Эл. почта', isHalf: true }),
  role: choice({
    choices: { manager: ROLE_LABELS.manager, admin: ROLE_LABELS.admin },
    none: 'Выберите роль',
    isRequired: true,
    hint: 'Менеджер ведёт каталог и содержание сайта, администратор ещё и настройки с пользователями',
  }),
  isActive: toggle({ hint: 'Может войти сразу после создания' }),
})

/** Form of a new account. Nothing of it is kept for later, as there is a password in it. */
export function NewUserForm({ onClose }: { onClose: () => void }) {
  const api = useApi()
  const { fields, labels, toValues, toInput, toTypedSchema } = newUser
  const { run } = useWrite({
    call: (values: NewUser) => api.adminUsers.create(values),
    success: ({ username }) => ({ title: 'Пользователь успешно создан', description: username }),
    failure: serverMessageOr('Не удалось создать пользователя'),
    refresh: [usersQuery(api).queryKey],
  })
  const staffForm = useStaffForm<FieldValues>({
    schema: async () => toTypedSchema((await import('../../../contract/users.ts')).newUserSchema),
    defaultValues: toValues(undefined),
    save: (values) => run(toInput(values)),
    onSaved: onClose,
  })
  return (
    <FormDialog
      title="Создать пользователя"
      staffForm={staffForm}
      labels={labels}
      save="Создать"
      onClose={onClose}
    >
      <FormFields form={staffForm.form} row={undefined} fields={fields} labels={labels} />
    </FormDialog>
  )
}
