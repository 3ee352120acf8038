import type { ReactNode } from 'react'
import { useGrowingList } from '../../kit/table/growing-list.ts'
import { ListPanel } from '../../kit/table/list-panel.tsx'
import { toFind } from '../../kit/table/whole-list.ts'
import { PartEnd } from '../../parts/product/part-end.tsx'
import { useApi } from '../../staff.ts'
import { FeedTable } from './feed-table.tsx'
import type { FeedFilter } from './feed-words.ts'
import { feedPartsQuery } from './queries.ts'

/** The products of a catalogue that is too large to be read whole: the server searches them and sends them in parts. */
export function FeedInParts({ filter, typed, failure, filters }: FeedInPartsProps) {
  const asked = { ...(filter !== 'all' && { show: filter }), ...toFind(typed) }
  const list = useGrowingList(feedPartsQuery(useApi(), asked))
  return (
    <ListPanel label="Товары и фид" query={{ ...list, data: list.rows }} failure={failure} filters={filters}>
      {(rows) => (
        <div aria-busy={list.isPlaceholderData}>
          <FeedTable rows={rows} />
          {rows.length > 0 && <PartEnd list={list} />}
        </div>
      )}
    </ListPanel>
  )
}

interface FeedInPartsProps {
  filter: FeedFilter
  typed: string
  /** Says that the list has not come, and why. */
  failure: (error: unknown) => string
  /** Stands above the list. */
  filters: ReactNode
}
