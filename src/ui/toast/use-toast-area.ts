import { type RefObject, useEffect, useEffectEvent } from 'react'
import { dismissToast, pauseToast, resumeToast } from './toast-store.ts'

const HOTKEY = 'F8'

/** Where the focus was before it came to a toast, the present one or those that it took the place of. */
let cameFrom: Element | null = null

const areaOf = (toast: RefObject<HTMLElement | null>) =>
  toast.current?.closest<HTMLElement>('.toasts') ?? null

/**
 * What a reader does in the container of the toast, which outlives it: pointer and focus hold it, F8 leads to it, Esc closes it.
 * Returns what closes it, and gives the focus back.
 */
export function useToastArea(toast: RefObject<HTMLElement | null>): () => void {
  const close = () => {
    const area = areaOf(toast)
    const hadFocus = area?.contains(document.activeElement)
    const dialog = area?.closest('dialog')
    dismissToast()
    if (!hadFocus) return
    const back = cameFrom?.isConnected
      ? cameFrom
      : (dialog?.querySelector('h2') ?? document.getElementById('main'))
    if (back instanceof HTMLElement) back.focus()
  }
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    close()
  })

  useEffect(() => {
    const area = areaOf(toast)
    if (!area) return
    const ending = new AbortController()
    const { signal } = ending
    const isWithin = (one: unknown) => one instanceof Node && area.contains(one)
    document.addEventListener(
      'keydown',
      ({ code }) => {
        if (code === HOTKEY && !isWithin(document.activeElement)) area.focus()
      },
      { signal },
    )
    area.addEventListener('keydown', closeOnEscape, { signal })
    area.addEventListener('pointerenter', () => pauseToast('pointer'), { signal })
    area.addEventListener('pointerleave', () => resumeToast('pointer'), { signal })
    area.addEventListener(
      'focusin',
      ({ relatedTarget }) => {
        if (!isWithin(relatedTarget)) cameFrom = relatedTarget instanceof Element ? relatedTarget : null
        pauseToast('focus')
      },
      { signal },
    )
    area.addEventListener('focusout', () => resumeToast('focus'), { signal })
    // The former toast was read here, and this one has taken its place.
    if (isWithin(document.activeElement)) pauseToast('focus')
    return () => {
      ending.abort()
      // A dialog that closes takes the area away, and what was in it leaves without a word.
      resumeToast('pointer')
      resumeToast('focus')
    }
  }, [toast])

  return close
}
