import type { UseFormRegisterReturn } from 'react-hook-form'
import { fromLocalInput, toLocalInput } from '../../../lib/moments.ts'
import { Field } from '../../../ui/field/field.tsx'
import { Input } from '../../../ui/field/input.tsx'
import { SwitchField } from '../form/fields.tsx'
import './publication.css'

/** Switch of a record's publication with the times at which it changes by itself, in Moscow time. */
export function PublicationFields({ label, hint, shown, isShown, showAt, hideAt }: PublicationFieldsProps) {
  // A time that means nothing any more goes: the server would refuse it.
  const onChange: UseFormRegisterReturn['onChange'] = (event) => {
    if (event.target.checked) showAt?.onChange(null)
    else hideAt?.onChange(null)
    return shown.onChange(event)
  }
  return (
    <div className="publication">
      <SwitchField label={label} hint={hint} field={{ ...shown, onChange }} />
      {showAt && !isShown && <MomentField label="Показать с" {...showAt} />}
      {hideAt && (isShown || showAt?.value) && <MomentField label="Скрыть с" {...hideAt} />}
    </div>
  )
}

/** Field of an instant, typed in Moscow time. */
export function MomentField({
  label,
  value,
  onChange,
  onBlur,
  error,
  hint = 'Время московское',
}: MomentField & { label: string; hint?: string }) {
  return (
    <Field label={label} optional hint={hint} error={error}>
      {(control) => (
        <Input
          {...control}
          type="datetime-local"
          value={toLocalInput(value ?? null)}
          onChange={({ target }) => onChange(fromLocalInput(target.value))}
          onBlur={onBlur}
        />
      )}
    </Field>
  )
}

/** A field with an instant, ISO text. */
interface MomentField {
  value: string | null | undefined
  onChange: (iso: string | null) => void
  onBlur: () => void
  error: string | undefined
}

interface PublicationFieldsProps {
  label: string
  hint?: string | undefined
  shown: UseFormRegisterReturn
  isShown: boolean
  showAt?: MomentField
  hideAt?: MomentField
}
