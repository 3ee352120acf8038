import { useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type { profileChangesSchema } from '../../contract/users.ts'
import { TextField } from '../form/fields.tsx'
import { type StaffForm, useStaffForm } from '../form/use-staff-form.ts'
import { useWrite } from '../form/use-write.ts'
import { PROFILE_KEY, sessionQuery, USERS_KEY } from '../queries.ts'
import { useApi } from '../staff.ts'

type AccountValues = z.input<typeof profileChangesSchema>

/** Names of the fields, also for the foot of the form. */
export const ACCOUNT_LABELS = { fullName: 'Полное имя', email: 'Эл. почта' }

/** The form of an account's name and email: one's own or, for an admin, somebody else's. The shell follows one's own name. */
export function useAccountForm(account: Account, onSaved?: () => void): StaffForm<AccountValues> {
  const api = useApi()
  const queries = useQueryClient()
  const { run } = useWrite({
    call: (values: AccountValues) => api.account.update({ ...values, id: account.id }),
    success: { title: 'Успех', description: 'Профиль успешно обновлен' },
    failure: (reason) => `Не удалось обновить профиль: ${reason}`,
    refresh: [USERS_KEY, PROFILE_KEY],
  })
  return useStaffForm<AccountValues>({
    schema: async () => (await import('../../contract/users.ts')).profileChangesSchema,
    defaultValues: { fullName: account.fullName ?? '', email: account.email ?? '' },
    async save(values) {
      const { id, fullName } = await run(values)
      queries.setQueryData(sessionQuery(api).queryKey, (user) =>
        user?.id === id ? { ...user, fullName } : user,
      )
    },
    ...(onSaved ? { onSaved } : {}),
  })
}

/** Full name and email of an account; `isOwn` lets the browser fill them in. */
export function AccountFields({ staffForm, isOwn }: { staffForm: StaffForm<AccountValues>; isOwn: boolean }) {
  const { register, formState } = staffForm.form
  const { errors } = formState
  return (
    <>
      <TextField
        label={ACCOUNT_LABELS.fullName}
        hint="Так имя видно в админ панели"
        field={register('fullName')}
        error={errors.fullName?.message}
        autoComplete={isOwn ? 'name' : 'off'}
      />
      <TextField
        label={ACCOUNT_LABELS.email}
        field={register('email')}
        error={errors.email?.message}
        inputMode="email"
        autoComplete={isOwn ? 'email' : 'off'}
        spellCheck={false}
      />
    </>
  )
}

interface Account {
  id: number
  fullName: string | null
  email: string | null
}
