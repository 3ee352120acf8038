import type { UseQueryResult } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import type { DeclaredRecord, Stored } from './declare-record.ts'
import type { AnyFields } from './fields/field.ts'
import { RecordForm } from './record-form.tsx'
import { ResourceList } from './resource-list.tsx'
import type { Column } from './table/data-table.tsx'
import { type RecordRemoval, useRecordList } from './use-record-list.tsx'

/** List of a declared record with its form in a dialog. */
export function RecordList<Row extends Stored & Partial<New>, New extends object>({
  declared,
  query,
  all,
  removal,
  columns,
  toForm,
  ...list
}: RecordListProps<Row, New>) {
  const crud = useRecordList(declared, { query, all, ...removal })
  return (
    <ResourceList
      {...list}
      crud={crud}
      columns={columns.map((one) => (typeof one === 'string' ? toColumn(declared, one) : one))}
    >
      {(row, onClose) => (
        <RecordForm
          key={row?.id ?? 'new'}
          declared={declared}
          row={row}
          onClose={onClose}
          {...toForm?.(row)}
        />
      )}
    </ResourceList>
  )
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
  query: UseQueryResult<readonly Row[]>
  /** The id and fields by their names; columns of another shape or title written out. */
  columns: readonly (Column<Row> | ListedField<Row, New>)[]
  /** All rows, when the list is filtered: forms can be opened for each. */
  all?: readonly Row[] | undefined
  /** How a row is deleted, where it differs from what is declared. */
  removal?: RecordRemoval<Row>
  /** What the form of a row has besides its fields. */
  toForm?: (
    row: Row | undefined,
  ) => Pick<
    ComponentProps<typeof RecordForm<Row, New>>,
    'given' | 'before' | 'isWide' | 'confirmFirst' | 'children'
  >
}
