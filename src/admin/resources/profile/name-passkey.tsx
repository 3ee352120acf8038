import type { z } from 'zod'
import type { OwnPasskey, passkeyNameSchema } from '../../../contract/account/passkeys.ts'
import { FormDialog } from '../../kit/form/form-dialog.tsx'
import { useStaffForm } from '../../kit/form/use-staff-form.ts'
import { serverMessageOr } from '../../kit/write/failure-messages.ts'
import { useWrite } from '../../kit/write/use-write.ts'
import { useApi } from '../../staff.ts'
import { PasskeyNameField } from './passkey-name-field.tsx'
import { passkeysQuery } from './queries.ts'

type Values = z.input<typeof passkeyNameSchema>

/** Gives a passkey another name. */
export function NamePasskey({ passkey, onClose }: { passkey: OwnPasskey; onClose: () => void }) {
  const api = useApi()
  const { run } = useWrite({
    call: ({ name }: Values) => api.passkeys.rename({ id: passkey.id, name }),
    success: ({ name }) => ({ title: 'Ключ переименован', description: name }),
    failure: serverMessageOr('Не удалось переименовать ключ'),
    refresh: [passkeysQuery(api).queryKey],
  })
  const staffForm = useStaffForm<Values>({
    schema: async () => (await import('../../../contract/account/passkeys.ts')).passkeyNameSchema,
    defaultValues: { name: passkey.name },
    save: async (values) => {
      await run(values)
      onClose()
    },
  })
  const { register, formState } = staffForm.form
  return (
    <FormDialog
      title="Переименовать ключ"
      staffForm={staffForm}
      labels={{ name: 'Название ключа' }}
      save="Сохранить"
      onClose={onClose}
    >
      <PasskeyNameField field={register('name')} error={formState.errors.name?.message} />
    </FormDialog>
  )
}
