import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { lastPressedAt, watchPresses } from '../last-press.ts'
import { Toast } from './toast.tsx'
import { ToastRegions } from './toast-regions.tsx'
import type { ShownToast } from './toast-store.ts'
import { useToastArea } from './use-toast-area.ts'
import { useToastHost } from './use-toast-host.ts'

/** Container of the toast; F8 focuses it. Used once at the end of the page, and with `isOver` in every dialog. */
export function Toasts({ isOver = false }: { isOver?: boolean }) {
  useEffect(watchPresses, [])
  return isOver ? <OverToasts /> : <ToastRegions Looks={PageToast} />
}

function OverToasts() {
  return useToastHost(true) && <ToastRegions Looks={HeldToast} />
}

/** The present toast in the page's own container: nothing while a dialog shows it. */
export function PageToast({ message }: { message: ShownToast }) {
  return useToastHost(false) && <HeldToast message={message} />
}

/** The toast with what somebody does who reads it. */
function HeldToast({ message }: { message: ShownToast }) {
  const ref = useRef<HTMLDivElement>(null)
  useToastPosition(ref, message)
  return <Toast ref={ref} message={message} onClose={useToastArea(ref)} />
}

/**
 * Shows the toast in the half of the window without the last click or submit button, so that it covers neither the button nor the error
 * message next to it. Sets `data-position` of its container; toast.css reads it for errors, and for all toasts of narrow screens.
 */
function useToastPosition(toast: RefObject<HTMLElement | null>, shown: ShownToast): void {
  useLayoutEffect(() => {
    const area = toast.current?.closest<HTMLElement>('.toasts')
    if (!area) return
    area.dataset.position = shown.position ?? (lastPressedAt() < innerHeight / 2 ? 'bottom' : 'top')
  }, [toast, shown])
}
