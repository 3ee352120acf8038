import { useQuery } from '@tanstack/react-query'
import type { Import, ImportSheet } from '../../../contract/catalogue/imports.ts'
import { Panel } from '../../../ui/panel.tsx'
import { TableSkeleton } from '../../kit/table/table-skeleton.tsx'
import { toReason } from '../../kit/write/failure-messages.ts'
import { ErrorState } from '../../shell/error-state.tsx'
import { useApi } from '../../staff.ts'
import { ColumnsForm } from './columns-form.tsx'
import { columnsQuery } from './queries.ts'

/** First step: what is in each column. */
export function ColumnsStep({ found, onChecked }: { found: Import; onChecked: () => void }) {
  const query = useQuery(columnsQuery(useApi(), found.id, found.sheet))
  if (query.data) {
    const key = `${found.id} ${query.data.sheet}`
    return (
      <ColumnsForm key={key} found={found} sheet={withMapping(query.data, found)} onChecked={onChecked} />
    )
  }
  return (
    <Panel>
      {query.isError ? (
        <ErrorState
          text={`Не удалось прочитать столбцы: ${toReason(query.error)}`}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <TableSkeleton />
      )}
    </Panel>
  )
}

/** The columns as they were checked the last time. */
function withMapping(sheet: ImportSheet, { mapping }: Import): ImportSheet {
  if (Object.keys(mapping).length === 0) return sheet
  return { ...sheet, columns: sheet.columns.map((one) => ({ ...one, field: mapping[one.index] ?? null })) }
}
