import { useCallback, useEffect, useState } from 'react'
import { seconds } from '../../../lib/duration.ts'
import { firstSign } from '../../../ui/first-sign.ts'
import { lazyModule } from '../../../ui/loading/lazy-module.ts'
import { useApi } from '../../site.ts'
import { hasUnsent, loadOutbox } from './start-outbox.ts'

/** The code of the queue of this device. */
export const outboxCode = lazyModule('outbox', loadOutbox)
export type Outbox = Awaited<ReturnType<typeof loadOutbox>>

/** How long a press waits for that code, ms; then `prepare` rejects without a reason. Until then what was typed is a draft only. */
const AWAITED = seconds(5)

/**
 * The queue of this device. Its code, null until then, is loaded at the first sign of a person, long before he presses: later it could
 * not be loaded any more without connection, or when the shop was updated meanwhile. At once where an inquiry waits. Where that failed,
 * by `prepare`, and when there is a connection again: what was kept without it goes on then.
 */
export function useOutbox() {
  const api = useApi()
  const [outbox, setOutbox] = useState<Outbox | null>(null)
  const start = useCallback(
    (loaded: Outbox) => {
      loaded.startOutbox(api)
      setOutbox(loaded)
      return loaded
    },
    // Stryker disable next-line ArrayDeclaration: a page has one API client for as long as it is open
    [api],
  )
  useEffect(
    () => {
      const [ask, giveUp] = outboxCode.untilThere((loaded) => loaded && start(loaded))
      if (hasUnsent()) ask()
      else firstSign().then(ask)
      return giveUp
    },
    // Stryker disable next-line ArrayDeclaration: it depends on the API client alone
    [start],
  )
  const late = () => new Promise<never>((_, reject) => setTimeout(reject, AWAITED))
  return { outbox, prepare: () => Promise.race([outboxCode.load().then(start), late()]) }
}
