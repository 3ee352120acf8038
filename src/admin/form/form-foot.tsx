import type { FieldErrors } from 'react-hook-form'
import { plural } from '../../lib/plural.ts'
import { Spinner } from '../../ui/spinner.tsx'

/** What stands at the foot of every form: its state in words, the way back, and the one button that saves. */
export function FormFoot({
  labels,
  errors,
  isDirty,
  isSaving,
  isBlocked = false,
  save,
  cancel,
  onCancel,
  formId,
  idle,
  failure,
}: FormFootProps) {
  const wrong = Object.keys(errors)
  const bad = failure ?? (wrong.length > 0 ? sayWrong(wrong, labels) : null)
  return (
    <>
      <p className={bad ? 'form-state form-state--bad' : 'form-state'} role="status">
        {bad ?? (isDirty ? 'Есть несохранённые изменения' : idle)}
      </p>
      <button type="button" className="btn btn--line" onClick={onCancel}>
        {cancel ?? 'Отмена'}
      </button>
      <button
        type="submit"
        form={formId}
        className="btn btn--main"
        disabled={isBlocked}
        aria-disabled={isSaving || isBlocked || undefined}
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
  /** Nothing can be saved yet: the button is disabled. */
  isBlocked?: boolean | undefined
  save: string
  cancel?: string
  onCancel: () => void
  /** Said while there is nothing to say. */
  idle?: string | undefined
  /** Why the last saving failed. */
  failure?: string | null
}
