import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { unknownSite } from '../../../domain/selection/answers.ts'
import { isServerThereStill } from '../../../ui/failure/retry-code.ts'
import { RESULT_HREF } from '../state/result-anchor.ts'
import { wizardStore } from '../state/wizard-store.ts'

/** Whether this document's own address has been read: after a reload the answers are those that were changed since. */
let isRead = false

const isFreshVisit = () =>
  performance.getEntriesByType('navigation').every((entry) => !('type' in entry) || entry.type === 'navigate')

const hasParameters = (search: string) =>
  [...new URLSearchParams(search).keys()].some((name) => Object.hasOwn(unknownSite, name))

/**
 * Whether the result below the steps is open: how often it was opened, 0 is never. A link with its anchor opens it, also on the
 * way back from another page, and one with answers, which replace those of before. Leaving the anchor closes nothing.
 * `isPartlyRead`: that link held something that is no answer; `isUnread`: the code that reads it could not be had, `readAgain` tries anew.
 */
export function useResultOpen() {
  const { hash, search } = useLocation()
  const [opened, setOpened] = useState(0)
  const [isPartlyRead, setPartlyRead] = useState(false)
  const [isUnread, setUnread] = useState(false)
  const show = useCallback(() => setOpened((times) => Math.max(times, 1)), [])
  const read = useCallback(
    () =>
      import('../state/linked-answers.ts')
        .then(({ findLinkedAnswers }) => findLinkedAnswers(search))
        .then(
          ({ values, isWhole }) => {
            setUnread(false)
            setPartlyRead(!isWhole)
            if (Object.keys(values).length === 0) return
            wizardStore.restore(values)
            show()
          },
          () => setUnread(true),
        ),
    [search, show],
  )

  useEffect(() => {
    if (hash === RESULT_HREF) show()
  }, [hash, show])

  useEffect(() => {
    if (!hasParameters(search)) return
    const isNew = !isRead && isFreshVisit()
    isRead = true
    if (isNew) void read()
    else show()
  }, [search, read, show])

  /** Where the server answers, the code was of a former build. A reload would keep the answers there are. */
  async function readAgain() {
    const isThere = await isServerThereStill()
    if (isThere) location.replace(location.pathname + location.search)
    else if (isThere === false) await read()
  }

  return { opened, open: () => setOpened((times) => times + 1), isPartlyRead, isUnread, readAgain }
}
