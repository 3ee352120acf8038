import type pg from 'pg'
import { onTestFinished } from 'vitest'

/** Holds these tables, so that nobody reads or writes them, until the returned function is called or the test has ended. */
export async function lockTables(pool: pg.Pool, tables: string): Promise<() => Promise<void>> {
  const holder = await pool.connect()
  let isHeld = true
  const unlock = async () => {
    if (!isHeld) return
    isHeld = false
    await holder.query('rollback').finally(() => holder.release())
  }
  onTestFinished(unlock)
  await holder.query('begin')
  await holder.query(`lock table ${tables} in access exclusive mode`)
  return unlock
}
