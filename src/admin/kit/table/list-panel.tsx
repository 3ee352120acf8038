import type { ReactNode } from 'react'
import { Panel } from '../../../ui/panel.tsx'
import { ErrorState } from '../../shell/error-state.tsx'
import { TableSkeleton } from './table-skeleton.tsx'

/** Panel of a list in its states: loading, failed, loaded; with filters above. */
export function ListPanel<Row>({ label, className, query, failure, filters, children }: ListPanelProps<Row>) {
  const { data, isError, error, refetch } = query
  return (
    <Panel as="section" className={className} aria-label={label}>
      {filters && <div className="filters">{filters}</div>}
      {data && children(data)}
      {isError && !data && <ErrorState text={failure(error)} onRetry={() => void refetch()} />}
      {!data && !isError && <TableSkeleton />}
    </Panel>
  )
}

/** What of a query of rows a list shows: also of one that grows part by part. */
export interface ListState<Row> {
  data: readonly Row[] | undefined
  isError: boolean
  error: unknown
  refetch: () => unknown
}

interface ListPanelProps<Row> {
  label: string
  className?: string | undefined
  query: ListState<Row>
  /** Error message of the error catalogue. */
  failure: (error: unknown) => string
  filters?: ReactNode
  children: (rows: readonly Row[]) => ReactNode
}
