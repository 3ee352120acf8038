import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { STAFF_SETTINGS_PATH } from '../../../domain/site/staff-paths.ts'
import { confirmAction } from './confirm-action.ts'
import { discardUnsaved, hasUnsaved } from './unsaved.ts'

/** Asks for confirmation before leaving an address with unsaved changes. Forms in dialogs have addresses too. */
export function LeaveGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsaved() && isLeft(currentLocation, nextLocation),
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

/** The settings are one form whatever their address says behind the `?`: that names the open tab. */
const isLeft = (now: Place, next: Place): boolean =>
  now.pathname !== next.pathname || (now.pathname !== STAFF_SETTINGS_PATH && now.search !== next.search)

interface Place {
  pathname: string
  search: string
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
