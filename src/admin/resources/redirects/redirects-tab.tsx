import { useQuery } from '@tanstack/react-query'
import type { Redirect } from '../../../contract/content/redirects.ts'
import { includesTyped } from '../../../lib/text/fold-text.ts'
import { RecordList } from '../../kit/record-list.tsx'
import { NoRows } from '../../kit/table/no-rows.tsx'
import { SearchField } from '../../kit/table/search-field.tsx'
import { useAddress, withParameter } from '../../shell/use-address.ts'
import { useApi } from '../../staff.ts'
import { COLUMNS } from './columns.tsx'
import { FileButtons } from './file-buttons.tsx'
import { redirectsQuery } from './queries.ts'
import { redirect } from './redirect.ts'

/** List of the redirects with search, create, edit and delete. */
export function RedirectsTab() {
  const query = useQuery(redirectsQuery(useApi()))
  const { search, change } = useAddress()
  const wanted = search.get('q') ?? ''
  return (
    <RecordList
      label="Переадресации"
      className="redirects"
      declared={redirect}
      query={query}
      columns={COLUMNS}
      filters={
        <>
          <SearchField
            placeholder="Адрес или название"
            value={wanted}
            onChange={(text) => change((now) => withParameter(now, 'q', text), { replace: true })}
          />
          <FileButtons />
        </>
      }
      filter={(rows) => rows.filter((row) => isWanted(row, wanted))}
      empty={wanted ? <NotFound wanted={wanted} /> : <None />}
    />
  )
}

const isWanted = ({ from, to, record }: Redirect, wanted: string) =>
  includesTyped(wanted, [from, to, record?.title])

function NotFound({ wanted }: { wanted: string }) {
  return <NoRows title="Ничего не нашлось" text={`По запросу «${wanted}» переадресаций нет.`} />
}

function None() {
  return (
    <NoRows
      title="Переадресаций пока нет"
      text="Когда у товара или статьи меняется адрес, переадресация появляется сама. Со старого сайта добавьте их вручную."
    />
  )
}
