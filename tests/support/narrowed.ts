import type { Right, Rights } from '../../src/domain/staff/rights.ts'
import { insertSession } from './direct-session.ts'
import type { TestShop } from './shop.ts'

/** Rights that take nothing away. */
export const ALL_RIGHTS: Rights = {
  catalogue: true,
  prices: true,
  content: true,
  inquiries: true,
  export: true,
  delete: true,
  merge: true,
  priceChange: null,
}

let hired = 0

/** The session, as a Cookie header, of a new manager who has all rights but for these. */
export async function hireNarrowed(shop: TestShop, rights: Partial<Rights>): Promise<string> {
  hired += 1
  const { rows } = await shop.database.pool.query(
    "insert into users (username, password, role, rights) values ($1, '-', 'manager', $2) returning id",
    [`narrowed-${hired}`, { ...ALL_RIGHTS, ...rights }],
  )
  return (await insertSession(shop, rows[0].id)).cookie
}

/** The session, as a Cookie header, of a new manager for whom this right is closed. */
export const hireWithout = (shop: TestShop, closed: Right): Promise<string> =>
  hireNarrowed(shop, { [closed]: false })
