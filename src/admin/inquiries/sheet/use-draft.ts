import { useRef, useState } from 'react'
import { useUnsaved } from '../../write/unsaved.ts'

/** What is typed as a note and not stored. */
export function useDraft() {
  const [text, setText] = useState('')
  const latest = useRef(text)
  latest.current = text
  const clearUnsaved = useUnsaved(text.trim() !== '')
  /** Clears what was stored; what was typed meanwhile stays. Returns whether nothing is left. */
  const clear = (stored: string): boolean => {
    if (latest.current.trim() !== stored) return false
    clearUnsaved()
    setText('')
    return true
  }
  return { text, setText, clear }
}
