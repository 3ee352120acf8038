import type { QueryKey, UseQueryResult } from '@tanstack/react-query'
import { useDialogAddress } from '../form/use-dialog-address.ts'
import { useWrite } from '../form/use-write.ts'
import { confirmDelete } from '../shell/confirm-action.ts'
import { formatDone, formatNotDone, type RowNoun } from './row-noun.ts'

export type Crud<Row extends KeyedRow> = ReturnType<typeof useCrud<Row>>

/** The rows of a list, the one whose form the address asks for (`?edit=5`, `?edit=new`), and deleting with its question. */
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
  const confirmAndRemove = async (row: Row, { question, isBrowserQuestion, ...how }: Removal<Row>) => {
    const act = () => run(row.id)
    if (isBrowserQuestion) {
      if (window.confirm(question)) await act().catch(() => undefined)
      return
    }
    const subject = (await how.toSubject?.(row)) ?? nameOf(row)
    if (await confirmDelete(question, subject, act)) how.onRemoved?.(row)
  }
  return {
    query,
    nameOf,
    open: open ?? address.open,
    close: address.close,
    /** What the address asks for, whether there is such a row or not. */
    editedId: address.edited,
    /** The row whose form is open, 'new' for one that is being made; null while none is, or it is not known. */
    edited: address.edited === 'new' ? 'new' : (all?.find(({ id }) => id === address.edited) ?? null),
    /** Undefined where rows are never deleted. */
    remove: removal && ((row: Row) => void confirmAndRemove(row, removal)),
    /** Why deleting this row failed, where no dialog of ours says it; null when it did not. */
    removeErrorOf: ({ id }: Row) => (removal?.isBrowserQuestion && input === id ? error : null),
  } as const
}

interface KeyedRow {
  id: number
}

interface CrudOptions<Row extends KeyedRow> {
  query: UseQueryResult<readonly Row[]>
  /** All rows that a form may be opened for, when a filter leaves some out of the list. */
  all?: readonly Row[] | undefined
  /** What a row is called on its buttons and in questions. */
  nameOf: (row: Row) => string
  /** Opens the form, when it is a page of its own. */
  open?: (id: number | 'new') => void
  /** Left out where rows are never deleted. */
  removal?: Removal<Row>
}

interface Removal<Row> {
  call: (id: number) => Promise<unknown>
  noun: RowNoun
  question: string
  /** Lists to be read anew. */
  refresh: readonly QueryKey[]
  /** What goes away, in bold, when it is more than the row's name. */
  toSubject?: (row: Row) => string | Promise<string>
  /** Told before the reason, when it is not «Не удалось удалить …». */
  notRemoved?: string
  onRemoved?: (row: Row) => void
  /** The browser's own question is the specified one (admin.md, section 2). */
  isBrowserQuestion?: boolean
}
