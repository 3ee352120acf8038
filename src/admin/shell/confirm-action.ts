import { useSyncExternalStore } from 'react'
import { createListeners } from '../../ui/listeners.ts'

/** A confirmation dialog. The focus is on the safe button, cancel. */
export interface ConfirmRequest {
  title: string
  text: string
  /** What it is about, in bold: the name of what goes away. */
  subject?: string
  confirmLabel: string
  cancelLabel: string
  /** The action cannot be undone: its button is red. */
  isDangerous?: boolean
  /** Most people want to cancel: that button is the primary one. */
  cancelIsPrimary?: boolean
  /** Runs on confirm before the dialog closes; when it rejects, the dialog stays open and says so (admin.md, section 4). */
  onConfirm?: () => Promise<unknown>
  /** Said of an `onConfirm` that failed, before the reason: «Не удалено». */
  failed?: string
}

interface OpenConfirm extends ConfirmRequest {
  isBusy: boolean
  /** Why `onConfirm` failed; null when it did not. */
  error: unknown
  respond: (agreed: boolean) => void
}

let current: OpenConfirm | null = null
const { notify, subscribe } = createListeners()

function setCurrent(next: OpenConfirm | null) {
  current = next
  notify()
}

/** Opens the confirmation dialog; resolves true on confirm. A dialog that is still open is cancelled. */
export function confirmAction(request: ConfirmRequest): Promise<boolean> {
  current?.respond(false)
  return new Promise((resolve) => {
    const close = (agreed: boolean) => {
      setCurrent(null)
      resolve(agreed)
    }
    const respond = (agreed: boolean) => {
      if (!agreed || !request.onConfirm) return close(agreed)
      if (current?.isBusy) return
      setCurrent({ ...request, respond, isBusy: true, error: null })
      request.onConfirm().then(
        () => close(true),
        (error: unknown) => setCurrent({ ...request, respond, isBusy: false, error }),
      )
    }
    setCurrent({ ...request, respond, isBusy: false, error: null })
  })
}

/** The specified confirmation before a delete (admin.md, section 2); true once `remove` has done it. */
export function confirmDelete(
  text: string,
  subject: string,
  remove: () => Promise<unknown>,
): Promise<boolean> {
  return confirmAction({
    title: 'Подтверждение удаления',
    text,
    subject,
    confirmLabel: 'Удалить',
    cancelLabel: 'Отмена',
    isDangerous: true,
    onConfirm: remove,
    failed: 'Не удалено',
  })
}

/** Answers an open question with no: the screen it was about is left. */
export function dismissConfirm(): void {
  current?.respond(false)
}

/** Whether a question waits for its answer. */
export function isConfirmOpen(): boolean {
  return current !== null
}

/** The confirmation that is open; null when there is none. */
export function useOpenConfirm(): OpenConfirm | null {
  return useSyncExternalStore(subscribe, () => current)
}
