import { type PointerEvent, type Ref, useRef } from 'react'
import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { IconButton } from '../icon-button.tsx'
import type { ShownToast } from './toast-store.ts'

/** Swipe distance to the right that closes a toast, in CSS pixels. */
const SWIPE_PX = 50

/** A toast; `onClose` is called by its button or a swipe to the right. */
export function Toast({ ref, message, onClose }: ToastProps) {
  const start = useRef<{ x: number; y: number } | null>(null)
  const bad = message.tone === 'bad'

  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!start.current) return
    const dx = event.clientX - start.current.x
    // Captured only once it moves horizontally: pointer capture would take the click from the button.
    if (dx < 4 || dx < Math.abs(event.clientY - start.current.y)) return
    event.currentTarget.setPointerCapture(event.pointerId)
    event.currentTarget.classList.add('is-dragged')
    event.currentTarget.style.setProperty('--swipe', `${dx}px`)
  }
  const endDrag = (event: PointerEvent<HTMLElement>) => {
    const far =
      start.current !== null && event.type === 'pointerup' && event.clientX - start.current.x >= SWIPE_PX
    start.current = null
    event.currentTarget.classList.remove('is-dragged')
    event.currentTarget.style.removeProperty('--swipe')
    if (far) onClose()
  }
  return (
    <div
      ref={ref}
      className={bad ? 'toast toast--bad' : 'toast'}
      onPointerDown={(event) => {
        start.current = { x: event.clientX, y: event.clientY }
      }}
      onPointerMove={drag}
      onPointerUp={endDrag}
      onPointerCancel={endDrag}
    >
      <Icon name={bad ? 'warn' : 'check'} />
      <div>
        <b>{message.title}</b>
        {message.description && <p>{message.description}</p>}
        {message.action && <Action action={message.action} onClose={onClose} />}
      </div>
      <IconButton
        className="toast__close"
        icon="close"
        variant="quiet"
        aria-label="Закрыть уведомление"
        onClick={onClose}
      />
    </div>
  )
}

type ToastProps = { ref: Ref<HTMLDivElement>; message: ShownToast; onClose: () => void }

function Action({ action, onClose }: { action: NonNullable<ShownToast['action']>; onClose: () => void }) {
  if ('href' in action) {
    return (
      <a className="more" href={action.href} onClick={onClose}>
        {action.label}
      </a>
    )
  }
  const act = () => {
    onClose()
    action.run()
  }
  return (
    <Button size="small" onClick={act}>
      {action.label}
    </Button>
  )
}
