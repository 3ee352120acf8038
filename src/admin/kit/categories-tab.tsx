import type { UseQueryResult } from '@tanstack/react-query'
import type { CategoryRow, NewCategory } from './declare-category.ts'
import type { DeclaredRecord } from './declare-record.ts'
import { RecordList } from './record-list.tsx'
import { NoRows } from './table/no-rows.tsx'

/** List of categories of projects or questions (columns: admin.md, section 2) with create, edit and delete. */
export function CategoriesTab<Row extends CategoryRow>({
  declared,
  label,
  query,
  emptyText,
  ...removal
}: CategoriesTabProps<Row>) {
  return (
    <RecordList
      label={label}
      declared={declared}
      query={query}
      removal={removal}
      columns={['id', { key: 'name', title: 'Название', cell: ({ name }) => name }, 'slug', 'description']}
      empty={<NoRows title="Нет доступных категорий" text={emptyText} />}
    />
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
