import { Skeleton } from '../../ui/Skeleton.tsx'

const ROWS = [11, 8, 13, 9, 12, 10]

/** Stands in for the table's rows, of their height. */
export function InquirySkeleton() {
  return (
    <div className="rows late" aria-busy="true">
      <p className="vh">Загрузка запросов…</p>
      {ROWS.map((width) => (
        <div key={width} className="rows__one">
          <Skeleton width="2.5rem" height="0.75rem" />
          <Skeleton width="6rem" height="0.75rem" />
          <Skeleton width={`${width}rem`} height="0.75rem" />
        </div>
      ))}
    </div>
  )
}
