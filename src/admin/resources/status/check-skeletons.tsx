import { CHECK_LABELS, CHECKS } from '../../../domain/staff/status-checks.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'

/** All checks in their places while they are made, shown after a third of a second. */
export function CheckSkeletons() {
  return (
    <div role="status" aria-label="Загрузка">
      <ul className="probes probes--awaited" aria-hidden="true">
        {CHECKS.map((name) => (
          <li key={name} className="probe">
            <Skeleton width="1.75rem" height="1.75rem" round />
            <b>{CHECK_LABELS[name]}</b>
            <div className="probe__detail">
              <Skeleton width="70%" height="1rem" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
