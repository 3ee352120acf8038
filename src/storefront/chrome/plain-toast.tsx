import { useSyncExternalStore } from 'react'
import { Note } from '../../ui/note.tsx'
import { currentToast, subscribeToToast } from '../../ui/toast-store.ts'

/** The present toast in plain looks: without a network the code and the looks of toasts cannot be had, and just then there is much to say. */
export function PlainToast() {
  const shown = useSyncExternalStore(subscribeToToast, currentToast, () => null)
  return (
    shown && (
      <Note key={shown.id} role="alert" className="plain-toast">
        <p>
          <b>{shown.title}</b> {shown.description}
        </p>
      </Note>
    )
  )
}
