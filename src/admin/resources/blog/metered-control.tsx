import { useWatch } from 'react-hook-form'
import type { ControlProps } from '../../kit/fields/field.ts'
import { errorOf } from '../../kit/form/error-of.ts'
import { TextArea, TextField } from '../../kit/form/fields.tsx'
import { asOptional } from '../../kit/form/number-rules.ts'

/** Text with its length, of which search engines show `most` characters; on several lines with `rows`. */
export function MeteredControl({ name, label, form, most, rows }: MeteredControlProps) {
  const typed: unknown = useWatch({ control: form.control, name })
  const length = typeof typed === 'string' ? typed.trim().length : 0
  const shown = {
    label,
    labelSuffix: <Used length={length} most={most} />,
    field: form.register(name, asOptional),
    error: errorOf(form, name),
  }
  return (
    <div>
      {rows === undefined ? (
        <TextField {...shown} />
      ) : (
        <TextArea {...shown} rows={rows} className="post-form__excerpt" />
      )}
      <span className="meter" aria-hidden="true">
        <i
          className={length > most ? 'is-too-long' : undefined}
          style={{ width: `${Math.min(100, (length / most) * 100)}%` }}
        />
      </span>
    </div>
  )
}

function Used({ length, most }: { length: number; most: number }) {
  if (length <= most) return `${length} из ${most}`
  return <span className="field__note--warn">{`${length} из ${most}, конец обрежут`}</span>
}

interface MeteredControlProps extends ControlProps {
  most: number
  rows?: number
}
