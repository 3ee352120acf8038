import { Fragment, type KeyboardEvent, useRef, useState } from 'react'
import { Cells, type Column } from '../../kit/table/data-table.tsx'
import { useRowKeys } from '../../kit/table/use-row-keys.ts'

interface Group<Row> {
  key: number | string
  /** Null for rows without a heading. */
  title: string | null
  rows: readonly Row[]
}

/**
 * Table of rows that staff put in order by hand, by groups: a handle carries a row by mouse, and by the arrow keys while it has the
 * focus. Rows move within their group.
 */
export function OrderedTable<Row extends { id: number }>({
  caption,
  columns,
  groups,
  nameOf,
  onMove,
  onOpen,
  said,
}: OrderedTableProps<Row>) {
  const [carried, setCarried] = useState<{ group: Group<Row>['key']; index: number } | null>(null)
  const all = groups.flatMap(({ rows }) => rows)
  const body = useRef<HTMLTableSectionElement>(null)
  const open = (index: number) => {
    const row = all[index]
    if (row) onOpen?.(row)
  }
  const onKeyDown = useRowKeys(body, onOpen && open)
  return (
    <>
      <table className="table table--plain ordered">
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="c-handle">
              <span className="vh">Порядок</span>
            </th>
            {columns.map(({ key, title, isTitleHidden }) => (
              <th key={key} scope="col" className={`c-${key}`}>
                {isTitleHidden ? <span className="vh">{title}</span> : title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body} onKeyDown={onKeyDown}>
          {groups.map(({ key, title, rows }) => (
            <Fragment key={key}>
              {title !== null && (
                <tr className="ordered__group">
                  <th scope="rowgroup" colSpan={columns.length + 1}>
                    {title}
                  </th>
                </tr>
              )}
              {rows.map((row, index) => (
                <tr
                  key={row.id}
                  data-index={all.indexOf(row)}
                  tabIndex={row === all[0] ? 0 : -1}
                  className={carried?.group === key && carried.index === index ? 'is-carried' : undefined}
                  onDragOver={(event) => carried?.group === key && event.preventDefault()}
                  onDrop={() => carried?.group === key && onMove(rows, carried.index, index)}
                >
                  <td className="c-handle">
                    <Handle
                      label={`Переставить: ${nameOf(row)}, место ${index + 1} из ${rows.length}`}
                      onStep={(step) => onMove(rows, index, index + step)}
                      onDragStart={() => setCarried({ group: key, index })}
                      onDragEnd={() => setCarried(null)}
                    />
                  </td>
                  <Cells columns={columns} row={row} />
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
      <p className="vh" role="status">
        {said}
      </p>
    </>
  )
}

/** By which a row is carried. */
function Handle({ label, onStep, onDragStart, onDragEnd }: HandleProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.code]
    if (step === undefined || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    // The table's own keys would move to the next row.
    event.stopPropagation()
    onStep(step)
  }
  return (
    <button
      type="button"
      className="ordered__handle"
      draggable
      title="Переставить: мышью или стрелками"
      aria-label={label}
      onKeyDown={onKeyDown}
      onDragStart={onDragStart}
      onDragEnd={onDragEnd}
    >
      <svg viewBox="0 0 10 16" aria-hidden="true">
        <path d="M2 2h0M8 2h0M2 8h0M8 8h0M2 14h0M8 14h0" />
      </svg>
    </button>
  )
}

interface HandleProps {
  label: string
  /** Called with -1 for up, 1 for down. */
  onStep: (step: number) => void
  onDragStart: () => void
  onDragEnd: () => void
}

interface OrderedTableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  groups: readonly Group<Row>[]
  nameOf: (row: Row) => string
  /** Called with the rows of one group; `to` may be beyond its ends. */
  onMove: (rows: readonly Row[], from: number, to: number) => void
  /** Called on Enter. */
  onOpen?: (row: Row) => void
  /** What happened last, for screen readers. */
  said: string
}
