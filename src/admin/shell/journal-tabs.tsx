import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { staffEndpoints } from '../../contract/endpoints.staff.ts'
import { STAFF_SCHEDULE_PATH } from '../../domain/site/staff-paths.ts'
import { scheduleQuery } from '../queries.ts'
import { useApi } from '../staff.ts'
import { TabLinks } from './tab-links.tsx'

/** Links between what was and what will be, with the number of what waits. */
export function JournalTabs() {
  const { pathname } = useLocation()
  const { data } = useQuery(scheduleQuery(useApi()))
  const tabs = [
    { label: 'Что изменено', href: staffEndpoints.journal.list.path },
    { label: 'Запланировано', href: STAFF_SCHEDULE_PATH, count: data?.total ?? data?.planned.length },
  ]
  return <TabLinks label="Журнал" tabs={tabs.map((tab) => ({ ...tab, isCurrent: tab.href === pathname }))} />
}
