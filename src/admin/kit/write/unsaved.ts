import { useEffect, useId, useRef } from 'react'

/** Forms with changes; each says whether these are kept elsewhere all the same. */
const unsaved = new Map<string, () => boolean>()
/** Checks of forms whose state is ahead of what is rendered. */
const checks = new Set<() => boolean>()
const discards = new Set<() => void>()

/** True until the browser, which hands a number to another program, has asked as if the page were left; nothing is. */
let isHandingOver = false

function handOver(): void {
  isHandingOver = true
  // A browser that does not ask.
  setTimeout(() => {
    isHandingOver = false
  })
}

/** Whether a form has changes that are kept nowhere else. */
const isAnyLost = (): boolean => [...unsaved.values()].some((isKept) => !isKept())

/** The browser's own question on leaving the page. */
function confirmUnload(event: BeforeUnloadEvent): void {
  if (isHandingOver) isHandingOver = false
  else if (isAnyLost()) event.preventDefault()
}

/** Calls a number (a `tel:` address) without the browser's question about unsaved changes. */
export function openCall(address: string): void {
  handOver()
  window.location.assign(address)
}

/** A pressed link that calls or writes a short message. A `mailto:` link may open a web page in this tab, as the browser is set. */
function noticeCall({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null
  if (link && /^(?:tel|sms):$/.test(link.protocol)) handOver()
}

/** Whether any form has unsaved changes. */
export function hasUnsaved(): boolean {
  return isAnyLost() || [...checks].some((isDirty) => isDirty())
}

/** Clears the unsaved state of all forms, after the user has confirmed. */
export function clearUnsaved(): void {
  unsaved.clear()
  checks.clear()
}

/** Clears the unsaved state of all forms because the user wants none of it; what is kept of it elsewhere goes too. */
export function discardUnsaved(): void {
  for (const listener of discards) listener()
  clearUnsaved()
}

/** Calls the listener when unsaved work is discarded; returns the removal. */
export function onDiscard(listener: () => void): () => void {
  discards.add(listener)
  return () => void discards.delete(listener)
}

/** Registers a check that is made when somebody leaves, for changes that are not rendered yet; returns the removal. */
export function checkOnLeaving(isDirty: () => boolean): () => void {
  checks.add(isDirty)
  return () => void checks.delete(isDirty)
}

/**
 * Registers a form's unsaved changes for the guards, and for the browser's own question on leaving the page; `isKept` says
 * whether they are kept elsewhere, so that leaving loses nothing. Call the returned function after saving; other forms stay
 * registered.
 */
export function useUnsaved(isDirty: boolean, isKept: () => boolean = () => false): () => void {
  const id = useId()
  const latest = useRef(isKept)
  latest.current = isKept
  useEffect(() => {
    if (!isDirty) return
    unsaved.set(id, () => latest.current())
    // Once for all forms.
    addEventListener('beforeunload', confirmUnload)
    // Before anything else hears of the press.
    addEventListener('click', noticeCall, true)
    return () => {
      unsaved.delete(id)
      if (unsaved.size > 0) return
      removeEventListener('beforeunload', confirmUnload)
      removeEventListener('click', noticeCall, true)
    }
  }, [isDirty, id])
  return () => unsaved.delete(id)
}
