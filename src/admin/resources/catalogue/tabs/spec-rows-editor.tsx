import { Button } from '../../../../ui/button.tsx'
import { FieldError } from '../../../../ui/field/field.tsx'
import { Input } from '../../../../ui/field/input.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { nextId, type SpecRow, toSpecKey, toSpecName } from '../values/spec-rows.ts'

/** Editor of characteristics as rows of name and value; known keys are shown by their Russian labels. */
export function SpecRowsEditor({ rows, hidden, errors, onChange }: SpecRowsEditorProps) {
  const change = (index: number, changed: Partial<SpecRow>) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...changed } : row)))
  return (
    <div className="spec-rows">
      {rows.map((row, index) => {
        if (hidden.has(row.key)) return null
        const error = errors[index]
        const errorId = `spec-${row.id}-error`
        const name = toSpecName(row.key)
        return (
          <div key={row.id} className="spec-row">
            <Input
              aria-label={`Название характеристики ${index + 1}`}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? errorId : undefined}
              placeholder="Название"
              value={name}
              onChange={({ target }) => change(index, { key: toSpecKey(target.value) })}
            />
            <Input
              aria-label={`Значение характеристики ${index + 1}`}
              placeholder="Значение"
              value={row.text}
              onChange={({ target }) => change(index, { text: target.value })}
            />
            <IconButton
              icon="trash"
              title="Убрать"
              aria-label={`Убрать характеристику ${name || index + 1}`}
              onClick={() => onChange(rows.toSpliced(index, 1))}
            />
            {error && <FieldError id={errorId}>{error}</FieldError>}
          </div>
        )
      })}
      <Button
        icon="plus"
        onClick={() => onChange([...rows, { id: nextId(rows), key: '', text: '', stored: '' }])}
      >
        Добавить характеристику
      </Button>
    </div>
  )
}

interface SpecRowsEditorProps {
  rows: readonly SpecRow[]
  /** Keys of rows that have fields of their own. */
  hidden: ReadonlySet<string>
  /** Validation message for the name of each row. */
  errors: readonly (string | undefined)[]
  onChange: (rows: SpecRow[]) => void
}
