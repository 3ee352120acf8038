import type { QueryKey } from '@tanstack/react-query'
import type { CallOptions } from '../../api/client.ts'
import { readConflict } from '../../api/conflict.ts'
import type { TrashedEntity } from '../../contract/records/record-kinds.ts'
import { useRight } from '../session/use-right.ts'
import { useDialogAddress } from './form/use-dialog-address.ts'
import { formatDone, formatNotDone, type RowNoun } from './row-noun.ts'
import type { ListState } from './table/list-panel.tsx'
import { useRestore } from './use-restore.ts'
import { confirmDelete } from './write/confirm-action.ts'
import { showStale } from './write/stale.ts'
import { formatTrashDays, useTrashDays } from './write/trash-days.ts'
import { useWrite } from './write/use-write.ts'

export type Crud<Row extends KeyedRow> = ReturnType<typeof useCrud<Row>>

/** State of a resource's list: rows, the edited row of the address (`?edit=5`, `?edit=new`), and deletion with confirmation. */
export function useCrud<Row extends KeyedRow>({
  query,
  all = query.data,
  nameOf,
  open,
  removal,
}: CrudOptions<Row>) {
  const address = useDialogAddress()
  const restore = useRestore()
  const days = useTrashDays()
  const mayDelete = useRight('delete')
  const { run, error, input } = useWrite({
    call: async ({ id }: Row, options) => removal?.call(id, options),
    record: ({ id, version }) => removal && { entity: removal.entity, id, version },
    success: (_answer, { id }) => ({
      title: 'Успех',
      description: removal ? formatDone(removal.noun, 'удален') : '',
      ...(removal && {
        action: {
          label: 'Отменить',
          run: () => void restore.run({ entity: removal.entity, id }).catch(() => undefined),
        },
      }),
    }),
    failure: (reason) =>
      removal ? `${removal.notRemoved ?? formatNotDone(removal.noun, 'удалить')}: ${reason}` : reason,
    refresh: removal?.refresh ?? [],
    onStale(conflict, row) {
      const again = { label: 'Удалить', run: () => removal && void confirmAndRemove(present, removal) }
      const present = { ...row, ...conflict.current }
      showStale(conflict, again)
    },
  })
  const readSubject = async (row: Row, toSubject: Removal<Row>['toSubject']) => {
    try {
      return (await toSubject?.(row)) ?? nameOf(row)
    } catch {
      return nameOf(row)
    }
  }
  const confirmAndRemove = async (row: Row, { question, isBrowserQuestion, ...how }: Removal<Row>) => {
    const act = () => run(row)
    const whole = `${question} Отсюда отменить нельзя; ${formatTrashDays(days)} запись лежит в корзине.`
    if (isBrowserQuestion) {
      if (!window.confirm(whole)) return false
      return await act().then(
        () => true,
        () => false,
      )
    }
    const subject = await readSubject(row, how.toSubject)
    if (!(await confirmDelete(whole, subject, act))) return false
    how.onRemoved?.(row)
    return true
  }
  return {
    query,
    nameOf,
    open: open ?? address.open,
    close: address.close,
    /** Id in the address, whether the row exists or not. */
    editedId: address.edited,
    /** The row whose form is open, 'new' for a new one; null for none, or while loading. */
    edited: address.edited === 'new' ? 'new' : (all?.find(({ id }) => id === address.edited) ?? null),
    /** Asks, then deletes; true when it is done. Undefined when rows cannot be deleted, or not by whoever is signed in. */
    remove: mayDelete && removal ? (row: Row) => confirmAndRemove(row, removal) : undefined,
    /** Error of deleting this row, when our dialog does not show it; null without. */
    removeErrorOf: ({ id }: Row) =>
      removal?.isBrowserQuestion && input?.id === id && !readConflict(error) ? error : null,
  } as const
}

interface KeyedRow {
  id: number
  version?: number | undefined
}

interface CrudOptions<Row extends KeyedRow> {
  query: ListState<Row>
  /** All rows, when the list is filtered: forms can be opened for each. */
  all?: readonly Row[] | undefined
  /** Name of a row for buttons and confirmations. */
  nameOf: (row: Row) => string
  /** Opens the form, when it is a separate screen. */
  open?: (id: number | 'new') => void
  /** Absent when rows cannot be deleted. */
  removal?: Removal<Row>
}

interface Removal<Row> {
  /** Deletes the row, over the version in `options`. */
  call: (id: number, options: CallOptions) => Promise<unknown>
  /** What the trash calls these rows. */
  entity: TrashedEntity
  noun: RowNoun
  question: string
  /** Query keys to invalidate. */
  refresh: readonly QueryKey[]
  /** Text in bold of the confirmation, when it is more than the row's name, which stands in when this rejects. */
  toSubject?: (row: Row) => string | Promise<string>
  /** Failure message before the reason; default «Не удалось удалить …». */
  notRemoved?: string
  onRemoved?: (row: Row) => void
  /** Uses `window.confirm`, as specified (admin.md, section 2). */
  isBrowserQuestion?: boolean
}
