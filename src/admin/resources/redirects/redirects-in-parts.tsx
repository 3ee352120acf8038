import { useState } from 'react'
import type { Redirect } from '../../../contract/content/redirects.ts'
import { useDialogAddress } from '../../kit/form/use-dialog-address.ts'
import { RecordList } from '../../kit/record-list.tsx'
import { countedListQuery, formatPart, totalOf } from '../../kit/table/counted-list.ts'
import { useGrowingList } from '../../kit/table/growing-list.ts'
import { NextPart } from '../../kit/table/next-part.tsx'
import { TableEnd } from '../../kit/table/table-end.tsx'
import { toFind } from '../../kit/table/whole-list.ts'
import { useApi } from '../../staff.ts'
import { COLUMNS } from './columns.tsx'
import { NoRedirects } from './no-redirects.tsx'
import { REDIRECTS_FAILED, REDIRECTS_KEY, useRedirect } from './queries.ts'
import { redirect } from './redirect.ts'
import { RedirectFilters, useWanted } from './redirect-filters.tsx'

/** The redirects where they are too many to be read whole: the server searches them, and sends them in parts. */
export function RedirectsInParts() {
  const { wanted } = useWanted()
  const list = useFound(toFind(wanted))
  const { edited } = useDialogAddress()
  const rows = list.rows ?? []
  const listed = rows.find(({ id }) => id === edited)
  // The open form stays where its redirect leaves the parts that are read.
  const [kept, keep] = useState<Redirect | null>(null)
  if (listed && listed !== kept) keep(listed)
  const found = useRedirect(typeof edited === 'number' && !listed ? edited : null)
  const opened = listed ?? found ?? (kept?.id === edited ? kept : undefined)
  return (
    <RecordList
      label="Переадресации"
      className="redirects"
      declared={redirect}
      query={{ ...list, data: list.rows }}
      all={opened ? [opened] : rows}
      columns={COLUMNS}
      filters={<RedirectFilters />}
      empty={<NoRedirects wanted={wanted} />}
      more={
        <TableEnd>
          <span role="status">{formatPart(rows.length, totalOf(list.data) ?? rows.length, NOUNS)}</span>
          <NextPart list={list} failure={REDIRECTS_FAILED} />
        </TableEnd>
      }
    />
  )
}

const NOUNS = ['переадресация', 'переадресации', 'переадресаций'] as const

/** Redirects that match, part by part. */
function useFound(asked: { find?: string }) {
  const api = useApi()
  return useGrowingList({
    ...countedListQuery<Redirect, string>({
      queryKey: [...REDIRECTS_KEY, 'growing', asked],
      read: (mark, signal) => api.redirectParts.list({ ...asked, ...mark }, { signal }),
      failure: REDIRECTS_FAILED,
    }),
    // Pages come and go in other screens.
    staleTime: 0,
  })
}
