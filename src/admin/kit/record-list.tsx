import type { ComponentProps, ReactNode } from 'react'
import type { Drafted } from '../../contract/records/drafts.ts'
import type { DeclaredRecord, Stored } from './declare-record.ts'
import type { AnyFields } from './fields/field.ts'
import { FormFields } from './fields/form-fields.tsx'
import { DraftPanel } from './publication/draft-panel.tsx'
import { useDraftAwaited } from './publication/draft-query.ts'
import { RecordForm } from './record-form.tsx'
import { ResourceList } from './resource-list.tsx'
import type { Column } from './table/data-table.tsx'
import type { ListState } from './table/list-panel.tsx'
import { type RecordRemoval, useRecordList } from './use-record-list.tsx'

/** List of a declared record with its form in a dialog; `drafts` is what its working drafts are called, where it has them. */
export function RecordList<Row extends Stored & Partial<New>, New extends object>({
  declared,
  query,
  all,
  removal,
  columns,
  toForm,
  drafts,
  ...list
}: RecordListProps<Row, New>) {
  const crud = useRecordList(declared, { query, all, ...removal })
  return (
    <ResourceList
      {...list}
      crud={crud}
      columns={columns.map((one) => (typeof one === 'string' ? toColumn(declared, one) : one))}
    >
      {(row, onClose) => {
        const key = row?.id ?? 'new'
        const form = { declared, row, onClose, ...toForm?.(row) }
        if (!drafts) return <RecordForm key={key} {...form} />
        return (
          <AfterDraft key={key} entity={drafts} id={row?.id}>
            <RecordForm {...form}>
              {({ draft, ...parts }) => (
                <>
                  <DraftPanel entity={drafts} {...draft} />
                  <FormFields {...parts} />
                </>
              )}
            </RecordForm>
          </AfterDraft>
        )
      }}
    </ResourceList>
  )
}

/** The form, once it is known whether the record has a draft. */
function AfterDraft({ entity, id, children }: AfterDraftProps) {
  return useDraftAwaited(entity, id) ? null : children
}

interface AfterDraftProps {
  entity: Drafted
  /** Undefined for a new record. */
  id: number | undefined
  children: ReactNode
}

/** Column of a field: its label, and the stored value as its kind shows it. */
function toColumn<Row extends Stored, New extends object>(
  { fields, labels }: DeclaredRecord<Row, New>,
  name: ListedField<Row, New>,
): Column<Row> {
  const field = new Map<string, AnyFields[string]>(Object.entries(fields)).get(name)
  const show = field?.show ?? showPlain
  return {
    key: name,
    title: name === 'id' ? 'ID' : (labels[name] ?? name),
    isEnd: field?.isEnd === true,
    cell: (row) => show(row[name]),
  }
}

const showPlain = (stored: unknown) =>
  typeof stored === 'number' || (typeof stored === 'string' && stored !== '') ? stored : '-'

type ListedField<Row, New> = 'id' | (keyof Row & keyof New & string)

interface RecordListProps<Row extends Stored & Partial<New>, New extends object>
  extends Omit<ComponentProps<typeof ResourceList<Row>>, 'crud' | 'columns' | 'children'> {
  declared: DeclaredRecord<Row, New>
  query: ListState<Row>
  /** The id and fields by their names; columns of another shape or title written out. */
  columns: readonly (Column<Row> | ListedField<Row, New>)[]
  /** All rows, when the list is filtered: forms can be opened for each. */
  all?: readonly Row[] | undefined
  /** How a row is deleted, where it differs from what is declared. */
  removal?: RecordRemoval<Row>
  /** Above the fields of a stored row: its working draft, by this name. */
  drafts?: Drafted
  /** What the form of a row has besides its fields. */
  toForm?: (
    row: Row | undefined,
  ) => Pick<
    ComponentProps<typeof RecordForm<Row, New>>,
    'given' | 'before' | 'isWide' | 'confirmFirst' | 'children'
  >
}
