import { useCallback, useEffect, useState } from 'react'
import { useApi } from '../site.ts'
import { loadOutbox } from './start-outbox.ts'

/** Code of the queue of this device. */
export type Outbox = Awaited<ReturnType<typeof loadOutbox>>

/**
 * The queue of this device. Its code, null until then, is loaded as soon as a form is alive, by `prepare` where that failed: later it
 * could not be loaded any more without connection, or when the shop was updated meanwhile.
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
    prepare().catch(() => undefined)
  }, [prepare])
  return { parts, prepare }
}
