import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import type { beginSchema, confirmSchema, Enrolment } from '../../../contract/account/second-factor.ts'
import type { Profile } from '../../../contract/session.ts'
import { Field } from '../../../ui/field/field.tsx'
import { Input } from '../../../ui/field/input.tsx'
import { FormDialog } from '../../kit/form/form-dialog.tsx'
import { useStaffForm } from '../../kit/form/use-staff-form.ts'
import { serverMessageOr } from '../../kit/write/failure-messages.ts'
import { useWrite } from '../../kit/write/use-write.ts'
import { useApi } from '../../staff.ts'
import { OwnPasswordField } from './own-password-field.tsx'
import { secondFactorQuery } from './queries.ts'
import { unlessDone } from './unless-done.ts'

const TITLE = 'Включить второй шаг'

const ALREADY_ON = { title: 'Второй шаг уже включён', description: 'Получите новые коды восстановления.' }

/** Turning it on: the password, then the key for the app and its first code. */
export function TurnOn({ profile, onDone, onClose }: TurnOnProps) {
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null)
  return enrolment ? (
    <FirstCode enrolment={enrolment} onDone={onDone} onClose={onClose} />
  ) : (
    <Begin profile={profile} onBegun={setEnrolment} onClose={onClose} />
  )
}

function Begin({ profile, onBegun, onClose }: BeginProps) {
  const api = useApi()
  const queries = useQueryClient()
  const { run } = useWrite({
    call: (values: z.input<typeof beginSchema>) =>
      unlessDone(api.secondFactor.begin(values), { api, queries, isDone: ({ totp }) => totp }),
    success: (begun) => (begun ? null : ALREADY_ON),
    failure: serverMessageOr('Не удалось начать включение второго шага'),
    refresh: [],
  })
  const staffForm = useStaffForm<z.input<typeof beginSchema>>({
    schema: async () => (await import('../../../contract/account/second-factor.ts')).beginSchema,
    defaultValues: { password: '' },
    save: async (values) => {
      const begun = await run(values)
      if (begun) onBegun(begun)
      else onClose()
    },
  })
  const { register, formState } = staffForm.form
  return (
    <FormDialog
      title={TITLE}
      staffForm={staffForm}
      labels={{ password: 'Пароль' }}
      save="Продолжить"
      onClose={onClose}
    >
      <p>Понадобится телефон с приложением для кодов: Яндекс Ключ, Google Authenticator, 2FAS или другим.</p>
      <OwnPasswordField
        username={profile.username}
        label="Пароль"
        field={register('password')}
        error={formState.errors.password?.message}
      />
    </FormDialog>
  )
}

function FirstCode({ enrolment, onDone, onClose }: FirstCodeProps) {
  const api = useApi()
  const queries = useQueryClient()
  const { run } = useWrite({
    call: (values: z.input<typeof confirmSchema>) =>
      unlessDone(api.secondFactor.confirm(values), { api, queries, isDone: ({ totp }) => totp }),
    success: (done) => (done ? { title: 'Успех', description: 'Второй шаг входа включён' } : ALREADY_ON),
    failure: serverMessageOr('Не удалось включить второй шаг'),
    refresh: [secondFactorQuery(api).queryKey],
  })
  const staffForm = useStaffForm<z.input<typeof confirmSchema>>({
    schema: async () => (await import('../../../contract/account/second-factor.ts')).confirmSchema,
    defaultValues: { code: '' },
    save: async (values) => {
      const done = await run(values)
      if (done) onDone(done.recoveryCodes)
      else onClose()
    },
  })
  const { register, formState } = staffForm.form
  const { qr, secret } = enrolment
  return (
    <FormDialog
      title={TITLE}
      staffForm={staffForm}
      labels={{ code: 'Код из приложения' }}
      save="Включить"
      onClose={onClose}
    >
      <p>
        Отсканируйте QR-код приложением или наберите в нём ключ, затем введите шесть цифр. На других
        устройствах понадобится войти заново.
      </p>
      <svg
        className="second__qr"
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label="QR-код ключа"
      >
        {/* Black on white in the dark dress as well: cameras read nothing else. */}
        <rect width={qr.size} height={qr.size} fill="white" />
        <path d={qr.path} fill="black" />
      </svg>
      <p>
        Ключ: <span className="second__secret">{secret.replace(/.{4}(?=.)/g, '$& ')}</span>
      </p>
      <Field label="Код из приложения" error={formState.errors.code?.message}>
        {(control) => (
          <Input
            {...control}
            {...register('code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={100}
            required
          />
        )}
      </Field>
    </FormDialog>
  )
}

interface TurnOnProps {
  profile: Pick<Profile, 'username'>
  /** Called with the recovery codes. */
  onDone: (codes: readonly string[]) => void
  onClose: () => void
}

interface BeginProps {
  profile: Pick<Profile, 'username'>
  onBegun: (enrolment: Enrolment) => void
  onClose: () => void
}

interface FirstCodeProps {
  enrolment: Enrolment
  onDone: (codes: readonly string[]) => void
  onClose: () => void
}
