import { randomUUID } from 'node:crypto'
import type { Database } from './database.ts'

type Pool = Database['$client']

/** More than can be under way at once; what was forgotten only drops the cache once too often. */
const MAX_KNOWN = 1000

/** Whether each staff write of this process was committed, by its id. */
const writes = new WeakMap<Pool, Map<string, Promise<boolean>>>()

interface OwnWrite {
  /** What the triggers announce it by (migration 0006_content_change_writes). */
  id: string
  /** Must be told in the end. False also when nobody knows: the connection may be lost while it commits. */
  end(isCommitted: boolean): void
}

/** Registers a staff write that begins: once it is committed, its request drops the cached pages itself. */
export function beginOwnWrite(pool: Pool): OwnWrite {
  const known = writes.get(pool) ?? new Map<string, Promise<boolean>>()
  writes.set(pool, known)
  const id = randomUUID()
  let end: OwnWrite['end'] = () => undefined
  const outcome = new Promise<boolean>((resolve) => {
    end = resolve
  })
  known.set(id, outcome)
  const [oldest] = known.keys()
  if (known.size > MAX_KNOWN && oldest !== undefined) known.delete(oldest)
  return { id, end }
}

/** Calls back on every announced change but those that this process has committed through this pool. */
export function unlessOwnWrite(pool: Pool, onChange: () => void): (writeId?: string) => void {
  return (writeId = '') => {
    const known = writes.get(pool)
    const outcome = known?.get(writeId)
    known?.delete(writeId)
    if (outcome === undefined) onChange()
    else void outcome.then((isCommitted) => isCommitted || onChange())
  }
}
