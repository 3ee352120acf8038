import { type KeyboardEvent, useEffect, useRef, useSyncExternalStore } from 'react'
import { Toast } from './toast.tsx'
import { currentToast, dismissToast, pauseToast, resumeToast, subscribeToToast } from './toast-store.ts'
import { useToastHost } from './use-toast-host.ts'
import { useToastPosition } from './use-toast-position.ts'

const HOTKEY = 'F8'

/** Container of the toast; F8 focuses it. Used once at the end of the page, and with `isOver` in every dialog. */
export function Toasts({ isOver = false }: { isOver?: boolean }) {
  const shown = useSyncExternalStore(subscribeToToast, currentToast, () => null)
  const here = useToastHost(isOver)
  const area = useRef<HTMLElement>(null)
  const cameFrom = useRef<Element | null>(null)
  useToastPosition(area, shown)

  useEffect(() => {
    if (!here) return
    const focusArea = (event: globalThis.KeyboardEvent) => {
      if (event.code !== HOTKEY || area.current?.contains(document.activeElement)) return
      cameFrom.current = document.activeElement
      area.current?.focus()
    }
    document.addEventListener('keydown', focusArea)
    return () => document.removeEventListener('keydown', focusArea)
  }, [here])

  if (!here) return null

  const close = () => {
    const back = area.current?.contains(document.activeElement) ? cameFrom.current : null
    dismissToast()
    if (back instanceof HTMLElement) back.focus()
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !shown) return
    event.preventDefault()
    event.stopPropagation()
    close()
  }
  const toast = shown && <Toast key={shown.id} message={shown} onClose={close} />
  const bad = shown?.tone === 'bad'
  return (
    <section
      className="toasts"
      aria-label={`Уведомления (${HOTKEY})`}
      tabIndex={-1}
      ref={area}
      onKeyDown={closeOnEscape}
      onPointerEnter={pauseToast}
      onPointerLeave={resumeToast}
      onFocus={pauseToast}
      onBlur={resumeToast}
    >
      <div role="status">{bad ? null : toast}</div>
      <div role="alert">{bad ? toast : null}</div>
    </section>
  )
}
