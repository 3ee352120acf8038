import type { QueryKey, UseQueryResult } from '@tanstack/react-query'
import type { z } from 'zod'
import type { CallOptions } from '../../api/client.ts'
import type { TrashedEntity } from '../../contract/records/trashed-entities.ts'
import { type CategoryCalls, CategoryDialog, type CategoryValues } from './category-dialog.tsx'
import { ResourceList } from './resource-list.tsx'
import type { RowNoun } from './row-noun.ts'
import type { Column } from './table/data-table.tsx'
import { NoRows } from './table/no-rows.tsx'
import { useCrud } from './use-crud.ts'

interface CategoryRow {
  id: number
  version?: number | undefined
  name: string
  slug: string
  description: string | null
}

/** List of categories of projects or questions (columns: admin.md, section 2) with create, edit and delete. */
export function CategoriesTab<Row extends CategoryRow>({
  entity,
  label,
  noun,
  query,
  calls,
  rowsName,
  toSubject,
  onRemoved,
  emptyText,
  schema,
  refresh,
}: CategoriesTabProps<Row>) {
  const crud = useCrud<Row>({
    query,
    nameOf: ({ name }) => name,
    removal: {
      entity,
      noun,
      call: (id, options) => calls.remove({ id }, options),
      question: `Вы уверены, что хотите удалить эту категорию? Все ${rowsName} в этой категории будут отвязаны от нее.`,
      toSubject,
      ...(onRemoved ? { onRemoved } : {}),
      refresh,
    },
  })
  const columns: readonly Column<Row>[] = [
    { key: 'id', title: 'ID', cell: ({ id }) => id },
    { key: 'name', title: 'Название', cell: ({ name }) => name },
    { key: 'slug', title: 'Slug', cell: ({ slug }) => slug },
    { key: 'description', title: 'Описание', cell: ({ description }) => description ?? '-' },
  ]
  return (
    <ResourceList
      label={label}
      crud={crud}
      columns={columns}
      empty={<NoRows title="Нет доступных категорий" text={emptyText} />}
    >
      {(category, onClose) => (
        <CategoryDialog
          key={category?.id ?? 'new'}
          entity={entity}
          category={category}
          noun={noun}
          calls={calls}
          refresh={refresh}
          schema={schema}
          onClose={onClose}
        />
      )}
    </ResourceList>
  )
}

interface CategoriesTabProps<Row> {
  entity: TrashedEntity
  label: string
  noun: RowNoun
  query: UseQueryResult<readonly Row[]>
  calls: CategoryCalls & { remove: (row: { id: number }, options: CallOptions) => Promise<unknown> }
  /** Plural noun of a category's rows: «вопросы». */
  rowsName: string
  /** Text of the delete confirmation: the category's name and number of rows. */
  toSubject: (category: Row) => string | Promise<string>
  onRemoved?: (category: Row) => void
  /** Text of the empty state. */
  emptyText: string
  /** Loads the contract's schema of a new category. */
  schema: () => Promise<z.ZodType<unknown, CategoryValues>>
  /** Query keys to invalidate. */
  refresh: readonly QueryKey[]
}
