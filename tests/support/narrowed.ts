import { RIGHT_LABELS, type Right } from '../../src/domain/staff/rights.ts'
import { insertSession } from './direct-session.ts'
import type { TestShop } from './shop.ts'

let hired = 0

/** The session, as a Cookie header, of a new manager for whom this right is closed. */
export async function hireWithout(shop: TestShop, closed: Right): Promise<string> {
  hired += 1
  const rights = Object.fromEntries(Object.keys(RIGHT_LABELS).map((right) => [right, right !== closed]))
  const { rows } = await shop.database.pool.query(
    "insert into users (username, password, role, rights) values ($1, '-', 'manager', $2) returning id",
    [`narrowed-${hired}`, { ...rights, priceChange: null }],
  )
  return (await insertSession(shop, rows[0].id)).cookie
}
