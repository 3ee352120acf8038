import { useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import { Dialog } from '../../ui/dialog.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { WriteFailure } from '../form/write-failure.tsx'
import { dismissConfirm, useOpenConfirm } from './confirm-action.ts'

/** Shows the open confirmation; rendered once, after everything else. */
export function ConfirmDialog() {
  const open = useOpenConfirm()
  const cancelButton = useRef<HTMLButtonElement>(null)
  const failureId = useId()
  const isOpen = open !== null
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a screen that is left takes its question along
  useEffect(() => dismissConfirm, [pathname])
  useEffect(() => {
    if (isOpen) cancelButton.current?.focus()
  }, [isOpen])
  return (
    <Dialog
      open={isOpen}
      onClose={() => open?.respond(false)}
      title={open?.title ?? ''}
      className={open?.cancelIsPrimary ? 'dialog--safe-last' : ''}
      footer={
        open && (
          <>
            <WriteFailure
              id={failureId}
              error={open.error}
              what={open.failed ?? 'Не сделано'}
              button={open.confirmLabel}
            />
            <button
              type="button"
              ref={cancelButton}
              className={open.cancelIsPrimary ? 'btn btn--main' : 'btn btn--line'}
              onClick={() => open.respond(false)}
            >
              {open.cancelLabel}
            </button>
            <button
              type="button"
              className={open.isDangerous ? 'btn btn--danger' : 'btn btn--line'}
              aria-disabled={open.isBusy || undefined}
              aria-describedby={open.error ? failureId : undefined}
              onClick={() => open.respond(true)}
            >
              {open.isBusy && <Spinner />}
              {open.confirmLabel}
            </button>
          </>
        )
      }
    >
      <p className="confirm">{open?.text}</p>
      {open?.subject && <p className="confirm__subject">{open.subject}</p>}
    </Dialog>
  )
}
