import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field, Hint } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'

/** Fewest and most rows, with the head, and columns of a table that is inserted empty. */
const ROWS = { min: 2, max: 30 }
const COLUMNS = { min: 2, max: 8 }

/** Asks how large the table to be inserted is. Enter inserts it, Esc leaves. */
export function TableSize({ onInsert, onClose }: TableSizeProps) {
  const [rows, setRows] = useState('3')
  const [columns, setColumns] = useState('3')
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => {
    first.current?.focus()
    first.current?.select()
  }, [])
  const insert = () => onInsert(clamp(rows, ROWS), clamp(columns, COLUMNS))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && !(event.key === 'Enter' && event.target instanceof HTMLInputElement)) return
    // Neither the form around is sent nor its dialog closed.
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') insert()
    else onClose()
  }
  return (
    <fieldset className="md__table" aria-label="Новая таблица" onKeyDown={onKeyDown}>
      <div className="md__table-size">
        <Field label="Строк с шапкой">
          {(control) => (
            <Input
              {...control}
              {...ROWS}
              ref={first}
              type="number"
              value={rows}
              onChange={({ target }) => setRows(target.value)}
            />
          )}
        </Field>
        <Field label="Столбцов">
          {(control) => (
            <Input
              {...control}
              {...COLUMNS}
              type="number"
              value={columns}
              onChange={({ target }) => setColumns(target.value)}
            />
          )}
        </Field>
      </div>
      <div className="md__table-ends">
        <Button variant="water" onClick={insert}>
          Вставить таблицу
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Отмена
        </Button>
      </div>
      <Hint>Tab — следующая ячейка. Ячейки из Excel и Google Таблиц можно просто вставить в текст.</Hint>
    </fieldset>
  )
}

function clamp(typed: string, { min, max }: { min: number; max: number }): number {
  return Math.min(max, Math.max(min, Math.round(Number(typed)) || min))
}

interface TableSizeProps {
  /** `rows` includes the head. */
  onInsert: (rows: number, columns: number) => void
  onClose: () => void
}
