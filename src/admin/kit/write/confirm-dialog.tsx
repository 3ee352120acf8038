import { useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { dismissConfirm, type OpenConfirm, useOpenConfirm } from './confirm-action.ts'
import { WriteFailure } from './write-failure.tsx'

/** Shows the open confirmation; rendered once, after everything else. */
export function ConfirmDialog() {
  const open = useOpenConfirm()
  const failureId = useId()
  const isOpen = open !== null
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation cancels the confirmation
  useEffect(() => dismissConfirm, [pathname])
  return (
    <Dialog
      open={isOpen}
      onClose={() => open?.respond(false)}
      title={open?.title ?? ''}
      footer={
        open && (
          <>
            <WriteFailure
              id={failureId}
              error={open.error}
              what={open.failed ?? 'Не сделано'}
              button={open.confirmLabel}
            />
            {!open.cancelIsPrimary && <CancelButton of={open} />}
            <Button
              variant={open.isDangerous ? 'danger' : 'line'}
              isBusy={open.isBusy}
              aria-disabled={open.isBusy || undefined}
              aria-describedby={open.error ? failureId : undefined}
              onClick={() => open.respond(true)}
            >
              {open.confirmLabel}
            </Button>
            {open.cancelIsPrimary && <CancelButton of={open} />}
          </>
        )
      }
    >
      <p className="confirm">{open?.text}</p>
      {open?.subject && <p className="confirm__subject">{open.subject}</p>}
      {open?.details && <div>{open.details}</div>}
      {open?.sides && (
        <dl className="confirm__sides num">
          <div>
            <dt>Было</dt>
            <dd>{open.sides.before}</dd>
          </div>
          <div>
            <dt>Станет</dt>
            <dd>{open.sides.after}</dd>
          </div>
        </dl>
      )}
    </Dialog>
  )
}

/** Has the initial focus; the primary button is the last one. */
function CancelButton({ of }: { of: OpenConfirm }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <Button
      ref={button}
      variant={of.cancelIsPrimary ? 'main' : 'line'}
      aria-disabled={of.isBusy || undefined}
      onClick={() => of.respond(false)}
    >
      {of.cancelLabel}
    </Button>
  )
}
