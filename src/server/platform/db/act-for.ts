import { sql } from 'drizzle-orm'
import type { Transaction } from './database.ts'

/** Who changes something, as it is stored beside the change; «система» without an account. */
export interface Actor {
  actorId: number | null
  actorName: string
}

/**
 * Makes an account the actor of this transaction, which does what the account has planned; also a blocked one, since a plan
 * stands until somebody cancels it. Of one that is gone the journal says «система».
 */
export async function actFor(tx: Transaction, id: number | null): Promise<Actor> {
  const { rows } = await tx.execute<{ id: number; name: string }>(sql`
    select id, coalesce(nullif(full_name, ''), username) as name, set_config('shop.actor_id', id::text, true)
    from users where id = ${id}`)
  return { actorId: rows[0]?.id ?? null, actorName: rows[0]?.name ?? 'система' }
}
