import { useQuery } from '@tanstack/react-query'
import { lazyModule } from '../../../ui/loading/lazy-module.ts'
import { LateList } from '../../kit/table/late-list.tsx'
import { ListPanel } from '../../kit/table/list-panel.tsx'
import { isLarge, toListed } from '../../kit/table/whole-list.ts'
import { toReason } from '../../kit/write/failure-messages.ts'
import { formatTrashDays, useTrashDays } from '../../kit/write/trash-days.ts'
import { Screen } from '../../shell/screen.tsx'
import { useApi } from '../../staff.ts'
import { countKinds, KindChips, kindOf, useKind } from './kind-chips.tsx'
import { TRASH_FAILED, trashQuery } from './queries.ts'
import { TrashTable } from './trash-table.tsx'
import './trash.css'

const inPartsCode = lazyModule(
  'trash-in-parts',
  async () => (await import('./trash-in-parts.tsx')).TrashInParts,
)

/** Screen of deleted records: what each brings back with it, when it is gone, restoring, and for admins removing for ever. */
export function Component() {
  const days = formatTrashDays(useTrashDays())
  return (
    <Screen title="Корзина" lead={`Удалённое лежит здесь ${days} и возвращается вместе со связями.`}>
      <Trash />
    </Screen>
  )
}

function Trash() {
  const { data } = useQuery(trashQuery(useApi()))
  const code = inPartsCode.useModule(isLarge(data))
  if (!isLarge(data)) return <WholeTrash />
  const TrashInParts = code.module
  if (TrashInParts) return <TrashInParts figures={data} />
  return <LateList code={code} failure={TRASH_FAILED} />
}

function WholeTrash() {
  const query = useQuery({ ...trashQuery(useApi()), select: toListed })
  const kind = useKind()
  const all = query.data ?? []
  return (
    <ListPanel
      label="Корзина"
      query={query}
      failure={(error) => `${TRASH_FAILED}: ${toReason(error)}`}
      filters={all.length > 0 && <KindChips figures={countKinds(all)} current={kind} />}
    >
      {(rows) => (
        <TrashTable
          rows={kind ? rows.filter((row) => kindOf(row) === kind) : rows}
          isFiltered={rows.length > 0}
        />
      )}
    </ListPanel>
  )
}
