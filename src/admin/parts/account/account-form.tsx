import { useQueryClient } from '@tanstack/react-query'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import type { profileChangesSchema } from '../../../contract/users.ts'
import { declareFields } from '../../kit/fields/declare-fields.ts'
import { email, text } from '../../kit/fields/text-kinds.tsx'
import { useStaffForm } from '../../kit/form/use-staff-form.ts'
import type { Seen } from '../../kit/write/in-turn.ts'
import { shownByForm } from '../../kit/write/stale.ts'
import { useWrite } from '../../kit/write/use-write.ts'
import { PROFILE_KEY, sessionQuery, USERS_KEY } from '../../queries.ts'
import { useApi } from '../../staff.ts'

type AccountValues = z.input<typeof profileChangesSchema>

/** Whether the shop's mail is set up, the form does not know. */
const OWN_MAIL =
  'Если почта магазина настроена, ссылку на новый пароль новый адрес получит не раньше чем через сутки'

/** Name and mail of an account (admin.md, sections 2 and 5); a browser may fill in one's own. */
const accountFields = (isOwn: boolean) =>
  declareFields<AccountValues>('users', {
    fullName: text({ hint: 'Так имя видно в админ панели', autoComplete: isOwn ? 'name' : 'off' }),
    email: email({
      label: 'Эл. почта',
      ...(isOwn ? { hint: OWN_MAIL } : {}),
      autoComplete: isOwn ? 'email' : 'off',
    }),
  })
const OWN = accountFields(true)
const ANOTHER = accountFields(false)

/** Form state for an account's name and email: one's own or, for admins, another one. Refetches the name shown in the shell. */
export function useAccountForm(row: Account, { isOwn, onSaved }: AccountFormOptions) {
  const api = useApi()
  const queries = useQueryClient()
  const { fields, labels, toValues, toInput, toTypedSchema } = isOwn ? OWN : ANOTHER
  const { run } = useWrite({
    call: ({ values }: { values: AccountValues; seen: Seen | undefined }, options) =>
      api.account.update({ ...values, id: row.id }, options),
    record: ({ seen }) => seen,
    success: { title: 'Успех', description: 'Профиль успешно обновлен' },
    failure: (reason) => `Не удалось обновить профиль: ${reason}`,
    refresh: [USERS_KEY, PROFILE_KEY],
    onStale: shownByForm,
  })
  const staffForm = useStaffForm<FieldValues, Account>({
    schema: async () => toTypedSchema((await import('../../../contract/users.ts')).profileChangesSchema),
    defaultValues: toValues(row),
    record: { entity: 'users', id: row.id, row, toValues },
    async save(values, _changed, _base, seen) {
      const stored = await run({ values: toInput(values), seen })
      const { id, fullName } = stored
      queries.setQueryData(sessionQuery(api).queryKey, (user) =>
        user?.id === id ? { ...user, fullName } : user,
      )
      return stored
    },
    onSaved,
  })
  return {
    staffForm,
    labels,
    /** For `FormFields`. */
    parts: { form: staffForm.form, row, fields, labels },
  }
}

interface Account {
  id: number
  fullName: string | null
  email: string | null
  version?: number | undefined
}

interface AccountFormOptions {
  isOwn: boolean
  onSaved?: () => void
}
