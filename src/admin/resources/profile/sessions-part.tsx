import { useQuery } from '@tanstack/react-query'
import type { OwnSession } from '../../../contract/account/own-sessions.ts'
import { formatDate } from '../../../lib/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { LoadFailure } from '../../../ui/failure/load-failure.tsx'
import { useApi } from '../../staff.ts'
import { ownSessionsQuery } from './queries.ts'
import { useEndSessions } from './use-end-sessions.ts'

/** Where one is signed in, and what of it can be ended. */
export function SessionsPart() {
  const { data, isError, refetch } = useQuery(ownSessionsQuery(useApi()))
  const { endOne, endOthers } = useEndSessions()
  const hasOthers = data?.some(({ isCurrent }) => !isCurrent) ?? false
  return (
    <div className="form">
      {!data && isError && <LoadFailure text="Не удалось загрузить сеансы" onRetry={() => void refetch()} />}
      {data && (
        <ul className="sessions">
          {data.map((session) => (
            <Session key={session.id} session={session} onEnd={() => void endOne(session)} />
          ))}
        </ul>
      )}
      {hasOthers && <Button onClick={() => void endOthers()}>Закончить все, кроме этого</Button>}
    </div>
  )
}

function Session({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  const { device, address, createdAt, seenAt, isCurrent } = session
  return (
    <li>
      <b>{device}</b>
      <p className="sessions__facts">
        {isCurrent && <span>Это вы. </span>}
        {address !== null && <span>Сеть {address}. </span>}
        <span>Вход {formatDate(createdAt, true)}.</span>
        {!isCurrent && <span> Последнее действие {formatDate(seenAt, true)}.</span>}
      </p>
      {!isCurrent && (
        <Button size="small" aria-label={`Закончить сеанс: ${device}`} onClick={onEnd}>
          Закончить
        </Button>
      )}
    </li>
  )
}
