import { RECORD_KINDS, TRASH_FILTERS } from '../../../contract/records/record-kinds.ts'
import type { Trashed } from '../../../contract/records/trash.ts'
import { STAFF_TRASH_PATH } from '../../../domain/site/staff-paths.ts'
import { ChipLinks } from '../../kit/form/chips.tsx'

const toHref = (kind: string | undefined) => (kind ? `${STAFF_TRASH_PATH}?kind=${kind}` : STAFF_TRASH_PATH)

/** Filters by kind with their counts; a kind without records is left out, unless it is chosen. */
export function KindChips({ rows, current }: { rows: readonly Trashed[]; current: string | undefined }) {
  const chips = [
    { kind: undefined, label: 'Всё', count: rows.length },
    ...Object.entries(TRASH_FILTERS).map(([kind, label]) => ({
      kind,
      label,
      count: rows.filter(({ entity }) => RECORD_KINDS[entity].trash === kind).length,
    })),
  ]
  return (
    <ChipLinks
      label="Что показать"
      chips={chips
        .filter(({ kind, count }) => count > 0 || kind === current)
        .map(({ kind, label, count }) => ({ value: toHref(kind), label, count }))}
      current={toHref(current)}
    />
  )
}
