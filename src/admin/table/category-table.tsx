import { type Column, DataTable } from './data-table.tsx'
import { RowActions } from './row-actions.tsx'

export interface CategoryRow {
  id: number
  name: string
  slug: string
  description: string | null
}

/** Categories of projects or of questions in the columns of admin.md, section 2. */
export function CategoryTable<Row extends CategoryRow>({ caption, rows, onEdit, onRemove }: TableProps<Row>) {
  const columns: readonly Column<Row>[] = [
    { key: 'id', title: 'ID', cell: ({ id }) => id },
    { key: 'name', title: 'Название', cell: ({ name }) => name },
    { key: 'slug', title: 'Slug', cell: ({ slug }) => slug },
    { key: 'description', title: 'Описание', cell: ({ description }) => description ?? '-' },
    {
      key: 'actions',
      title: 'Действия',
      isTitleHidden: true,
      isEnd: true,
      cell: (row) => <RowActions of={row.name} onEdit={() => onEdit(row)} onRemove={() => onRemove(row)} />,
    },
  ]
  return (
    <DataTable
      caption={caption}
      className="table--plain"
      columns={columns}
      rows={rows}
      toKey={({ id }) => id}
      onOpen={onEdit}
    />
  )
}

interface TableProps<Row> {
  caption: string
  rows: readonly Row[]
  onEdit: (row: Row) => void
  onRemove: (row: Row) => void
}
