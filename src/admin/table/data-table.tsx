import { Fragment, type ReactNode, useRef } from 'react'
import { useRowKeys } from './use-row-keys.ts'
import { useVisibleRows } from './use-visible-rows.ts'

/** By which column a table stands, and whether the largest comes first. */
export interface Sort {
  key: string
  isDown: boolean
}

export interface Column<Row> {
  /** Also the cell's class, `c-{key}`. */
  key: string
  title: string
  /** The title is for screen readers only: actions and pictures. */
  isTitleHidden?: boolean
  /** Figures and actions stand at the right edge. */
  isEnd?: boolean
  cell: (row: Row) => ReactNode
  /** Its title is a button that asks for the rows in another order. */
  isSortable?: boolean
}

/**
 * A table of the staff area: sticky head, arrows move between rows, Enter opens one, on phones a row becomes a card. More than
 * 300 rows are drawn only where they are seen; below that the browser's own find works.
 */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  toKey,
  onOpen,
  toRowClass,
  toRemark,
  sort,
  onSort,
  className = '',
}: DataTableProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null)
  const { visible, before, after, measure } = useVisibleRows(rows.length, body)
  const onKeyDown = useRowKeys((index) => {
    const row = rows[index]
    if (row !== undefined) onOpen?.(row)
  })
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
        {before > 0 && <Gap height={before} span={columns.length} />}
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
                {columns.map(({ key, title, isTitleHidden, isEnd, cell }) => (
                  <td
                    key={key}
                    className={isEnd ? `c-${key} table__end` : `c-${key}`}
                    data-label={isTitleHidden ? undefined : title}
                  >
                    {cell(row)}
                  </td>
                ))}
              </tr>
              {remark && (
                <tr className="table__note">
                  <td colSpan={columns.length}>{remark}</td>
                </tr>
              )}
            </Fragment>
          )
        })}
        {after > 0 && <Gap height={after} span={columns.length} />}
      </tbody>
    </table>
  )
}

/** A column's name; where rows can be sorted by it, it is a button. */
function Title<Row>({ column, sort, onSort }: TitleProps<Row>) {
  const { key, title, isTitleHidden, isEnd, isSortable } = column
  const isSorted = sort ? (sort.isDown ? 'descending' : 'ascending') : undefined
  return (
    <th scope="col" className={isEnd ? `c-${key} table__end` : `c-${key}`} aria-sort={isSorted}>
      {onSort && isSortable ? (
        <button type="button" className="table__sort" onClick={() => onSort(key)}>
          {title}
        </button>
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

/** Takes the place of rows that are out of sight. */
function Gap({ height, span }: { height: number; span: number }) {
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
  /** Enter on a row. */
  onOpen?: (row: Row) => void
  toRowClass?: (row: Row) => string | undefined
  /** Stands under its row: what was asked of it and failed. */
  toRemark?: (row: Row) => ReactNode
  /** In which order the rows are; with `onSort`, which sorts nothing here. */
  sort?: Sort | null
  onSort?: (key: string) => void
  className?: string
}
