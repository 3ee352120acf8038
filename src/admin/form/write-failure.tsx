import { Note } from '../../ui/note.tsx'
import { formatNextStep, toReason } from './failure-messages.ts'

/**
 * A write that failed, beside the button that tries again: what was not done, why, and what to do next. It stays until the
 * next try; the toast of `useWrite` has told a screen reader, so this is no alert.
 */
export function WriteFailure({ error, what, message, button, isForm = false, id }: WriteFailureProps) {
  if (error === null || error === undefined) return null
  return (
    <Note tone="bad" className="write-failure" role="note" id={id}>
      <p>
        <b>{message ?? `${what}: ${toReason(error).replace(/\.$/, '')}.`}</b>{' '}
        {formatNextStep(error, button, isForm)}
      </p>
    </Note>
  )
}

interface WriteFailureProps {
  /** Null or undefined: nothing failed. */
  error: unknown
  /** What was not done, before the reason: «Не сохранено». */
  what: string
  /** The first sentence, where the specification has its own. */
  message?: string | undefined
  /** The word on the button that tries again. */
  button: string
  /** What was typed is still there, and may have to be mended. */
  isForm?: boolean
  /** For `aria-describedby` of the button. */
  id?: string
}
