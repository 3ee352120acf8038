import { type RefObject, useEffect, useRef, useState } from 'react'
import { showSelection } from './apply-edit.ts'
import type { Selection } from './markdown-editing.ts'
import type { MarkdownMode } from './markdown-modes.tsx'

/** Which view of the editor is shown; the text comes forward when it has an error, and when a place of it is to be shown. */
export function useMarkdownMode(
  area: RefObject<HTMLTextAreaElement | null>,
  error: string | undefined,
  saveAttempts: number,
) {
  const [mode, setMode] = useState<MarkdownMode>(() => (WIDE.matches ? 'side' : 'edit'))
  /** A place of the text to be shown with it. */
  const wanted = useRef<Selection | null>(null)

  // Shows the text area when it has an error, and again after each attempt to save that leaves the error.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt counts although nothing reads its number
  useEffect(() => {
    if (error) setMode((current) => (current === 'preview' ? 'edit' : current))
  }, [error, saveAttempts])

  // The text area can take the selection once it is shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mode says whether it is
  useEffect(() => {
    if (wanted.current) showSelection(area.current, wanted.current)
    wanted.current = null
  }, [mode])

  const showPlace = (place: Selection) => {
    if (mode !== 'preview') return showSelection(area.current, place)
    wanted.current = place
    setMode('edit')
  }
  return { mode, setMode, showPlace }
}

/** From 1500 px text and preview fit side by side. */
const WIDE = window.matchMedia('(min-width: 93.75em)')
