import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { ask } from '../shell/ask.ts'
import { forgetUnsaved, hasUnsaved } from './unsaved.ts'

/** Asks before an address is left whose form holds something unsaved. Forms in dialogs have addresses too. */
export function LeaveGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsaved() &&
      currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    let isCurrent = true
    void askToDiscard().then((agreed) => {
      if (!isCurrent) return
      if (!agreed) return blocker.reset()
      forgetUnsaved()
      blocker.proceed()
    })
    return () => {
      isCurrent = false
    }
  }, [blocker])
  return null
}

function askToDiscard(): Promise<boolean> {
  return ask({
    title: 'Закрыть без сохранения?',
    text: 'В форме есть несохранённые изменения. Они пропадут.',
    yes: 'Не сохранять',
    no: 'Вернуться к форме',
    mainIsNo: true,
  })
}
