import { Panel } from '../../ui/panel.tsx'
import { ErrorState } from '../shell/error-state.tsx'
import { TableSkeleton } from './table/table-skeleton.tsx'
import { toReason } from './write/failure-messages.ts'

/** Stands where data will be: its outline, or why it could not be loaded; `failure` is the beginning of that sentence. */
export function WaitingPanel({ label, failure, query }: WaitingPanelProps) {
  const { isError, error, refetch } = query
  return (
    <Panel as="section" aria-label={label}>
      {isError ? (
        <ErrorState text={`${failure}: ${toReason(error)}`} onRetry={() => void refetch()} />
      ) : (
        <TableSkeleton />
      )}
    </Panel>
  )
}

interface WaitingPanelProps {
  label: string
  failure: string
  query: { isError: boolean; error: unknown; refetch: () => unknown }
}
