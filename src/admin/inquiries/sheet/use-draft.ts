import { useRef, useState } from 'react'
import { useUnsaved } from '../../write/unsaved.ts'

/** What is typed as a note and not stored. */
export function useDraft() {
  const [text, setText] = useState('')
  /** How often something was typed. */
  const edits = useRef(0)
  const clearUnsaved = useUnsaved(text.trim() !== '')
  const type = (value: string) => {
    edits.current += 1
    setText(value)
  }
  /**
   * What is typed, to be stored. `clear` empties the field once it is, unless anything was typed since, the same words too: whoever
   * types them anew goes on. Returns whether nothing is left.
   */
  const take = () => {
    const taken = edits.current
    const clear = (): boolean => {
      if (edits.current !== taken) return false
      clearUnsaved()
      setText('')
      return true
    }
    return { note: text.trim(), clear }
  }
  return { text, type, take }
}

export type NoteDraft = ReturnType<typeof useDraft>
