import { type ComponentType, useSyncExternalStore } from 'react'
import { currentToast, type ShownToast, subscribeToToast } from './toast-store.ts'

/** What draws the present toast. */
export type ToastLooks = ComponentType<{ message: ShownToast }>

/**
 * Where the present toast is told: screen readers tell what comes into a region that was there, empty, before. Without `Looks` it stays
 * empty.
 */
export function ToastRegions({ Looks }: { Looks: ToastLooks | null | undefined }) {
  const shown = useSyncExternalStore(subscribeToToast, currentToast, () => null)
  const toast = shown && Looks && <Looks key={shown.id} message={shown} />
  const bad = shown?.tone === 'bad'
  return (
    <section className="toasts" aria-label="Уведомления (F8)" tabIndex={-1}>
      <div role="status">{bad ? null : toast}</div>
      <div role="alert">{bad ? toast : null}</div>
    </section>
  )
}
