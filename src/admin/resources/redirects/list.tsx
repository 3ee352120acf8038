import { useQuery } from '@tanstack/react-query'
import { staffEndpoints } from '../../../contract/endpoints.staff.ts'
import { TabbedScreen } from '../../kit/tabbed-screen.tsx'
import { countOf } from '../../kit/table/whole-list.ts'
import { useAddress } from '../../shell/use-address.ts'
import { useApi } from '../../staff.ts'
import { NotFoundTab } from './not-found-tab.tsx'
import { notFoundQuery, redirectsQuery } from './queries.ts'
import { RedirectsTab } from './redirects-tab.tsx'
import './redirects.css'

const { path } = staffEndpoints.redirects.list

/** Screen of addresses that are no pages: where they lead, and which ones visitors look for. */
export function Component() {
  const api = useApi()
  const isNotFound = useAddress().search.get('tab') === 'not-found'
  return (
    <TabbedScreen
      title="Переадресации"
      label="Части переадресаций"
      tabs={[
        {
          label: 'Переадресации',
          href: path,
          isCurrent: !isNotFound,
          count: countOf(useQuery(redirectsQuery(api)).data),
          newLabel: 'Добавить',
          panel: <RedirectsTab />,
        },
        {
          label: 'Не найдено',
          href: `${path}?tab=not-found`,
          isCurrent: isNotFound,
          count: useQuery(notFoundQuery(api)).data?.length,
          newLabel: 'Добавить',
          panel: <NotFoundTab />,
        },
      ]}
    />
  )
}
