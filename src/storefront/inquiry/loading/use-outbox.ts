import { useCallback, useEffect, useState } from 'react'
import { seconds } from '../../../lib/duration.ts'
import { firstSign } from '../../../ui/first-sign.ts'
import { useApi } from '../../site.ts'
import { hasUnsent, loadOutbox } from './start-outbox.ts'

/** Code of the queue of this device. */
export type Outbox = Awaited<ReturnType<typeof loadOutbox>>

/** How long a press waits for that code: until then what was typed is on the device as a draft only. */
const AWAITED = seconds(5)

/**
 * The queue of this device. Its code, null until then, is loaded at the first sign of a person, long before he presses: later it could
 * not be loaded any more without connection, or when the shop was updated meanwhile. At once where a request waits. Where that failed,
 * by `prepare`, and when there is a connection again: what was kept without it goes on then.
 */
export function useOutbox() {
  const api = useApi()
  const [parts, setParts] = useState<Outbox | null>(null)
  const prepare = useCallback(
    () => {
      const loading = loadOutbox().then((loaded) => {
        loaded.startOutbox(api)
        setParts(loaded)
        return loaded
      })
      const late = new Promise<never>((_, reject) => setTimeout(reject, AWAITED))
      return Promise.race([loading, late])
    },
    // Stryker disable next-line ArrayDeclaration: a page has one API client for as long as it is open
    [api],
  )
  useEffect(
    () => {
      const load = () => void prepare().catch(() => addEventListener('online', load, { once: true }))
      if (hasUnsent()) load()
      else firstSign().then(load)
      return () => removeEventListener('online', load)
    },
    // Stryker disable next-line ArrayDeclaration: it depends on the API client alone
    [prepare],
  )
  return { parts, prepare }
}
