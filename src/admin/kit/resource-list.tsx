import type { ReactNode } from 'react'
import { toReason } from '../form/failure-messages.ts'
import { WriteFailure } from '../form/write-failure.tsx'
import { type Column, DataTable } from '../table/data-table.tsx'
import { ListPanel } from '../table/list-panel.tsx'
import { RowActions } from '../table/row-actions.tsx'
import type { Crud } from './use-crud.ts'

/** A list that is made, changed and deleted: on its way, failed, empty or there, with the form of the row that the address names. */
export function ResourceList<Row extends { id: number }>({
  label,
  crud,
  columns,
  className = '',
  panelClassName,
  failure = (error) => `Произошла ошибка при загрузке данных: ${toReason(error)}`,
  filters,
  filter = (rows) => rows,
  empty,
  toLinks,
  toActions,
  toRemark,
  isReady = crud.query.data !== undefined,
  children,
}: ResourceListProps<Row>) {
  const { query, edited, open, close, remove, removeErrorOf, nameOf } = crud
  const actions: Column<Row> = {
    key: 'actions',
    title: 'Действия',
    isTitleHidden: true,
    isEnd: true,
    cell: (row) =>
      toActions?.(row) ?? (
        <RowActions of={nameOf(row)} onEdit={() => open(row.id)} onRemove={remove && (() => remove(row))}>
          {toLinks?.(row)}
        </RowActions>
      ),
  }
  return (
    <>
      <ListPanel label={label} className={panelClassName} query={query} failure={failure} filters={filters}>
        {(rows) => {
          const shown = filter(rows)
          if (shown.length === 0) return empty
          return (
            <DataTable
              caption={label}
              className={`table--plain ${className}`.trim()}
              columns={[...columns, actions]}
              rows={shown}
              toKey={({ id }) => id}
              toRemark={(row) => {
                const error = removeErrorOf(row)
                return error ? (
                  <WriteFailure error={error} what="Не удалено" button="Удалить" />
                ) : (
                  toRemark?.(row)
                )
              }}
              onOpen={({ id }) => open(id)}
            />
          )
        }}
      </ListPanel>
      {isReady && edited === 'new' && children?.(undefined, close)}
      {isReady && edited && edited !== 'new' && children?.(edited, close)}
    </>
  )
}

interface ResourceListProps<Row extends { id: number }> {
  /** Of the panel and of the table. */
  label: string
  crud: Crud<Row>
  /** Without the actions, which stand last by themselves. */
  columns: readonly Column<Row>[]
  /** Of the table. */
  className?: string
  /** Of the panel around it: how much room it has. */
  panelClassName?: string
  /** Words of the error catalogue for a list that did not come. */
  failure?: (error: unknown) => string
  filters?: ReactNode
  /** The rows that the filters let through. */
  filter?: (rows: readonly Row[]) => readonly Row[]
  /** Stands in place of the table when there is no row: `NoRows`. */
  empty: ReactNode
  /** What else can be done with a row, before «Изменить». */
  toLinks?: (row: Row) => ReactNode
  /** All that can be done with a row, in place of «Изменить» and deleting. */
  toActions?: (row: Row) => ReactNode
  /** Stands under its row: what was asked of it and failed. */
  toRemark?: (row: Row) => ReactNode
  /** False while the form lacks something that is still on its way. */
  isReady?: boolean
  /** The form: of a stored row, or of a new one. Give it the row's id as its key. Without it the caller draws it by `editedId`. */
  children?: (row: Row | undefined, onClose: () => void) => ReactNode
}
