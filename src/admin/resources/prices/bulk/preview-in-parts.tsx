import { useEffect, useState } from 'react'
import { ApiError } from '../../../../api/error.ts'
import { useGrowingList } from '../../../kit/table/growing-list.ts'
import { NoRows } from '../../../kit/table/no-rows.tsx'
import { SearchField } from '../../../kit/table/search-field.tsx'
import { TableSkeleton } from '../../../kit/table/table-skeleton.tsx'
import { toFind } from '../../../kit/table/whole-list.ts'
import { toReason } from '../../../kit/write/failure-messages.ts'
import { PartEnd } from '../../../parts/product/part-end.tsx'
import { PRODUCTS_FAILED } from '../../../queries.ts'
import { ErrorState } from '../../../shell/error-state.tsx'
import { useApi } from '../../../staff.ts'
import { type PreviewInParts as Preview, previewPartsQuery } from '../parts/queries.ts'
import { PreviewTable } from './preview-table.tsx'

/** Rows of a preview that is too large to be read whole: the server searches them and sends them in parts. */
export function PreviewInParts({ preview, isNotedOnly, onOutdated }: PreviewInPartsProps) {
  const [typed, setTyped] = useState('')
  const asked = { ...toFind(typed), ...(isNotedOnly && { noted: true as const }) }
  const list = useGrowingList(previewPartsQuery(useApi(), preview, asked))
  const { rows, error } = list
  const isOutdated = error instanceof ApiError && error.status === 409
  useEffect(() => {
    if (isOutdated) onOutdated()
  }, [isOutdated, onOutdated])
  return (
    <>
      <div className="filters">
        <SearchField placeholder="Название, линейка или производитель" value={typed} onChange={setTyped} />
      </div>
      {rows?.length === 0 && (
        <NoRows title="Таких товаров нет" text="Измените поиск или покажите все строки." />
      )}
      {rows && rows.length > 0 && (
        <div aria-busy={list.isPlaceholderData}>
          <PreviewTable rows={rows} products={rows} />
          <PartEnd list={list} />
        </div>
      )}
      {!rows && list.isError && !isOutdated && (
        <ErrorState text={`${PRODUCTS_FAILED}: ${toReason(error)}`} onRetry={() => void list.refetch()} />
      )}
      {!rows && (!list.isError || isOutdated) && <TableSkeleton />}
    </>
  )
}

interface PreviewInPartsProps {
  preview: Preview
  /** Only rows of which something is to be said. */
  isNotedOnly: boolean
  /** The preview is another one by now. */
  onOutdated: () => void
}
