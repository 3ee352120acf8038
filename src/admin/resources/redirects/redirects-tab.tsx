import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { Redirect } from '../../../contract/content/redirects.ts'
import { includesTyped } from '../../../lib/text/fold-text.ts'
import { Panel } from '../../../ui/panel.tsx'
import { RecordList } from '../../kit/record-list.tsx'
import { TableSkeleton } from '../../kit/table/table-skeleton.tsx'
import { isLarge, toListed } from '../../kit/table/whole-list.ts'
import { useApi } from '../../staff.ts'
import { COLUMNS } from './columns.tsx'
import { NoRedirects } from './no-redirects.tsx'
import { redirectsQuery } from './queries.ts'
import { redirect } from './redirect.ts'
import { RedirectFilters, useWanted } from './redirect-filters.tsx'

const RedirectsInParts = lazy(() => import('./redirects-in-parts.tsx'))

/** List of the redirects with search, create, edit and delete; of very many in parts. */
export function RedirectsTab() {
  const { data } = useQuery(redirectsQuery(useApi()))
  if (!isLarge(data)) return <AllRedirects />
  return (
    <Suspense
      fallback={
        <Panel>
          <TableSkeleton />
        </Panel>
      }
    >
      <RedirectsInParts />
    </Suspense>
  )
}

/** All redirects, searched in the browser. */
function AllRedirects() {
  const query = useQuery({ ...redirectsQuery(useApi()), select: toListed })
  const { wanted } = useWanted()
  return (
    <RecordList
      label="Переадресации"
      className="redirects"
      declared={redirect}
      query={query}
      columns={COLUMNS}
      filters={<RedirectFilters />}
      filter={(rows) => rows.filter((row) => isWanted(row, wanted))}
      empty={<NoRedirects wanted={wanted} />}
    />
  )
}

const isWanted = ({ from, to, record }: Redirect, wanted: string) =>
  includesTyped(wanted, [from, to, record?.title])
