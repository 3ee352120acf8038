import { useId } from 'react'
import type { FieldErrors } from 'react-hook-form'
import { plural } from '../../lib/plural.ts'
import { Button } from '../../ui/button.tsx'
import { WriteFailure } from './write-failure.tsx'

/** What stands at the foot of every form: why it was not saved, its state in words, the way back, and the one button that saves. */
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
  /** Why the last saving failed, from `useStaffForm`; null when it did not. */
  failure: unknown
  /** The sentence about it that the specification has, in place of the usual one. */
  failureMessage?: string | undefined
}
