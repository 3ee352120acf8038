import { useEffect, useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { OtherEditor } from '../../../contract/records/presence.ts'
import { formatShortWhen } from '../../../lib/moments.ts'
import { plural } from '../../../lib/text/plural.ts'
import { toShortName } from '../../../lib/text/short-name.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { serverNow } from '../../server-clock.ts'
import { CollisionDialog } from '../record/collision-dialog.tsx'
import type { FormRecord } from '../record/form-record.ts'
import { showWrongField } from '../write/focus.ts'
import { WriteFailure } from '../write/write-failure.tsx'
import type { StaffForm } from './use-staff-form.ts'

/** Footer of a form: failure, state, cancel and save button. */
export function FormFoot<Values extends FieldValues>({
  staffForm,
  labels,
  isBlocked = false,
  save,
  cancel,
  onCancel,
  formId,
  idle,
  others = [],
  failure = staffForm.failure,
  failureMessage,
}: FormFootProps<Values>) {
  const { errors, isDirty, isSubmitting: isSaving, submitCount } = staffForm.form.formState
  const failureId = useId()
  const wrong = Object.keys(errors)
  const bad = wrong.length > 0 ? formatInvalid(wrong, labels) : null
  const hasFailed = failure !== null && failure !== undefined
  useEffect(() => {
    // A refused save, when the message stands below its field and the tab of that is open.
    if (submitCount > 0) return afterDrawing(() => showWrongField(document.getElementById(formId)))
  }, [submitCount, formId])
  return (
    <>
      <WriteFailure
        id={failureId}
        error={failure}
        what="Не сохранено"
        message={failureMessage}
        button={save}
        isForm
        entity={writtenEntity(staffForm.record)}
      />
      <div className="form-says">
        <OtherEditors others={others} />
        <p className={bad ? 'form-state form-state--bad' : 'form-state'} role="status">
          {bad ?? (isDirty ? 'Есть несохранённые изменения' : others.length === 0 && idle)}
        </p>
      </div>
      {staffForm.record?.collision && (
        <CollisionDialog
          key={staffForm.record.collision.changedAt}
          record={staffForm.record}
          collision={staffForm.record.collision}
          labels={labels}
          formId={formId}
        />
      )}
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

/** Who else has the form's record open; it moves nothing when it comes. */
function OtherEditors({ others }: { others: readonly OtherEditor[] }) {
  const now = serverNow()
  const text = others
    .map(({ name, since }) => `${toShortName(name)} редактирует с ${formatShortWhen(since, now)}`)
    .join('; ')
  return (
    <p className="form-others" role="status" title={text || undefined}>
      {text && <Icon name="user" />}
      {text && <span>{text}</span>}
    </p>
  )
}

/** Of the stored record that is edited; undefined for a new one, which nobody can have deleted. */
const writtenEntity = (record: Pick<FormRecord<never>, 'entity' | 'id'> | null) =>
  record?.id === undefined ? undefined : record.entity

/** Calls it two frames later, unless the returned function is called before. */
function afterDrawing(call: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(call)
  })
  return () => cancelAnimationFrame(frame)
}

function formatInvalid(names: readonly string[], labels: Readonly<Record<string, string>>): string {
  const fields = names.map((name) => labels[name] ?? name).join(', ')
  return `Исправьте ${names.length} ${plural(names.length, ['поле', 'поля', 'полей'])}: ${fields}`
}

interface FormFootProps<Values extends FieldValues> {
  staffForm: StaffForm<Values>
  /** Id of the form, for a button outside of it. */
  formId: string
  /** Labels of the fields. */
  labels: Readonly<Record<string, string>>
  /** Disables the save button. */
  isBlocked?: boolean | undefined
  save: string
  cancel?: string
  onCancel: () => void
  /** Text while there are no changes and errors. */
  idle?: string | undefined
  /** Who else has the record open. */
  others?: readonly OtherEditor[]
  /** Another error than `failure` of the form. */
  failure?: unknown
  /** The specified message for it, instead of the default one. */
  failureMessage?: string | undefined
}
