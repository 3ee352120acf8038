import {
  RECORD_KINDS,
  TRASH_FILTERS,
  TRASH_KINDS,
  type TrashKind,
} from '../../../contract/records/record-kinds.ts'
import type { Trashed, TrashFigures } from '../../../contract/records/trash.ts'
import { STAFF_TRASH_PATH } from '../../../domain/site/staff-paths.ts'
import { ChipLinks } from '../../kit/form/chips.tsx'
import { useAddress } from '../../shell/use-address.ts'

const toHref = (kind: TrashKind | undefined) => (kind ? `${STAFF_TRASH_PATH}?kind=${kind}` : STAFF_TRASH_PATH)

/** The filter that the address names; undefined where it names none that there is. */
export function useKind(): TrashKind | undefined {
  const asked = useAddress().search.get('kind')
  return TRASH_KINDS.find((one) => one === asked)
}

/** The filter that shows a record. */
export const kindOf = ({ entity }: Trashed): TrashKind | null => RECORD_KINDS[entity].trash

/** How many of the records each filter shows. */
export function countKinds(rows: readonly Trashed[]): TrashFigures {
  const kinds = Map.groupBy(rows, kindOf)
  return {
    total: rows.length,
    kinds: Object.fromEntries(TRASH_KINDS.map((kind) => [kind, kinds.get(kind)?.length ?? 0])),
  }
}

/** Filters by kind with their counts; a kind without records is left out, unless it is chosen. */
export function KindChips({ figures, current }: { figures: TrashFigures; current: TrashKind | undefined }) {
  const chips = [
    { kind: undefined, label: 'Всё', count: figures.total },
    ...TRASH_KINDS.map((kind) => ({ kind, label: TRASH_FILTERS[kind], count: figures.kinds[kind] ?? 0 })),
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
