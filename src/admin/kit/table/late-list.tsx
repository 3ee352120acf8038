import { Panel } from '../../../ui/panel.tsx'
import { ErrorState } from '../../shell/error-state.tsx'
import { TableSkeleton } from './table-skeleton.tsx'

/** Stands where a list will be once its code has come; where that could not be had, says so and asks for it again. */
export function LateList({ code: { hasFailed, retry }, failure }: LateListProps) {
  return (
    <Panel>
      {hasFailed ? <ErrorState text={failure} onRetry={() => void retry()} /> : <TableSkeleton />}
    </Panel>
  )
}

interface LateListProps {
  /** Made by `useModule` of a `lazyModule`. */
  code: {
    hasFailed: boolean
    retry: () => Promise<void>
  }
  /** Error message of the error catalogue. */
  failure: string
}
