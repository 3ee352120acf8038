import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { inTransaction } from './transaction.ts'

/**
 * Throws unless the database can write: inserts some 20 KB into a temporary table, which has to grow on the same disk
 * as the shop's tables and is emptied at commit. Smaller writes would succeed on a full disk too.
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
