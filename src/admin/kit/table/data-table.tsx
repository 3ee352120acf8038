import { Fragment, type ReactNode, useRef } from 'react'
import { type RowChoice, useRowKeys } from './use-row-keys.ts'
import { useVisibleRows } from './use-visible-rows.ts'

/** Sort column and direction. */
export interface Sort {
  key: string
  isDown: boolean
}

export interface Column<Row> {
  /** Also the class of its cells, `c-{key}`. */
  key: string
  title: string
  /** Title for screen readers only: actions and pictures. */
  isTitleHidden?: boolean
  /** Stands in the head instead of the title. */
  head?: ReactNode
  /** Right-aligned: numbers and actions. */
  isEnd?: boolean
  cell: (row: Row) => ReactNode
  /** The title is a sort button. */
  isSortable?: boolean
}

/**
 * Table of the staff area: sticky head, arrow keys move between rows, Enter opens one, on phones a row is a card. More than
 * 300 rows are virtualised; up to that the browser's find works.
 */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  toKey,
  onOpen,
  choice,
  toRowClass,
  toRemark,
  sort,
  onSort,
  className = '',
}: DataTableProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null)
  const { visible, before, after, measure } = useVisibleRows(rows.length, body)
  const open = (index: number) => {
    const row = rows[index]
    if (row !== undefined) onOpen?.(row)
  }
  const onKeyDown = useRowKeys(body, onOpen && open, choice)
  return (
    <table className={`table ${className}`.trim()} aria-rowcount={rows.length + 1}>
      <caption className="vh">{caption}</caption>
      <thead>
        <tr aria-rowindex={1}>
          {columns.map((column) => (
            <Title
              key={column.key}
              column={column}
              sort={sort?.key === column.key ? sort : null}
              onSort={onSort}
            />
          ))}
        </tr>
      </thead>
      <tbody ref={body} onKeyDown={onKeyDown}>
        {before > 0 && <Spacer height={before} span={columns.length} />}
        {visible.map((index) => {
          const row = rows[index]
          if (row === undefined) return null
          const remark = toRemark?.(row)
          return (
            <Fragment key={toKey(row)}>
              <tr
                ref={measure}
                data-index={index}
                aria-rowindex={index + 2}
                tabIndex={index === visible[0] ? 0 : -1}
                className={toRowClass?.(row)}
              >
                <Cells columns={columns} row={row} />
              </tr>
              {remark && (
                <tr className="table__note">
                  <td colSpan={columns.length}>{remark}</td>
                </tr>
              )}
            </Fragment>
          )
        })}
        {after > 0 && <Spacer height={after} span={columns.length} />}
      </tbody>
    </table>
  )
}

/** Column title, as a button when sortable. */
function Title<Row>({ column, sort, onSort }: TitleProps<Row>) {
  const { key, title, isTitleHidden, head, isEnd, isSortable } = column
  const isSorted = sort ? (sort.isDown ? 'descending' : 'ascending') : undefined
  return (
    <th scope="col" className={isEnd ? `c-${key} table__end` : `c-${key}`} aria-sort={isSorted}>
      {onSort && isSortable ? (
        <button type="button" className="table__sort" onClick={() => onSort(key)}>
          {title}
        </button>
      ) : head ? (
        head
      ) : isTitleHidden ? (
        <span className="vh">{title}</span>
      ) : (
        title
      )}
    </th>
  )
}

interface TitleProps<Row> {
  column: Column<Row>
  sort: Sort | null
  onSort: ((key: string) => void) | undefined
}

/** The cells of a row. */
export function Cells<Row>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) {
  return columns.map(({ key, title, isTitleHidden, isEnd, cell }) => (
    <td
      key={key}
      className={isEnd ? `c-${key} table__end` : `c-${key}`}
      data-label={isTitleHidden ? undefined : title}
    >
      {cell(row)}
    </td>
  ))
}

/** Spacer for rows that are not rendered. */
function Spacer({ height, span }: { height: number; span: number }) {
  return (
    <tr className="table__gap">
      <td colSpan={span} style={{ height, padding: 0, border: 0 }} />
    </tr>
  )
}

interface DataTableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  toKey: (row: Row) => number | string
  /** Called on Enter. */
  onOpen?: (row: Row) => void
  /** Rows can be chosen by keys: X, and Shift with an arrow. */
  choice?: RowChoice
  toRowClass?: (row: Row) => string | undefined
  /** Error message below a row. */
  toRemark?: (row: Row) => ReactNode
  /** Present order of the rows; `onSort` reports clicks, the table does not sort. */
  sort?: Sort | null
  onSort?: (key: string) => void
  className?: string
}
