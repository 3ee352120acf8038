import type { Trashed } from '../../contract/trash.ts'
import { STAFF_TRASH_PATH } from '../../lib/staff-paths.ts'
import { KINDS } from './kinds.ts'

/** Filters by kind with their counts; a kind without records is left out, unless it is chosen. */
export function KindChips({ rows, current }: { rows: readonly Trashed[]; current: string | undefined }) {
  const chips = [
    { kind: undefined, label: 'Всё', count: rows.length },
    ...KINDS.map(({ entities, ...kind }) => ({
      ...kind,
      count: rows.filter(({ entity }) => entities.includes(entity)).length,
    })),
  ]
  return (
    <nav className="chips trash-kinds" aria-label="Что показать">
      {chips
        .filter(({ kind, count }) => count > 0 || kind === current)
        .map(({ kind, label, count }) => (
          <a
            key={label}
            className="chip"
            href={kind ? `${STAFF_TRASH_PATH}?kind=${kind}` : STAFF_TRASH_PATH}
            aria-current={kind === current ? 'true' : undefined}
            data-stay
          >
            {label} <span className="trash-kinds__count">{count}</span>
          </a>
        ))}
    </nav>
  )
}
