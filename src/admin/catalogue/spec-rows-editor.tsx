import { specLabelOf } from '../../lib/spec-labels.ts'
import { Icon } from '../../ui/icon.tsx'
import { nextId, type SpecRow } from './spec-rows.ts'

/** Characteristics, a name and a value each; rows are added at the end and taken away. */
export function SpecRows({ rows, errors, onChange }: SpecRowsProps) {
  const change = (index: number, changed: Partial<SpecRow>) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...changed } : row)))
  return (
    <div className="pairs">
      {rows.map((row, index) => {
        const error = errors[index]
        const errorId = `spec-${row.id}-error`
        return (
          <div key={row.id} className={error ? 'pair field is-bad' : 'pair'}>
            <input
              className="input"
              aria-label={`Название характеристики ${index + 1}`}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? errorId : undefined}
              placeholder="Название"
              value={row.key}
              onChange={({ target }) => change(index, { key: target.value })}
            />
            <input
              className="input"
              aria-label={`Значение характеристики ${index + 1}`}
              placeholder="Значение"
              value={row.text}
              onChange={({ target }) => change(index, { text: target.value })}
            />
            <button
              type="button"
              className="ico"
              title="Убрать"
              aria-label={`Убрать характеристику ${row.key || index + 1}`}
              onClick={() => onChange(rows.toSpliced(index, 1))}
            >
              <Icon name="trash" />
            </button>
            {row.key !== '' && specLabelOf(row.key).label !== row.key && (
              <p className="hint">На сайте: {specLabelOf(row.key).label}</p>
            )}
            {error && (
              <p className="err" id={errorId}>
                {error}
              </p>
            )}
          </div>
        )
      })}
      <button
        type="button"
        className="btn btn--line"
        onClick={() => onChange([...rows, { id: nextId(rows), key: '', text: '', stored: '' }])}
      >
        <Icon name="plus" />
        Добавить характеристику
      </button>
    </div>
  )
}

interface SpecRowsProps {
  rows: readonly SpecRow[]
  /** What is wrong with the name of each row. */
  errors: readonly (string | undefined)[]
  onChange: (rows: SpecRow[]) => void
}
