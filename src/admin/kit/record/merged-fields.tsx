import { Icon } from '../../../ui/icon.tsx'
import { Marked } from './marked.tsx'
import { isLongText } from './shown-value.ts'

/** Fields that only one of two people changed: they go together by themselves. */
export function MergedFields({ rows, count }: { rows: readonly MergedRow[]; count: string }) {
  if (rows.length === 0) return null
  return (
    <section>
      <h3>
        Сложилось само <small className="collision__count">{count}</small>
      </h3>
      <ul className="merged">
        {rows.map(({ label, before, after, by }) => (
          <li key={label} className="merged__row">
            <Icon name="check" />
            <span className="merged__label">{label}</span>
            {[before, after].some(isLongText) ? (
              <Marked before={before} after={after} />
            ) : (
              <span>
                {before} → {after}
              </span>
            )}
            <span className="merged__by">{by}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface MergedRow {
  label: string
  before: string
  after: string
  /** Whose edit it is. */
  by: string
}
