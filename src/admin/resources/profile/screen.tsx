import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Panel } from '../../../ui/panel.tsx'
import { TableSkeleton } from '../../kit/table/table-skeleton.tsx'
import { pushQuery } from '../../parts/account/push-query.ts'
import { sessionQuery } from '../../queries.ts'
import { useAwaited } from '../../shell/awaiting.ts'
import { ErrorState } from '../../shell/error-state.tsx'
import { Screen } from '../../shell/screen.tsx'
import { useApi } from '../../staff.ts'
import { DemandedStep } from './demanded-step.tsx'
import { ProfileForm } from './profile-form.tsx'
import { passkeysQuery, profileQuery, secondFactorQuery } from './queries.ts'
import './profile.css'

/** Screen of one's own account. */
export function Component() {
  const { data: user } = useQuery(sessionQuery(useApi()))
  const [isHeld, setHeld] = useState(false)
  // Until he goes on by himself: the session is free as soon as the step is on, and his recovery codes are shown then.
  if (user?.secondFactorDemanded && !isHeld) setHeld(true)
  return (
    <Screen isForm title="Профиль">
      {user && !isHeld && <Profile key={user.id} id={user.id} />}
      {user && isHeld && <DemandedStep key={user.id} user={user} onDone={() => setHeld(false)} />}
    </Screen>
  )
}

function Profile({ id }: { id: number }) {
  const api = useApi()
  const { data, isError, refetch } = useQuery(profileQuery(api, id))
  // What is known of notifications and of the second step stands above the password.
  const isPushAwaited = useAwaited([
    useQuery(pushQuery(api)),
    useQuery(secondFactorQuery(api)),
    useQuery(passkeysQuery(api)),
  ])
  if (data && !isPushAwaited) return <ProfileForm profile={data} />
  return (
    <Panel as="section" aria-label="Профиль">
      {isError ? (
        <ErrorState text="Не удалось загрузить профиль" onRetry={() => void refetch()} />
      ) : (
        <TableSkeleton />
      )}
    </Panel>
  )
}
