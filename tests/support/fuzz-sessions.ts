import { randomBytes } from 'node:crypto'
import { hashPassword } from '../../src/server/features/staff/password.ts'
import { sessionIdOf } from '../../src/server/features/staff/session-id.service.ts'
import type { TestShop } from './shop.ts'

type Sender = 'nobody' | 'manager' | 'admin'

/**
 * Sessions of the senders of a fuzz run, by SQL: a sign-in costs a password's hash, and there are too many of them in a minute. Asked
 * for again after `forget`, the accounts are put right too.
 */
export function openFuzzSessions(shop: TestShop) {
  let known: Partial<Record<Sender, string>> = {}
  let hashed: Promise<string> | undefined
  return {
    /** The Cookie header of a sender. */
    async of(who: Sender): Promise<string> {
      if (who === 'nobody') return ''
      known[who] ??= await open(who)
      return known[who]
    },
    forget() {
      known = {}
    },
  }

  async function open(role: 'manager' | 'admin'): Promise<string> {
    hashed ??= hashPassword('ключ-для-проб-1')
    const secret = randomBytes(32).toString('base64url')
    const { pool } = shop.database
    const { rows } = await pool.query(
      `insert into users (username, role, password) values ($1, $2, $3)
       on conflict (username) do update set role = excluded.role, is_active = true
       returning id`,
      [`fuzz-${role}`, role, await hashed],
    )
    await pool.query(
      "insert into sessions (id, user_id, expires_at) values ($1, $2, now() + interval '1 hour')",
      [sessionIdOf(secret), rows[0].id],
    )
    return `staff_session=${secret}`
  }
}
