import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { ApiError } from '../../../api/error.ts'
import { readVerdict } from '../../../api/verdict.ts'
import type { OwnPasskey } from '../../../contract/account/passkeys.ts'
import type { passwordAndCodeSchema, SecondFactorState } from '../../../contract/account/second-factor.ts'
import type { Profile } from '../../../contract/session.ts'
import { Field } from '../../../ui/field/field.tsx'
import { Input } from '../../../ui/field/input.tsx'
import { FormDialog } from '../../kit/form/form-dialog.tsx'
import { useStaffForm } from '../../kit/form/use-staff-form.ts'
import { serverMessageOr } from '../../kit/write/failure-messages.ts'
import { useWrite } from '../../kit/write/use-write.ts'
import { useApi } from '../../staff.ts'
import { OwnPasswordField } from './own-password-field.tsx'
import { passkeysQuery, secondFactorQuery } from './queries.ts'
import { unlessDone } from './unless-done.ts'

type Values = z.input<typeof passwordAndCodeSchema>

const LABELS = { password: 'Пароль', code: 'Код' }

const HINT = 'Шесть цифр из приложения или код восстановления'
/** Of an account with passkeys alone. */
const RECOVERY_HINT = 'Один из кодов восстановления'
/** After a call that may have been done, and has then used up its code. */
const LATE_HINT = 'Ответ не пришёл, прежний код мог уже сработать: подождите следующего кода в приложении'

const WORDS = {
  off: {
    title: 'Выключить второй шаг',
    save: 'Выключить',
    text: 'Вход снова будет по одному паролю. Коды восстановления перестанут действовать.',
    done: 'Второй шаг входа выключен',
    already: 'Второй шаг уже выключен',
    failed: 'Не удалось выключить второй шаг',
  },
  /** Of kind `off`, with passkeys left. */
  app: {
    title: 'Выключить код из приложения',
    save: 'Выключить',
    text: 'Вторым шагом останутся ключи входа. Коды восстановления действуют и дальше.',
    done: 'Код из приложения выключен',
    already: 'Код из приложения уже выключен',
    failed: 'Не удалось выключить код из приложения',
  },
  codes: {
    title: 'Новые коды восстановления',
    save: 'Получить коды',
    text: 'Прежние коды перестанут действовать.',
    done: 'Прежние коды больше не действуют',
    already: 'Второй шаг уже выключен',
    failed: 'Не удалось получить новые коды',
  },
  passkey: {
    title: 'Убрать ключ входа',
    save: 'Убрать',
    text: 'Войти с этим ключом больше не получится. Остальные способы входа действуют и дальше.',
    done: 'Ключ входа убран',
    already: 'Ключ уже убран',
    failed: 'Не удалось убрать ключ входа',
  },
} as const

const LAST_PASSKEY =
  'Это последний второй шаг: вход снова будет по одному паролю. Коды восстановления перестанут действовать.'

/** Password and code, by which codes of an app are turned off, new recovery codes are made, or a passkey is removed. */
export function CodeForm(props: CodeFormProps) {
  const { kind, passkey, isLast = true, hasTotp = true, profile, onCodes, onClose } = props
  const api = useApi()
  const queries = useQueryClient()
  const words = WORDS[kind === 'off' && !isLast ? 'app' : kind]
  const [isUnanswered, setUnanswered] = useState(false)
  const send = async (values: Values) => {
    if (kind === 'codes') return (await api.secondFactor.renewCodes(values)).recoveryCodes
    if (passkey) await api.passkeys.remove({ id: passkey.id, ...values })
    else await api.secondFactor.turnOff(values)
    return []
  }
  const isDone = ({ totp, recoveryCodes }: SecondFactorState) =>
    kind === 'codes' ? !totp && recoveryCodes === 0 : !totp
  const call = (values: Values) =>
    passkey ? unlessGone(send(values)) : unlessDone(send(values), { api, queries, isDone })
  const { run } = useWrite({
    call,
    success: (codes) => (codes ? { title: 'Успех', description: words.done } : { title: words.already }),
    failure: serverMessageOr(words.failed),
    refresh: [secondFactorQuery(api).queryKey, passkeysQuery(api).queryKey],
  })
  const staffForm = useStaffForm<Values>({
    schema: async () => (await import('../../../contract/account/second-factor.ts')).passwordAndCodeSchema,
    defaultValues: { password: '', code: '' },
    save: async (values) => {
      const codes = await run(values).catch((error: unknown) => {
        if (readVerdict(error) === 'unknown') setUnanswered(true)
        throw error
      })
      if (codes && kind === 'codes') onCodes(codes)
      else onClose()
    },
  })
  const { register, formState } = staffForm.form
  const { errors } = formState
  const usualHint = hasTotp ? HINT : RECOVERY_HINT
  const hint = isUnanswered && hasTotp ? LATE_HINT : usualHint
  return (
    <FormDialog title={words.title} staffForm={staffForm} labels={LABELS} save={words.save} onClose={onClose}>
      {passkey && <b>{passkey.name}</b>}
      <p>{passkey && isLast ? LAST_PASSKEY : words.text}</p>
      <OwnPasswordField profile={profile} field={register('password')} error={errors.password?.message} />
      <Field label={LABELS.code} hint={hint} error={errors.code?.message}>
        {(control) => (
          <Input
            {...control}
            {...register('code')}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
            required
          />
        )}
      </Field>
    </FormDialog>
  )
}

/** The answer, or null where the passkey is gone already: a former call has removed it, whose answer was lost. */
const unlessGone = <T,>(call: Promise<T>): Promise<T | null> =>
  call.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  })

interface CodeFormProps {
  kind: 'off' | 'codes' | 'passkey'
  /** The one to remove, of kind `passkey`. */
  passkey?: OwnPasskey
  /** Whether no second factor is left afterwards; by default it is so. */
  isLast?: boolean
  /** Whether the app has codes; by default it does. */
  hasTotp?: boolean
  profile: Pick<Profile, 'username'>
  onCodes: (codes: readonly string[]) => void
  onClose: () => void
}
