import type { QueryKey, UseQueryResult } from '@tanstack/react-query'
import { useDialogAddress } from '../form/use-dialog-address.ts'
import { confirmDelete } from '../write/confirm-action.ts'
import { useWrite } from '../write/use-write.ts'
import { formatDone, formatNotDone, type RowNoun } from './row-noun.ts'

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
  const { run, error, input } = useWrite({
    call: async (id: number) => removal?.call(id),
    success: { title: 'Успех', description: removal ? formatDone(removal.noun, 'удален') : '' },
    failure: (reason) =>
      removal ? `${removal.notRemoved ?? formatNotDone(removal.noun, 'удалить')}: ${reason}` : reason,
    refresh: removal?.refresh ?? [],
  })
  const readSubject = async (row: Row, toSubject: Removal<Row>['toSubject']) => {
    try {
      return (await toSubject?.(row)) ?? nameOf(row)
    } catch {
      return nameOf(row)
    }
  }
  const confirmAndRemove = async (row: Row, { question, isBrowserQuestion, ...how }: Removal<Row>) => {
    const act = () => run(row.id)
    if (isBrowserQuestion) {
      if (window.confirm(question)) await act().catch(() => undefined)
      return
    }
    const subject = await readSubject(row, how.toSubject)
    if (await confirmDelete(question, subject, act)) how.onRemoved?.(row)
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
    /** Undefined when rows cannot be deleted. */
    remove: removal && ((row: Row) => void confirmAndRemove(row, removal)),
    /** Error of deleting this row, when our dialog does not show it; null without. */
    removeErrorOf: ({ id }: Row) => (removal?.isBrowserQuestion && input === id ? error : null),
  } as const
}

interface KeyedRow {
  id: number
}

interface CrudOptions<Row extends KeyedRow> {
  query: UseQueryResult<readonly Row[]>
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
  call: (id: number) => Promise<unknown>
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
