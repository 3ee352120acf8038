import type { FieldErrors } from 'react-hook-form'
import { plural } from '../../lib/plural.ts'
import { Spinner } from '../../ui/Spinner.tsx'

/** What stands at the foot of every form: its state in words, the way back, and the one button that saves. */
export function FormFoot({
  labels,
  errors,
  isDirty,
  isSaving,
  save,
  cancel,
  onCancel,
  formId,
  idle,
}: FormFootProps) {
  const wrong = Object.keys(errors)
  return (
    <>
      <p className={wrong.length > 0 ? 'form-state form-state--bad' : 'form-state'} role="status">
        {wrong.length > 0 ? sayWrong(wrong, labels) : isDirty ? 'Есть несохранённые изменения' : idle}
      </p>
      <button type="button" className="btn btn--line" onClick={onCancel}>
        {cancel ?? 'Отмена'}
      </button>
      <button
        type="submit"
        form={formId}
        className="btn btn--main"
        aria-disabled={isSaving || undefined}
        title="Ctrl+S"
      >
        {isSaving && <Spinner />}
        {save}
      </button>
    </>
  )
}

function sayWrong(names: readonly string[], labels: Readonly<Record<string, string>>): string {
  const fields = names.map((name) => labels[name] ?? name).join(', ')
  return `Исправьте ${names.length} ${plural(names.length, ['поле', 'поля', 'полей'])}: ${fields}`
}

interface FormFootProps {
  /** The form's id: the button may stand outside of it. */
  formId: string
  /** Names of the fields as people read them. */
  labels: Readonly<Record<string, string>>
  errors: FieldErrors
  isDirty: boolean
  isSaving: boolean
  save: string
  cancel?: string
  onCancel: () => void
  /** Said while there is nothing to say. */
  idle?: string
}
