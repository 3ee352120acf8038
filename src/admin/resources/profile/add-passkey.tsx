import { useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type { beginPasskeySchema } from '../../../contract/account/passkeys.ts'
import type { Profile } from '../../../contract/session.ts'
import { FormDialog } from '../../kit/form/form-dialog.tsx'
import { useStaffForm } from '../../kit/form/use-staff-form.ts'
import { serverMessageOr } from '../../kit/write/failure-messages.ts'
import { useWrite } from '../../kit/write/use-write.ts'
import { useApi } from '../../staff.ts'
import { OwnPasswordField } from './own-password-field.tsx'
import { PasskeyNameField } from './passkey-name-field.tsx'
import { ownSessionsQuery, passkeysQuery, secondFactorQuery } from './queries.ts'

type Values = z.input<typeof beginPasskeySchema>

/** Adds a passkey: name and password, then the browser asks for the key. */
export function AddPasskey({ profile, onDone, onClose }: AddPasskeyProps) {
  const api = useApi()
  const queries = useQueryClient()
  const refresh = [
    passkeysQuery(api).queryKey,
    secondFactorQuery(api).queryKey,
    ownSessionsQuery(api).queryKey,
  ]
  const { run } = useWrite({
    call: async ({ name, password }: Values) => {
      const { createPasskey } = await import('./create-passkey.ts')
      const response = await createPasskey(await api.passkeys.begin({ password }))
      return await api.passkeys.create({ name, response }).catch((error: unknown) => {
        // The key may be there, and only the answer lost.
        for (const queryKey of refresh) void queries.invalidateQueries({ queryKey })
        throw error
      })
    },
    success: ({ passkey }) => ({ title: 'Ключ входа добавлен', description: passkey.name }),
    failure: serverMessageOr('Не удалось добавить ключ входа'),
    refresh,
  })
  const staffForm = useStaffForm<Values>({
    schema: async () => (await import('../../../contract/account/passkeys.ts')).beginPasskeySchema,
    defaultValues: { name: '', password: '' },
    save: async (values) => onDone((await run(values)).recoveryCodes),
  })
  const { register, formState } = staffForm.form
  return (
    <FormDialog
      title="Добавить ключ входа"
      staffForm={staffForm}
      labels={{ name: 'Название ключа', password: 'Пароль' }}
      save="Продолжить"
      onClose={onClose}
    >
      <p>
        Дальше браузер предложит создать ключ на этом устройстве, на телефоне или на ключе USB. Если второго
        шага у вас ещё нет, он включится, и на других устройствах понадобится войти заново.
      </p>
      <PasskeyNameField field={register('name')} error={formState.errors.name?.message} />
      <OwnPasswordField
        profile={profile}
        field={register('password')}
        error={formState.errors.password?.message}
      />
    </FormDialog>
  )
}

interface AddPasskeyProps {
  profile: Pick<Profile, 'username'>
  /** Called with the recovery codes; none beside another second factor. */
  onDone: (codes: readonly string[]) => void
  onClose: () => void
}
