import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { CurrentUser } from '../../../contract/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { SESSION_KEY } from '../../queries.ts'
import { toReturnAddress } from '../../session/return-address.ts'
import { useApi } from '../../staff.ts'
import { PasskeysPart } from './passkeys-part.tsx'
import { passkeysQuery, secondFactorQuery } from './queries.ts'
import { SecondFactorPart } from './second-factor-part.tsx'
import { SessionsPart } from './sessions-part.tsx'

/** All of the profile that is open to an admin before he has turned on the second step that is demanded of him. */
export function DemandedStep({ user, onDone }: { user: CurrentUser; onDone: () => void }) {
  const api = useApi()
  const { data } = useQuery(secondFactorQuery(api))
  const hasPasskeys = !!useQuery(passkeysQuery(api)).data?.length
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [isSecured, setSecured] = useState(false)
  const goOn = useEffectEvent(() => {
    const { secondFactorDemanded: _demanded, ...free } = user
    queries.setQueryData(SESSION_KEY, free)
    onDone()
    void navigate(toReturnAddress(search.get('next')), { replace: true })
  })
  // After the codes are closed, which nobody leaves without being asked.
  useEffect(() => {
    if (isSecured) goOn()
  }, [isSecured])
  return (
    <Panel as="section" className="profile__facts profile__demanded" aria-labelledby="second-step">
      <div className="form">
        <h2 id="second-step">Второй шаг входа</h2>
        <Note tone="warn">
          <p>
            Администраторам нужен второй шаг входа. Включите здесь код из приложения или ключ, и откроется всё
            остальное: вы попадёте туда, куда шли.
          </p>
        </Note>
        <SecondFactorPart profile={user} onSecured={() => setSecured(true)} />
        <PasskeysPart profile={user} onSecured={() => setSecured(true)} />
        {(data?.totp || hasPasskeys) && (
          <Button variant="main" onClick={() => setSecured(true)}>
            Продолжить работу
          </Button>
        )}
      </div>
      <div className="profile__part">
        <h2 className="profile__h">Где вы вошли</h2>
        <SessionsPart />
      </div>
    </Panel>
  )
}
