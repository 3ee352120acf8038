import { useEffect, useId } from 'react'

const unsaved = new Set<string>()

/** Whether something was typed that nobody has saved. */
export function hasUnsaved(): boolean {
  return unsaved.size > 0
}

/** What was typed in any form may go: the person said so. */
export function forgetUnsaved(): void {
  unsaved.clear()
}

/**
 * Tells the guards that this form holds what is not saved; leaving the page asks the browser's own question. Call the result
 * when this form's work was saved: other forms keep their guard.
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
