import type { UseQueryResult } from '@tanstack/react-query'
import type { CategoryRow, NewCategory } from './declare-category.ts'
import type { DeclaredRecord } from './declare-record.ts'
import { RecordForm } from './record-form.tsx'
import { ResourceList } from './resource-list.tsx'
import type { Column } from './table/data-table.tsx'
import { NoRows } from './table/no-rows.tsx'
import { useRecordList } from './use-record-list.tsx'

const COLUMNS: readonly Column<CategoryRow>[] = [
  { key: 'id', title: 'ID', cell: ({ id }) => id },
  { key: 'name', title: 'Название', cell: ({ name }) => name },
  { key: 'slug', title: 'Slug', cell: ({ slug }) => slug },
  { key: 'description', title: 'Описание', cell: ({ description }) => description ?? '-' },
]

/** List of categories of projects or questions (columns: admin.md, section 2) with create, edit and delete. */
export function CategoriesTab<Row extends CategoryRow>({
  declared,
  label,
  query,
  emptyText,
  ...removal
}: CategoriesTabProps<Row>) {
  const crud = useRecordList(declared, { query, ...removal })
  return (
    <ResourceList
      label={label}
      crud={crud}
      columns={COLUMNS}
      empty={<NoRows title="Нет доступных категорий" text={emptyText} />}
    >
      {(row, onClose) => (
        <RecordForm key={row?.id ?? 'new'} declared={declared} row={row} onClose={onClose} />
      )}
    </ResourceList>
  )
}

interface CategoriesTabProps<Row extends CategoryRow> {
  declared: DeclaredRecord<Row, NewCategory>
  label: string
  query: UseQueryResult<readonly Row[]>
  /** Text of the delete confirmation: the category's name and number of rows. */
  toSubject: (category: Row) => string | Promise<string>
  onRemoved?: (category: Row) => void
  /** Text of the empty state. */
  emptyText: string
}
