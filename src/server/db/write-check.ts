import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { inTransaction } from './transaction.ts'

/**
 * Throws unless the database stores something: some 20 KB in a temporary table of the connection, which must grow for it on
 * the disk where the shop's tables grow, and shrinks again at the commit. A full disk still takes small changes.
 */
export async function checkWrite(db: Database): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.execute(
      sql`create temporary table if not exists write_check (filler text) on commit delete rows`,
    )
    await tx.execute(
      sql`insert into write_check select repeat(md5(number::text), 60) from generate_series(1, 10) as number`,
    )
  })
}
