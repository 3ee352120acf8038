import type { FormEntity } from '../../../contract/records/records.ts'
import { Note } from '../../../ui/note.tsx'
import { formatNextStep, toReason } from './failure-messages.ts'

/**
 * Failure of a write, next to the button that retries it: what failed, why, and next steps. Kept until the next attempt. Not
 * an alert, since the toast of `useWrite` has been announced.
 */
export function WriteFailure({
  error,
  what,
  message,
  button,
  isForm = false,
  entity,
  id,
}: WriteFailureProps) {
  if (error === null || error === undefined) return null
  return (
    <Note tone="bad" className="write-failure" role="note" id={id}>
      <p>
        <b>{message ?? `${what}: ${toReason(error).replace(/\.$/, '')}.`}</b>{' '}
        {formatNextStep(error, button, { isForm, entity })}
      </p>
    </Note>
  )
}

interface WriteFailureProps {
  /** Null or undefined without a failure. */
  error: unknown
  /** Text before the reason: «Не сохранено». */
  what: string
  /** The specified first sentence, if any. */
  message?: string | undefined
  /** Label of the retry button. */
  button: string
  /** True in a form, whose values are kept and can be corrected. */
  isForm?: boolean
  /** Of the stored record that the form writes. */
  entity?: FormEntity | undefined
  /** Id for the button's `aria-describedby`. */
  id?: string
}
