import type { StaffApi } from '../../api/staff.ts'
import { useApi } from '../staff.ts'
import type { DeclaredRecord, RecordCalls, RecordDeclaration, Stored } from './declare-record.ts'
import { ShownSwitch } from './publication/shown-switch.tsx'
import type { Publication } from './publication/words.ts'
import type { Column } from './table/data-table.tsx'
import type { ListState } from './table/list-panel.tsx'
import { useCrud } from './use-crud.ts'

/** State of the list of a declared record, for `ResourceList`. */
export function useRecordList<Row extends Stored, New extends object>(
  { entity, noun, nameOf, calls, refresh, question }: DeclaredRecord<Row, New>,
  { query, all, open, ...removal }: RecordListOptions<Row>,
) {
  const api = useApi()
  return useCrud<Row>({
    query,
    all,
    nameOf,
    ...(open && { open }),
    removal: {
      entity,
      noun,
      call: (id, options) => calls(api).remove({ id }, options),
      question,
      refresh: refresh(api),
      ...removal,
    },
  })
}

type Removal<Row extends Stored> = NonNullable<Parameters<typeof useCrud<Row>>[0]['removal']>

/** How a row of a declared record is deleted, where it differs from what is declared. */
export type RecordRemoval<Row extends Stored> = Partial<
  Omit<Removal<Row>, 'entity' | 'noun' | 'call' | 'question'>
>

interface RecordListOptions<Row extends Stored> extends RecordRemoval<Row> {
  query: ListState<Row>
  /** All rows, when the list is filtered: forms can be opened for each. */
  all?: readonly Row[] | undefined
  /** Opens the form, when it is a screen. */
  open?: (id: number | 'new') => void
}

/** Column with the switch of publication. */
export function shownColumn<Row extends Published>(declared: Publishable<Row>): Column<Row> {
  return { key: 'shown', title: 'На сайте', cell: (row) => <Shown declared={declared} row={row} /> }
}

function Shown<Row extends Published>({ declared, row }: { declared: Publishable<Row>; row: Row }) {
  const api = useApi()
  const { entity, nameOf, calls, refresh } = declared
  return (
    <ShownSwitch
      name={nameOf(row)}
      entity={entity}
      record={row}
      save={(published, options) => calls(api).update({ id: row.id, published }, options)}
      refresh={refresh(api)}
    />
  )
}

type Published = Stored & Publication

/** A declared record whose publication is a change like others. */
type Publishable<Row extends Published> = Pick<
  RecordDeclaration<Row, { published: boolean }>,
  'entity' | 'nameOf' | 'refresh'
> & {
  calls: (api: StaffApi) => Pick<RecordCalls<{ published: boolean }>, 'update'>
}
