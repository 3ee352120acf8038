import { useSyncExternalStore } from 'react'
import { createListeners } from '../../ui/listeners.ts'

/** Options of a confirmation dialog. Initial focus is on cancel. */
export interface ConfirmRequest {
  title: string
  text: string
  /** Subject in bold, such as the name of the deleted row. */
  subject?: string
  confirmLabel: string
  cancelLabel: string
  /** Red button, for an action that cannot be undone. */
  isDangerous?: boolean
  /** Makes cancel the primary button. */
  cancelIsPrimary?: boolean
  /** Runs on confirm before the dialog closes; when it rejects, the dialog stays open with the error (admin.md, section 4). */
  onConfirm?: () => Promise<unknown>
  /** Text before the reason when `onConfirm` failed: «Не удалено». */
  failed?: string
}

interface OpenConfirm extends ConfirmRequest {
  isBusy: boolean
  /** Error of `onConfirm`; null without. */
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

/** The specified confirmation of a deletion (admin.md, section 2); resolves true after `remove`. */
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

/** Cancels an open confirmation when its screen is left. */
export function dismissConfirm(): void {
  current?.respond(false)
}

/** Whether a confirmation is open. */
export function isConfirmOpen(): boolean {
  return current !== null
}

/** The open confirmation or null. */
export function useOpenConfirm(): OpenConfirm | null {
  return useSyncExternalStore(subscribe, () => current)
}
