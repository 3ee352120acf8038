import { Skeleton } from '../../../ui/skeleton.tsx'

const WIDTHS = ['70%', '52%', '84%', '60%', '74%'] as const

/** Skeleton of a table, shown after a third of a second; `height` of a row is a CSS length. */
export function TableSkeleton({ rows = WIDTHS.length, height }: TableSkeletonProps) {
  return (
    <div className="rows-skel delayed" role="status" aria-label="Загрузка">
      {Array.from({ length: rows }, (_none, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows that say nothing have no other identity
        <div key={row} style={{ height }}>
          <Skeleton width="1.5rem" height="0.75rem" />
          <Skeleton width={WIDTHS[row % WIDTHS.length] ?? ''} height="0.75rem" />
          <Skeleton width="5rem" height="0.75rem" />
        </div>
      ))}
    </div>
  )
}

interface TableSkeletonProps {
  rows?: number
  height?: string
}
