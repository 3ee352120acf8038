import { useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { dismissConfirm, useOpenConfirm } from './confirm-action.ts'
import { WriteFailure } from './write-failure.tsx'

/** Shows the open confirmation; rendered once, after everything else. */
export function ConfirmDialog() {
  const open = useOpenConfirm()
  const cancelButton = useRef<HTMLButtonElement>(null)
  const failureId = useId()
  const isOpen = open !== null
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation cancels the confirmation
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
            <Button
              ref={cancelButton}
              variant={open.cancelIsPrimary ? 'main' : 'line'}
              aria-disabled={open.isBusy || undefined}
              onClick={() => open.respond(false)}
            >
              {open.cancelLabel}
            </Button>
            <Button
              variant={open.isDangerous ? 'danger' : 'line'}
              isBusy={open.isBusy}
              aria-disabled={open.isBusy || undefined}
              aria-describedby={open.error ? failureId : undefined}
              onClick={() => open.respond(true)}
            >
              {open.confirmLabel}
            </Button>
          </>
        )
      }
    >
      <p className="confirm">{open?.text}</p>
      {open?.subject && <p className="confirm__subject">{open.subject}</p>}
    </Dialog>
  )
}
