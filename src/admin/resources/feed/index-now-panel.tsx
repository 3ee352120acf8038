import { useQuery } from '@tanstack/react-query'
import { STAFF_SETTINGS_PATH } from '../../../domain/site/staff-paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { sessionQuery } from '../../queries.ts'
import { useNow } from '../../shell/use-now.ts'
import { useApi } from '../../staff.ts'
import { formatIndexNow } from './index-now-words.ts'
import { indexNowQuery } from './queries.ts'

/** Whether search engines are told of changes, and how that went; for admins with the way to the switch. */
export function IndexNowPanel() {
  const api = useApi()
  const now = useNow()
  const { data } = useQuery(indexNowQuery(api))
  const isAdmin = useQuery(sessionQuery(api)).data?.role === 'admin'
  if (!data) return null
  return (
    <Panel as="section" className="index-now" aria-label="IndexNow">
      <div>
        <b>Сообщения поисковикам</b>
        <p className="small muted">{formatIndexNow(data, now)}</p>
      </div>
      {isAdmin && (
        <LinkButton size="small" href={`${STAFF_SETTINGS_PATH}?tab=analytics`}>
          {data.isOn ? 'Настроить' : 'Включить'}
        </LinkButton>
      )}
    </Panel>
  )
}
