import { Skeleton } from '../../ui/skeleton.tsx'

const ROWS = ['70%', '52%', '84%', '60%', '74%']

/** Skeleton of a table, shown after a third of a second. */
export function TableSkeleton() {
  return (
    <div className="rows-skel delayed" role="status" aria-label="Загрузка">
      {ROWS.map((width) => (
        <div key={width}>
          <Skeleton width="1.5rem" height="0.75rem" />
          <Skeleton width={width} height="0.75rem" />
          <Skeleton width="5rem" height="0.75rem" />
        </div>
      ))}
    </div>
  )
}
