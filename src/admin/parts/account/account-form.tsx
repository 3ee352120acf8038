import { useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type { profileChangesSchema } from '../../../contract/users.ts'
import { EmailField, TextField } from '../../kit/form/fields.tsx'
import { type StaffForm, useStaffForm } from '../../kit/form/use-staff-form.ts'
import type { Seen } from '../../kit/write/in-turn.ts'
import { shownByForm } from '../../kit/write/stale.ts'
import { useWrite } from '../../kit/write/use-write.ts'
import { PROFILE_KEY, sessionQuery, USERS_KEY } from '../../queries.ts'
import { useApi } from '../../staff.ts'

type AccountValues = z.input<typeof profileChangesSchema>

/** Labels of the fields; also used in the form's footer. */
export const ACCOUNT_LABELS = { fullName: 'Полное имя', email: 'Эл. почта' }

/** Form state for an account's name and email: one's own or, for admins, another one. Refetches the name shown in the shell. */
export function useAccountForm(account: Account, onSaved?: () => void): StaffForm<AccountValues> {
  const api = useApi()
  const queries = useQueryClient()
  const { run } = useWrite({
    call: ({ values }: { values: AccountValues; seen: Seen | undefined }, options) =>
      api.account.update({ ...values, id: account.id }, options),
    record: ({ seen }) => seen,
    success: { title: 'Успех', description: 'Профиль успешно обновлен' },
    failure: (reason) => `Не удалось обновить профиль: ${reason}`,
    refresh: [USERS_KEY, PROFILE_KEY],
    onStale: shownByForm,
  })
  return useStaffForm<AccountValues, Account>({
    schema: async () => (await import('../../../contract/users.ts')).profileChangesSchema,
    defaultValues: toValues(account),
    record: { entity: 'users', id: account.id, row: account, toValues },
    async save(values, _changed, _base, seen) {
      const stored = await run({ values, seen })
      const { id, fullName } = stored
      queries.setQueryData(sessionQuery(api).queryKey, (user) =>
        user?.id === id ? { ...user, fullName } : user,
      )
      return stored
    },
    ...(onSaved ? { onSaved } : {}),
  })
}

/** Fields for full name and email; `isOwn` enables autofill. */
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
      <EmailField
        label={ACCOUNT_LABELS.email}
        field={register('email')}
        error={errors.email?.message}
        autoComplete={isOwn ? 'email' : 'off'}
      />
    </>
  )
}

const toValues = (account: Account | undefined) => ({
  fullName: account?.fullName ?? '',
  email: account?.email ?? '',
})

interface Account {
  id: number
  fullName: string | null
  email: string | null
  version?: number | undefined
}
