import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { unknownSite } from '../../domain/selection/answers.ts'
import { RESULT_HREF } from './result-anchor.ts'
import { wizardStore } from './wizard-store.ts'

/** Whether this document's own address has been read: after a reload the answers are those that were changed since. */
let isRead = false

const isFreshVisit = () =>
  performance.getEntriesByType('navigation').every((entry) => !('type' in entry) || entry.type === 'navigate')

const hasParameters = (search: string) =>
  [...new URLSearchParams(search).keys()].some((name) => Object.hasOwn(unknownSite, name))

/**
 * Whether the result below the steps is open: how often it was opened, 0 is never. A link with its anchor opens it, also on the
 * way back from another page, and one with answers, which replace those of before. Leaving the anchor closes nothing.
 * `isPartlyRead`: that link held something that is no answer.
 */
export function useResultOpen() {
  const { hash, search } = useLocation()
  const [opened, setOpened] = useState(0)
  const [isPartlyRead, setPartlyRead] = useState(false)

  useEffect(() => {
    if (hash === RESULT_HREF) setOpened((times) => Math.max(times, 1))
  }, [hash])

  useEffect(() => {
    if (!hasParameters(search)) return
    const isNew = !isRead && isFreshVisit()
    isRead = true
    const show = () => setOpened((times) => Math.max(times, 1))
    if (!isNew) return show()
    import('./linked-answers.ts').then(
      ({ findLinkedAnswers }) => {
        const { values, isWhole } = findLinkedAnswers(search)
        setPartlyRead(!isWhole)
        if (Object.keys(values).length === 0) return
        wizardStore.restore(values)
        show()
      },
      () => {},
    )
  }, [search])

  return { opened, open: () => setOpened((times) => times + 1), isPartlyRead }
}
