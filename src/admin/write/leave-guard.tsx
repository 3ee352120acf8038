import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { confirmAction } from './confirm-action.ts'
import { discardUnsaved, hasUnsaved } from './unsaved.ts'

/** Asks for confirmation before leaving an address with unsaved changes. Forms in dialogs have addresses too. */
export function LeaveGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsaved() &&
      currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    let isCurrent = true
    void confirmDiscard().then((agreed) => {
      if (!isCurrent) return
      if (!agreed) return blocker.reset()
      discardUnsaved()
      blocker.proceed()
    })
    return () => {
      isCurrent = false
    }
  }, [blocker])
  return null
}

function confirmDiscard(): Promise<boolean> {
  return confirmAction({
    title: 'Закрыть без сохранения?',
    text: 'В форме есть несохранённые изменения. Они пропадут.',
    confirmLabel: 'Не сохранять',
    cancelLabel: 'Вернуться к форме',
    cancelIsPrimary: true,
  })
}
