import { type ReactNode, useSyncExternalStore } from 'react'
import { readConflict } from '../../../api/conflict.ts'
import { createListeners } from '../../../ui/listeners.ts'

/** Options of a confirmation dialog. Initial focus is on cancel. */
export interface ConfirmRequest {
  title: string
  text: string
  /** Subject in bold, such as the name of the deleted row. */
  subject?: string
  /** What is replaced and by what, side by side. */
  sides?: { before: string; after: string }
  /** What is looked at before, below the text. */
  details?: ReactNode
  confirmLabel: string
  cancelLabel: string
  /** Red button, for an action that cannot be undone. */
  isDangerous?: boolean
  /** Makes cancel the primary button. */
  cancelIsPrimary?: boolean
  /**
   * Runs on confirm before the dialog closes; when it rejects, the dialog stays open with the error (admin.md, section 4), but for
   * a record that was changed meanwhile: that is another question, which `useWrite` offers.
   */
  onConfirm?: () => Promise<unknown>
  /** Text before the reason when `onConfirm` failed: «Не удалено». */
  failed?: string
}

/** A confirmation that is shown, with its state. */
export interface OpenConfirm extends ConfirmRequest {
  isBusy: boolean
  /** Error of `onConfirm`; null without. */
  error: unknown
  /** Answers the dialog; ignored while `isBusy`, and when another dialog has replaced it. */
  respond: (agreed: boolean) => void
}

let current: OpenConfirm | null = null
const { notify, subscribe } = createListeners()

function setCurrent(next: OpenConfirm | null) {
  current = next
  notify()
}

/**
 * Opens the confirmation dialog; resolves true on confirm. A dialog that is still open is dismissed. A running `onConfirm`
 * cannot be cancelled: the promise resolves with its result, even when the dialog is gone by then.
 */
export function confirmAction(request: ConfirmRequest): Promise<boolean> {
  dismissConfirm()
  return new Promise((resolve) => {
    const show = (state: Pick<OpenConfirm, 'isBusy' | 'error'>) =>
      setCurrent({ ...request, ...state, respond })
    const isShown = () => current?.respond === respond
    const close = (agreed: boolean) => {
      if (isShown()) setCurrent(null)
      resolve(agreed)
    }
    const respond = (agreed: boolean) => {
      if (!isShown() || current?.isBusy) return
      if (!agreed || !request.onConfirm) return close(agreed)
      show({ isBusy: true, error: null })
      request.onConfirm().then(
        () => close(true),
        (error: unknown) =>
          isShown() && !readConflict(error) ? show({ isBusy: false, error }) : close(false),
      )
    }
    show({ isBusy: false, error: null })
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

/** Removes an open confirmation when its screen is left: cancels it, unless its `onConfirm` is running. */
export function dismissConfirm(): void {
  if (current?.isBusy) setCurrent(null)
  else current?.respond(false)
}

/** Whether a confirmation is open. */
export function isConfirmOpen(): boolean {
  return current !== null
}

/** The open confirmation or null. */
export function useOpenConfirm(): OpenConfirm | null {
  return useSyncExternalStore(subscribe, () => current)
}
