import { useId } from 'react'
import type { FieldErrors } from 'react-hook-form'
import { plural } from '../../lib/plural.ts'
import { Button } from '../../ui/button.tsx'
import { WriteFailure } from './write-failure.tsx'

/** Footer of a form: failure, state, cancel and save button. */
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
  failureMessage,
}: FormFootProps) {
  const failureId = useId()
  const wrong = Object.keys(errors)
  const bad = wrong.length > 0 ? formatInvalid(wrong, labels) : null
  const hasFailed = failure !== null && failure !== undefined
  return (
    <>
      <WriteFailure
        id={failureId}
        error={failure}
        what="Не сохранено"
        message={failureMessage}
        button={save}
        isForm
      />
      <p className={bad ? 'form-state form-state--bad' : 'form-state'} role="status">
        {bad ?? (isDirty ? 'Есть несохранённые изменения' : idle)}
      </p>
      <Button onClick={onCancel}>{cancel ?? 'Отмена'}</Button>
      <Button
        variant="main"
        type="submit"
        isBusy={isSaving}
        form={formId}
        disabled={isBlocked}
        aria-disabled={isSaving || isBlocked || undefined}
        aria-describedby={hasFailed ? failureId : undefined}
        title="Ctrl+S"
      >
        {save}
      </Button>
    </>
  )
}

function formatInvalid(names: readonly string[], labels: Readonly<Record<string, string>>): string {
  const fields = names.map((name) => labels[name] ?? name).join(', ')
  return `Исправьте ${names.length} ${plural(names.length, ['поле', 'поля', 'полей'])}: ${fields}`
}

interface FormFootProps {
  /** Id of the form, for a button outside of it. */
  formId: string
  /** Labels of the fields. */
  labels: Readonly<Record<string, string>>
  errors: FieldErrors
  isDirty: boolean
  isSaving: boolean
  /** Disables the save button. */
  isBlocked?: boolean | undefined
  save: string
  cancel?: string
  onCancel: () => void
  /** Text while there are no changes and errors. */
  idle?: string | undefined
  /** Error of the last save, from `useStaffForm`; null without. */
  failure: unknown
  /** The specified message for it, instead of the default one. */
  failureMessage?: string | undefined
}
