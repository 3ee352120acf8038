import { useRef, useState } from 'react'
import { createIdempotencyKey } from '../../../../../lib/idempotency-key.ts'
import { useUnsaved } from '../../../../kit/write/unsaved.ts'

/** What is typed as a note and not stored. */
export function useDraft() {
  const [text, setText] = useState('')
  /** How often something was typed. */
  const edits = useRef(0)
  /** What was taken last: before the first letter nothing. */
  const last = useRef({ edits: 0, key: '' })
  const clearUnsaved = useUnsaved(text.trim() !== '')
  const type = (value: string) => {
    edits.current += 1
    setText(value)
  }
  /**
   * What is typed, to be stored. `clear` empties the field once it is, unless anything was typed since, the same words too: whoever
   * types them anew goes on. Returns whether nothing is left. `key` is that of the last time as long as nothing was typed since: an
   * answer was lost, and the same note is sent again.
   */
  const take = () => {
    const taken = edits.current
    if (last.current.edits !== taken) last.current = { edits: taken, key: createIdempotencyKey() }
    const clear = (): boolean => {
      if (edits.current !== taken) return false
      clearUnsaved()
      setText('')
      return true
    }
    return { note: text.trim(), key: last.current.key, clear }
  }
  return { text, type, take }
}

export type NoteDraft = ReturnType<typeof useDraft>
