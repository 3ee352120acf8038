import { useQuery } from '@tanstack/react-query'
import type { SignInRules } from '../../../contract/account/sign-in-rules.ts'
import { STAFF_CHANNELS_PATH, STAFF_PROFILE_PATH } from '../../../domain/site/staff-paths.ts'
import { Button } from '../../../ui/button.tsx'
import { LoadFailure } from '../../../ui/failure/load-failure.tsx'
import { Note } from '../../../ui/note.tsx'
import { Panel, PanelHead } from '../../../ui/panel.tsx'
import { SwitchField } from '../../kit/form/fields.tsx'
import { useStaffForm } from '../../kit/form/use-staff-form.ts'
import { useWrite } from '../../kit/write/use-write.ts'
import { WriteFailure } from '../../kit/write/write-failure.tsx'
import { channelsQuery } from '../../queries.ts'
import { useApi } from '../../staff.ts'
import { signInRulesQuery } from './queries.ts'

/** Rules of the sign-in that admins may add, below the list of those who sign in. */
export function SignInRulesCard() {
  const { data, isError, refetch } = useQuery(signInRulesQuery(useApi()))
  if (!data && !isError) return null
  return (
    <Panel as="section" className="sign-in-rules" aria-labelledby="sign-in-rules">
      <PanelHead id="sign-in-rules" title="Вход" />
      {data ? (
        <RulesForm rules={data} />
      ) : (
        <LoadFailure text="Не удалось загрузить правила входа" onRetry={() => void refetch()} />
      )}
    </Panel>
  )
}

function RulesForm({ rules }: { rules: SignInRules }) {
  const api = useApi()
  const { run } = useWrite({
    call: (changes: Partial<SignInRules>) => api.signInRules.update(changes),
    success: { title: 'Успех', description: 'Правила входа сохранены' },
    failure: (reason) => `Не удалось сохранить правила входа: ${reason}`,
    refresh: [signInRulesQuery(api).queryKey],
  })
  const staffForm = useStaffForm<SignInRules>({
    schema: async () => (await import('../../../contract/account/sign-in-rules.ts')).signInRulesSchema,
    defaultValues: rules,
    // What nobody has pressed here may be changed by another admin meanwhile.
    save: (_values, changed) => run(changed),
  })
  const { register, watch, formState } = staffForm.form
  const areLettersOn = watch('newDeviceLetters')
  const { data: channels } = useQuery({ ...channelsQuery(api), enabled: areLettersOn })
  return (
    <form className="form sign-in-rules__form" {...staffForm.props}>
      <SwitchField
        label="Второй шаг входа обязателен администраторам"
        hint="Администратор без второго шага (кода из приложения или ключа) сможет только включить его в своём профиле. Менеджеров это не касается."
        field={register('secondFactorForAdmins')}
      />
      <SwitchField
        label="Не принимать утёкшие пароли"
        hint="Новые пароли сверяются со списком тех, что чаще всего встречаются в утечках. Список лежит на сервере, пароли никуда не отправляются. Нынешние пароли действуют и дальше."
        field={register('refuseLeakedPasswords')}
      />
      <SwitchField
        label="Письма о входе с нового устройства"
        hint="Кто вошёл с устройства, с которого раньше не входил, получит письмо на почту своей учётной записи."
        field={register('newDeviceLetters')}
      />
      {areLettersOn && channels?.email.enabled === false && (
        <Note tone="warn">
          <p>
            Почта не включена: письма не придут, пока её не настроят.{' '}
            <a href={STAFF_CHANNELS_PATH}>Открыть каналы</a>
          </p>
        </Note>
      )}
      {watch('secondFactorForAdmins') && !rules.secondFactorForAdmins && (
        <Note>
          <p>
            Сначала второй шаг должен быть включён у вас. <a href={STAFF_PROFILE_PATH}>Открыть профиль</a>
          </p>
        </Note>
      )}
      <WriteFailure error={staffForm.failure} what="Не сохранены" button="Сохранить" />
      <div>
        <Button type="submit" variant="main" isBusy={formState.isSubmitting} disabled={!formState.isDirty}>
          Сохранить
        </Button>
      </div>
    </form>
  )
}
