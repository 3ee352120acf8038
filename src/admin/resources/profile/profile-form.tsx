import { useId } from 'react'
import { useNavigate } from 'react-router'
import type { Profile } from '../../../contract/session.ts'
import { STAFF_PATH } from '../../../domain/site/staff-paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Hint } from '../../../ui/field/field.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { FormFields } from '../../kit/fields/form-fields.tsx'
import { SaveBar } from '../../kit/form/save-bar.tsx'
import { useDialogAddress } from '../../kit/form/use-dialog-address.ts'
import { useAccountForm } from '../../parts/account/account-form.tsx'
import { AccountHistory } from '../../parts/account/account-history.tsx'
import { PushSwitch } from '../../parts/account/push-switch.tsx'
import { Allowed } from '../../session/allowed.tsx'
import { ProfileFacts } from './facts.tsx'
import { PasskeysPart } from './passkeys-part.tsx'
import { PasswordForm } from './password-form.tsx'
import { SecondFactorPart } from './second-factor-part.tsx'
import { SessionsPart } from './sessions-part.tsx'

/** Form for one's own account, with read-only facts next to it. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const formId = useId()
  const reasonId = useId()
  const navigate = useNavigate()
  const password = useDialogAddress('password')
  const { staffForm, labels, parts } = useAccountForm(profile, { isOwn: true })
  const { isDirty } = staffForm.form.formState
  return (
    <>
      <div className="profile">
        <form className="form" id={formId} {...staffForm.props}>
          <FormFields {...parts} />
        </form>
        <Panel as="section" className="profile__facts" aria-label="Учётная запись">
          <ProfileFacts profile={profile} />
          <AccountHistory id={profile.id} />
          <Allowed right="inquiries">
            <div className="profile__part">
              <h2 className="profile__h">Уведомления о запросах</h2>
              <PushSwitch />
            </div>
          </Allowed>
          <div className="profile__part">
            <h2 className="profile__h">Второй шаг входа</h2>
            <SecondFactorPart profile={profile} />
          </div>
          <div className="profile__part">
            <h2 className="profile__h">Ключи входа (passkey)</h2>
            <PasskeysPart profile={profile} />
          </div>
          <div className="profile__part">
            <Button
              aria-disabled={isDirty || undefined}
              aria-describedby={isDirty ? reasonId : undefined}
              onClick={() => !isDirty && password.open('new')}
            >
              Изменить пароль
            </Button>
            {isDirty && <Hint id={reasonId}>Сначала сохраните имя и почту или отмените изменения.</Hint>}
          </div>
          <div className="profile__part">
            <h2 className="profile__h">Где вы вошли</h2>
            <SessionsPart />
          </div>
        </Panel>
      </div>
      <SaveBar
        staffForm={staffForm}
        formId={formId}
        labels={labels}
        save="Сохранить"
        onCancel={() => void navigate(STAFF_PATH)}
      />
      {password.edited === 'new' && <PasswordForm profile={profile} onClose={password.close} />}
    </>
  )
}
