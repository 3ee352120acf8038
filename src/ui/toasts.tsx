import { type KeyboardEvent, useEffect, useRef, useSyncExternalStore } from 'react'
import { useNoticePlace } from './notice-place.ts'
import { dismissNotice, holdNotice, onNotice, resumeNotice, shownNotice } from './notify.ts'
import { Toast } from './toast.tsx'

const HOTKEY = 'F8'

/** Where notices appear, at most one; F8 brings the keyboard to it. Put it once at the end of the page, and `isOver` in every dialog. */
export function Toasts({ isOver = false }: { isOver?: boolean }) {
  const notice = useSyncExternalStore(onNotice, shownNotice, () => null)
  const here = useNoticePlace(isOver)
  const area = useRef<HTMLElement>(null)
  const cameFrom = useRef<Element | null>(null)

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
    dismissNotice()
    if (back instanceof HTMLElement) back.focus()
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !notice) return
    event.preventDefault()
    event.stopPropagation()
    close()
  }
  const toast = notice && <Toast key={notice.id} notice={notice} onClose={close} />
  const bad = notice?.tone === 'bad'
  return (
    <section
      className="toasts"
      aria-label={`Уведомления (${HOTKEY})`}
      tabIndex={-1}
      ref={area}
      onKeyDown={closeOnEscape}
      onPointerEnter={holdNotice}
      onPointerLeave={resumeNotice}
      onFocus={holdNotice}
      onBlur={resumeNotice}
    >
      <div role="status">{bad ? null : toast}</div>
      <div role="alert">{bad ? toast : null}</div>
    </section>
  )
}
