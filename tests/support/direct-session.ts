import { createHash, randomBytes } from 'node:crypto'
import type { TestShop } from './shop.ts'

/** Cookie of a session inserted into the database: some accounts could not sign in, and signing in takes a while. */
export async function insertSession(shop: TestShop, userId: number): Promise<{ cookie: string }> {
  const secret = randomBytes(32).toString('base64url')
  await shop.database.pool.query(
    "insert into sessions (id, user_id, expires_at) values ($1, $2, now() + interval '1 hour')",
    [createHash('sha256').update(secret).digest('hex'), userId],
  )
  return { cookie: `staff_session=${secret}` }
}
