import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useSyncExternalStore } from 'react'
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
  useToastPosition(area, shown, here)

  useEffect(() => {
    if (!here) return
    const focusArea = (event: globalThis.KeyboardEvent) => {
      if (event.code !== HOTKEY || area.current?.contains(document.activeElement)) return
      area.current?.focus()
    }
    document.addEventListener('keydown', focusArea)
    return () => document.removeEventListener('keydown', focusArea)
  }, [here])

  if (!here) return null

  const close = () => {
    const hadFocus = area.current?.contains(document.activeElement)
    dismissToast()
    if (!hadFocus) return
    const came = cameFrom.current
    const back = came?.isConnected
      ? came
      : (area.current?.closest('dialog')?.querySelector('h2') ?? document.getElementById('main'))
    if (back instanceof HTMLElement) back.focus()
  }
  const enter = ({ relatedTarget }: FocusEvent) => {
    if (!area.current?.contains(relatedTarget)) cameFrom.current = relatedTarget
    pauseToast('focus')
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
      onPointerEnter={() => pauseToast('pointer')}
      onPointerLeave={() => resumeToast('pointer')}
      onFocus={enter}
      onBlur={() => resumeToast('focus')}
    >
      <div role="status">{bad ? null : toast}</div>
      <div role="alert">{bad ? toast : null}</div>
    </section>
  )
}
