import { useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import { Dialog } from '../../ui/dialog.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { WriteFailure } from '../form/write-failure.tsx'
import { dismissQuestion, useAsked } from './ask.ts'

/** Where questions appear; put it once, after everything else. */
export function Questions() {
  const asked = useAsked()
  const safe = useRef<HTMLButtonElement>(null)
  const failureId = useId()
  const isOpen = asked !== null
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a screen that is left takes its question along
  useEffect(() => dismissQuestion, [pathname])
  useEffect(() => {
    if (isOpen) safe.current?.focus()
  }, [isOpen])
  return (
    <Dialog
      open={isOpen}
      onClose={() => asked?.answer(false)}
      title={asked?.title ?? ''}
      className={asked?.mainIsNo ? 'dialog--safe-last' : ''}
      footer={
        asked && (
          <>
            <WriteFailure
              id={failureId}
              error={asked.error}
              what={asked.failed ?? 'Не сделано'}
              button={asked.yes}
            />
            <button
              type="button"
              ref={safe}
              className={asked.mainIsNo ? 'btn btn--main' : 'btn btn--line'}
              onClick={() => asked.answer(false)}
            >
              {asked.no}
            </button>
            <button
              type="button"
              className={asked.isDangerous ? 'btn btn--danger' : 'btn btn--line'}
              aria-disabled={asked.isBusy || undefined}
              aria-describedby={asked.error ? failureId : undefined}
              onClick={() => asked.answer(true)}
            >
              {asked.isBusy && <Spinner />}
              {asked.yes}
            </button>
          </>
        )
      }
    >
      <p className="question">{asked?.text}</p>
      {asked?.subject && <p className="question__subject">{asked.subject}</p>}
    </Dialog>
  )
}
