import { useEffect, useRef } from 'react'
import { watchPresses } from '../last-press.ts'
import { Toast } from './toast.tsx'
import { ToastRegions } from './toast-regions.tsx'
import type { ShownToast } from './toast-store.ts'
import { useToastArea } from './use-toast-area.ts'
import { useToastHost } from './use-toast-host.ts'
import { useToastPosition } from './use-toast-position.ts'

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
