import { Button } from '../../../../ui/button.tsx'
import { FieldError } from '../../../../ui/field/field.tsx'
import { Input } from '../../../../ui/field/input.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { FeatureRow } from '../values/product-values.ts'
import { nextId } from '../values/spec-rows.ts'

/** Editor of features, one line each. Enter in the last line adds a new one. */
export function FeatureList({ rows, errors, onChange }: FeatureListProps) {
  const add = () => onChange([...rows, { id: nextId(rows), text: '' }])
  return (
    <div className="spec-rows">
      {rows.map((row, index) => {
        const error = errors[index]
        const errorId = `feature-${row.id}-error`
        return (
          <div key={row.id} className="spec-row spec-row--single">
            <Input
              aria-label={`Особенность ${index + 1}`}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? errorId : undefined}
              // The user has just added this line
              autoFocus={row.text === ''}
              placeholder="Например, работает без канализационного запаха"
              value={row.text}
              onChange={({ target }) =>
                onChange(rows.map((one, at) => (at === index ? { ...one, text: target.value } : one)))
              }
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                if (index === rows.length - 1 && row.text.trim() !== '') add()
              }}
            />
            <IconButton
              icon="trash"
              title="Убрать"
              aria-label={`Убрать особенность ${index + 1}`}
              onClick={() => onChange(rows.toSpliced(index, 1))}
            />
            {error && <FieldError id={errorId}>{error}</FieldError>}
          </div>
        )
      })}
      <Button icon="plus" onClick={add}>
        Добавить особенность
      </Button>
    </div>
  )
}

interface FeatureListProps {
  rows: readonly FeatureRow[]
  errors: readonly (string | undefined)[]
  onChange: (rows: FeatureRow[]) => void
}
