import type { TestShop } from './shop.ts'
import { waitUntil } from './wait-for.ts'

interface Held {
  /** The statement whose locks the calls are to meet. */
  lock: string
  /** What changes while they wait; by default nothing. */
  change?: string
  /** Parameters of both statements. */
  values?: readonly unknown[]
}

/** Waits until at least so many calls wait for a lock of the database. */
export const waitForWaiting = (shop: TestShop, count: number) =>
  waitUntil(async () => {
    const { rows } = await shop.database.pool.query<{ pid: number }>(
      "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
    return rows.length >= count
  })

/** Holds locks while calls come, then commits what `change` does; what `calls` has returned. */
export async function whileHeld<T>(
  shop: TestShop,
  { lock, change, values = [] }: Held,
  calls: () => Promise<T>,
): Promise<T> {
  const client = await shop.database.pool.connect()
  let isOver = false
  try {
    await client.query('begin')
    await client.query(lock, [...values])
    const begun = await calls()
    if (change !== undefined) await client.query(change, [...values])
    await client.query('commit')
    isOver = true
    return begun
  } finally {
    client.release(!isOver)
  }
}
