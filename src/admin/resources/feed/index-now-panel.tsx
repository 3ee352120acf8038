import { useQuery } from '@tanstack/react-query'
import { STAFF_SETTINGS_PATH } from '../../../domain/site/staff-paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { LoadFailure } from '../../../ui/failure/load-failure.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toReason } from '../../kit/write/failure-messages.ts'
import { sessionQuery } from '../../queries.ts'
import { useNow } from '../../shell/use-now.ts'
import { useApi } from '../../staff.ts'
import { formatIndexNow } from './index-now-words.ts'
import { indexNowQuery } from './queries.ts'

/** Whether search engines are told of changes, and how that went; for admins with the way to the switch. */
export function IndexNowPanel() {
  const api = useApi()
  const now = useNow()
  const { data, isError, error, refetch } = useQuery(indexNowQuery(api))
  const isAdmin = useQuery(sessionQuery(api)).data?.role === 'admin'
  return (
    <Panel as="section" className="index-now" aria-label="IndexNow">
      <div>
        <b>Сообщения поисковикам</b>
        {data && <p className="small muted">{formatIndexNow(data, now)}</p>}
        {!data && !isError && <Skeleton width="24rem" height="1.25rem" />}
      </div>
      {!data && isError && (
        <LoadFailure
          text={`Не удалось узнать, сообщили ли поисковикам: ${toReason(error)}`}
          onRetry={() => void refetch()}
        />
      )}
      {data && isAdmin && (
        <LinkButton size="small" href={`${STAFF_SETTINGS_PATH}?tab=analytics`}>
          {data.isOn ? 'Настроить' : 'Включить'}
        </LinkButton>
      )}
    </Panel>
  )
}
