import { useQuery } from '@tanstack/react-query'
import type { Redirect } from '../../../contract/content/redirects.ts'
import { includesTyped } from '../../../lib/text/fold-text.ts'
import { lazyModule } from '../../../ui/loading/lazy-module.ts'
import { RecordList } from '../../kit/record-list.tsx'
import { LateList } from '../../kit/table/late-list.tsx'
import { isLarge, toListed } from '../../kit/table/whole-list.ts'
import { useApi } from '../../staff.ts'
import { COLUMNS } from './columns.tsx'
import { NoRedirects } from './no-redirects.tsx'
import { REDIRECTS_FAILED, redirectsQuery } from './queries.ts'
import { redirect } from './redirect.ts'
import { RedirectFilters, useWanted } from './redirect-filters.tsx'

const inPartsCode = lazyModule(
  'redirects-in-parts',
  async () => (await import('./redirects-in-parts.tsx')).RedirectsInParts,
)

/** List of the redirects with search, create, edit and delete; of very many in parts. */
export function RedirectsTab() {
  const { data } = useQuery(redirectsQuery(useApi()))
  const code = inPartsCode.useModule(isLarge(data))
  if (!isLarge(data)) return <AllRedirects />
  const RedirectsInParts = code.module
  if (RedirectsInParts) return <RedirectsInParts />
  return <LateList code={code} failure={REDIRECTS_FAILED} />
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
