import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Field, Hint } from '../../../../ui/field/field.tsx'
import { Input } from '../../../../ui/field/input.tsx'

/** Fewest and most rows, with the head, and columns of a table that is inserted empty. */
const ROWS = { min: 2, max: 30 }
const COLUMNS = { min: 2, max: 8 }

/** Asks how large the table to be inserted is. Enter inserts it, Esc leaves. */
export function TableSize({ onInsert, onClose }: TableSizeProps) {
  const [rows, setRows] = useState('3')
  const [columns, setColumns] = useState('3')
  const first = useRef<HTMLInputElement>(null)
  const second = useRef<HTMLInputElement>(null)
  useEffect(() => {
    first.current?.focus()
    first.current?.select()
  }, [])
  const [isTried, setTried] = useState(false)
  const errors = { rows: findError(rows, ROWS), columns: findError(columns, COLUMNS) }
  const insert = () => {
    if (!errors.rows && !errors.columns) return onInsert(Number(rows), Number(columns))
    setTried(true)
    const wrong = errors.rows ? first : second
    wrong.current?.focus()
    wrong.current?.select()
  }
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
        <SizeField
          what="Строк"
          bounds={ROWS}
          input={first}
          value={rows}
          onType={setRows}
          error={isTried ? errors.rows : undefined}
        />
        <SizeField
          what="Столбцов"
          bounds={COLUMNS}
          input={second}
          value={columns}
          onType={setColumns}
          error={isTried ? errors.columns : undefined}
        />
      </div>
      <div className="md__table-ends">
        <Button variant="water" onClick={insert}>
          Вставить таблицу
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Отмена
        </Button>
      </div>
      <Hint>
        Первая из строк — шапка. Tab — следующая ячейка. Ячейки из Excel и Google Таблиц можно просто вставить
        в текст.
      </Hint>
    </fieldset>
  )
}

function SizeField({ what, bounds, input, value, onType, error }: SizeFieldProps) {
  return (
    <Field label={`${what}, до ${bounds.max}`} error={error} isErrorLive>
      {(control) => (
        <Input
          {...control}
          {...bounds}
          ref={input}
          type="number"
          value={value}
          onChange={({ target }) => onType(target.value)}
        />
      )}
    </Field>
  )
}

interface SizeFieldProps {
  what: string
  bounds: { min: number; max: number }
  input: RefObject<HTMLInputElement | null>
  value: string
  onType: (value: string) => void
  error: string | undefined
}

function findError(typed: string, { min, max }: { min: number; max: number }): string | undefined {
  const size = Number(typed)
  return Number.isInteger(size) && size >= min && size <= max ? undefined : `Целое число от ${min} до ${max}`
}

interface TableSizeProps {
  /** `rows` includes the head. */
  onInsert: (rows: number, columns: number) => void
  onClose: () => void
}
