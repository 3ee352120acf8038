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

interface Words {
  title: string
  save: string
  /** What follows on other devices; empty where nothing does. */
  elsewhere: string
  done: string
  already: { title: string; description: string }
  failedToBegin: string
  failed: string
}

const ALONE: Words = {
  title: 'Включить второй шаг',
  save: 'Включить',
  elsewhere: ' На других устройствах понадобится войти заново.',
  done: 'Второй шаг входа включён',
  already: { title: 'Второй шаг уже включён', description: 'Получите новые коды восстановления.' },
  failedToBegin: 'Не удалось начать включение второго шага',
  failed: 'Не удалось включить второй шаг',
}

const BESIDE: Words = {
  title: 'Добавить код из приложения',
  save: 'Добавить',
  elsewhere: '',
  done: 'Код из приложения добавлен',
  already: {
    title: 'Код из приложения уже добавлен',
    description: 'Проверьте, сохранены ли у вас коды восстановления. Если нет, получите новые.',
  },
  failedToBegin: 'Не удалось начать добавление кода из приложения',
  failed: 'Не удалось добавить код из приложения',
}

/** Turning codes of an app on: the password, then the key for the app and its first code. */
export function TurnOn({ profile, isBeside, onDone, onClose }: TurnOnProps) {
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null)
  const words = isBeside ? BESIDE : ALONE
  return enrolment ? (
    <FirstCode words={words} enrolment={enrolment} onDone={onDone} onClose={onClose} />
  ) : (
    <Begin words={words} profile={profile} onBegun={setEnrolment} onClose={onClose} />
  )
}

function Begin({ words, profile, onBegun, onClose }: BeginProps) {
  const api = useApi()
  const queries = useQueryClient()
  const { run } = useWrite({
    call: (values: z.input<typeof beginSchema>) =>
      unlessDone(api.secondFactor.begin(values), { api, queries, isDone: ({ totp }) => totp }),
    success: (begun) => (begun ? null : words.already),
    failure: serverMessageOr(words.failedToBegin),
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
      title={words.title}
      staffForm={staffForm}
      labels={{ password: 'Пароль' }}
      save="Продолжить"
      onClose={onClose}
    >
      <p>Понадобится телефон с приложением для кодов: Яндекс Ключ, Google Authenticator, 2FAS или другим.</p>
      <OwnPasswordField
        profile={profile}
        field={register('password')}
        error={formState.errors.password?.message}
      />
    </FormDialog>
  )
}

function FirstCode({ words, enrolment, onDone, onClose }: FirstCodeProps) {
  const api = useApi()
  const queries = useQueryClient()
  const { run } = useWrite({
    call: (values: z.input<typeof confirmSchema>) =>
      unlessDone(api.secondFactor.confirm(values), { api, queries, isDone: ({ totp }) => totp }),
    success: (done) => (done ? { title: 'Успех', description: words.done } : words.already),
    failure: serverMessageOr(words.failed),
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
      title={words.title}
      staffForm={staffForm}
      labels={{ code: 'Код из приложения' }}
      save={words.save}
      onClose={onClose}
    >
      <p>
        Отсканируйте QR-код приложением или наберите в нём ключ, затем введите шесть цифр.{words.elsewhere}
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
  /** Whether the account has passkeys. */
  isBeside: boolean
  /** Called with the new recovery codes; none beside passkeys while some are left. */
  onDone: (codes: readonly string[]) => void
  onClose: () => void
}

interface BeginProps {
  words: Words
  profile: Pick<Profile, 'username'>
  onBegun: (enrolment: Enrolment) => void
  onClose: () => void
}

interface FirstCodeProps {
  words: Words
  enrolment: Enrolment
  onDone: (codes: readonly string[]) => void
  onClose: () => void
}
