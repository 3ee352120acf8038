import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Panel } from '../../ui/panel.tsx'
import { ErrorState } from '../shell/error-state.tsx'
import { TableSkeleton } from './table-skeleton.tsx'

/** A list in its panel, whatever becomes of it: on its way, failed, or there. Filters stay above all of these. */
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

interface ListPanelProps<Row> {
  label: string
  className?: string | undefined
  query: UseQueryResult<readonly Row[]>
  /** Words of the error catalogue for a list that did not come. */
  failure: (error: unknown) => string
  filters?: ReactNode
  children: (rows: readonly Row[]) => ReactNode
}
