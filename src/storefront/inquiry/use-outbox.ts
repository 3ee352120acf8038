import { useCallback, useEffect, useState } from 'react'
import { useApi } from '../site.ts'
import { hasUnsent, loadOutbox } from './start-outbox.ts'

/** Code of the queue of this device. */
export type Outbox = Awaited<ReturnType<typeof loadOutbox>>

/**
 * The queue of this device. Its code, null until then, is loaded when something waits, or by `prepare` when a form is first
 * touched: without connection it could not be loaded any more.
 */
export function useOutbox() {
  const api = useApi()
  const [parts, setParts] = useState<Outbox | null>(null)
  const prepare = useCallback(async () => {
    const loaded = await loadOutbox()
    loaded.startOutbox(api)
    setParts(loaded)
    return loaded
  }, [api])
  useEffect(() => {
    if (hasUnsent()) prepare().catch(() => undefined)
  }, [prepare])
  return { parts, prepare }
}
