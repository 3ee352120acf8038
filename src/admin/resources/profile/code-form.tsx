import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { readVerdict } from '../../../api/verdict.ts'
import type { passwordAndCodeSchema } from '../../../contract/account/second-factor.ts'
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

type Values = z.input<typeof passwordAndCodeSchema>

const LABELS = { password: 'Пароль', code: 'Код' }

const HINT = 'Шесть цифр из приложения или код восстановления'
/** After a call that may have been done, and has then used up its code. */
const LATE_HINT = 'Ответ не пришёл, прежний код мог уже сработать: подождите следующего кода в приложении'

const WORDS = {
  off: {
    title: 'Выключить второй шаг',
    save: 'Выключить',
    text: 'Вход снова будет по одному паролю. Коды восстановления перестанут действовать.',
    done: 'Второй шаг входа выключен',
    failed: 'Не удалось выключить второй шаг',
  },
  codes: {
    title: 'Новые коды восстановления',
    save: 'Получить коды',
    text: 'Прежние коды перестанут действовать.',
    done: 'Прежние коды больше не действуют',
    failed: 'Не удалось получить новые коды',
  },
} as const

/** Password and code, by which it is turned off, or new recovery codes are made. */
export function CodeForm({ kind, profile, onCodes, onClose }: CodeFormProps) {
  const api = useApi()
  const queries = useQueryClient()
  const words = WORDS[kind]
  const [isUnanswered, setUnanswered] = useState(false)
  const send = async (values: Values) => {
    if (kind === 'codes') return (await api.secondFactor.renewCodes(values)).recoveryCodes
    await api.secondFactor.turnOff(values)
    return []
  }
  const { run } = useWrite({
    call: (values: Values) => unlessDone(send(values), { api, queries, isOn: false }),
    success: (codes) =>
      codes ? { title: 'Успех', description: words.done } : { title: 'Второй шаг уже выключен' },
    failure: serverMessageOr(words.failed),
    refresh: [secondFactorQuery(api).queryKey],
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
  return (
    <FormDialog title={words.title} staffForm={staffForm} labels={LABELS} save={words.save} onClose={onClose}>
      <p>{words.text}</p>
      <OwnPasswordField
        username={profile.username}
        label={LABELS.password}
        field={register('password')}
        error={errors.password?.message}
      />
      <Field label={LABELS.code} hint={isUnanswered ? LATE_HINT : HINT} error={errors.code?.message}>
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

interface CodeFormProps {
  kind: keyof typeof WORDS
  profile: Profile
  onCodes: (codes: readonly string[]) => void
  onClose: () => void
}
