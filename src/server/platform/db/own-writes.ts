import { randomUUID } from 'node:crypto'
import type { Database } from './database.ts'

type Pool = Database['$client']

/** More than run at once; for a dropped one the cache is only invalidated twice. */
const MAX_KNOWN = 1000

/** Staff writes of this process: whether each was committed, by id. */
const writes = new WeakMap<Pool, Map<string, Promise<boolean>>>()

interface OwnWrite {
  /** Id in the triggers' notification (migration 0006_content_change_writes). */
  id: string
  /** Must be called in the end. False also when the result is unknown because the connection was lost during commit. */
  end(isCommitted: boolean): void
}

/** Registers a staff write: after its commit the request itself drops the cached pages. */
export function beginOwnWrite(pool: Pool): OwnWrite {
  const known = writes.get(pool) ?? new Map<string, Promise<boolean>>()
  writes.set(pool, known)
  const id = randomUUID()
  let end: OwnWrite['end'] = () => undefined
  const committed = new Promise<boolean>((resolve) => {
    end = (isCommitted) => {
      // It is heard like anybody's.
      if (!isCommitted) known.delete(id)
      resolve(isCommitted)
    }
  })
  known.set(id, committed)
  const [oldest] = known.keys()
  if (known.size > MAX_KNOWN && oldest !== undefined) known.delete(oldest)
  return { id, end }
}

/** Calls back on every notified change except those that this process committed through this pool. */
export function unlessOwnWrite(pool: Pool, onChange: () => void): (writeId?: string) => void {
  return (writeId = '') => {
    const known = writes.get(pool)
    const committed = known?.get(writeId)
    known?.delete(writeId)
    if (committed === undefined) onChange()
    else void committed.then((isCommitted) => isCommitted || onChange())
  }
}
