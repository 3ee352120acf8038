import type { ReactNode } from 'react'
import { type Column, DataTable } from './table/data-table.tsx'
import { ListPanel } from './table/list-panel.tsx'
import { rememberRow } from './table/remember-row.ts'
import { RowActions } from './table/row-actions.tsx'
import type { Crud } from './use-crud.ts'
import { toReason } from './write/failure-messages.ts'
import { WriteFailure } from './write/write-failure.tsx'

/** List of a resource with its loading, error and empty states, row actions, and the form opened by the address. */
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
  table,
  more,
  isReady = crud.query.data !== undefined,
  children,
}: ResourceListProps<Row>) {
  const { query, edited, open, close, remove, removeErrorOf, nameOf } = crud
  const removeAndMoveOn = async (row: Row, button: HTMLElement) => {
    const moveOn = rememberRow(button)
    if (await remove?.(row)) moveOn()
  }
  const actions: Column<Row> = {
    key: 'actions',
    title: 'Действия',
    isTitleHidden: true,
    isEnd: true,
    cell: (row) =>
      toActions?.(row) ?? (
        <RowActions
          of={nameOf(row)}
          onEdit={() => open(row.id)}
          onRemove={remove && ((button) => void removeAndMoveOn(row, button))}
        >
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
          const all = [...columns, actions]
          const openRow = ({ id }: Row) => open(id)
          if (table) return table(shown, all, openRow)
          return (
            <>
              <DataTable
                caption={label}
                className={`table--plain ${className}`.trim()}
                columns={all}
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
                onOpen={openRow}
              />
              {more}
            </>
          )
        }}
      </ListPanel>
      {isReady && edited === 'new' && children?.(undefined, close)}
      {isReady && edited && edited !== 'new' && children?.(edited, close)}
    </>
  )
}

interface ResourceListProps<Row extends { id: number }> {
  /** Accessible name of panel and table. */
  label: string
  crud: Crud<Row>
  /** Columns without the actions, which are added. */
  columns: readonly Column<Row>[]
  /** Class of the table. */
  className?: string
  /** Class of the panel, for its size. */
  panelClassName?: string
  /** Error message of the error catalogue for a failed list. */
  failure?: (error: unknown) => string
  filters?: ReactNode
  /** Filters the rows. */
  filter?: (rows: readonly Row[]) => readonly Row[]
  /** Empty state: `NoRows`. */
  empty: ReactNode
  /** Additional actions before «Изменить». */
  toLinks?: (row: Row) => ReactNode
  /** Shows the rows otherwise than in a `DataTable`; columns are those with the actions. */
  table?: (rows: readonly Row[], columns: readonly Column<Row>[], onOpen: (row: Row) => void) => ReactNode
  /** Below the rows: asks for the next part of a list that grows. */
  more?: ReactNode
  /** Replaces the default actions «Изменить» and delete. */
  toActions?: (row: Row) => ReactNode
  /** Error message below a row. */
  toRemark?: (row: Row) => ReactNode
  /** False while data of the form is loading. */
  isReady?: boolean
  /** Renders the form of a row, undefined for a new one. Use the row's id as its key. Without it the caller renders the form by `editedId`. */
  children?: (row: Row | undefined, onClose: () => void) => ReactNode
}
