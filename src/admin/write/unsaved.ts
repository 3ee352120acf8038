import { useEffect, useId } from 'react'

const unsaved = new Set<string>()
/** Checks of forms whose state is ahead of what is rendered. */
const checks = new Set<() => boolean>()

/** Whether any form has unsaved changes. */
export function hasUnsaved(): boolean {
  return unsaved.size > 0 || [...checks].some((isDirty) => isDirty())
}

/** Clears the unsaved state of all forms, after the user has confirmed. */
export function clearUnsaved(): void {
  unsaved.clear()
  checks.clear()
}

/** Registers a check that is made when somebody leaves, for changes that are not rendered yet; returns the removal. */
export function checkOnLeaving(isDirty: () => boolean): () => void {
  checks.add(isDirty)
  return () => void checks.delete(isDirty)
}

/**
 * Registers a form's unsaved changes for the guards, and for the browser's own question on leaving the page. Call the
 * returned function after saving; other forms stay registered.
 */
export function useUnsaved(isDirty: boolean): () => void {
  const id = useId()
  useEffect(() => {
    if (!isDirty) return
    unsaved.add(id)
    const confirmUnload = (event: BeforeUnloadEvent) => {
      if (unsaved.has(id)) event.preventDefault()
    }
    addEventListener('beforeunload', confirmUnload)
    return () => {
      unsaved.delete(id)
      removeEventListener('beforeunload', confirmUnload)
    }
  }, [isDirty, id])
  return () => unsaved.delete(id)
}
