import { type Context, Hono } from 'hono'
import { expect, test } from 'vitest'
import { quietLog } from '../../../../tests/support/log.ts'
import { readConfig } from '../../config.ts'
import { findCurrentUser } from '../../features/staff/sessions/session.service.ts'
import { connect } from '../db/database.ts'
import { createSessions } from './sessions.ts'

// A database that cannot be reached: who has no session is known without it.
const { db } = connect({ host: '/nonexistent' }, quietLog())
const sessions = createSessions(readConfig({}), (secret, address) => findCurrentUser(db, secret, address))

/** What `look` finds in a request; `socket` is where it comes from. */
async function inRequest<T>(look: (c: Context) => T, headers = {}, socket?: object): Promise<Awaited<T>> {
  const found = Promise.withResolvers<T>()
  const app = new Hono().get('/', (c) => {
    found.resolve(look(c))
    return c.text('seen')
  })
  await app.request('http://shop.test/', { headers }, socket && { incoming: { socket } })
  return await found.promise
}

test('a caller is known by the address of the connection, and without one is unknown', async () => {
  const socket = { remoteAddress: '10.1.2.3', remotePort: 4321, remoteFamily: 'IPv4' }
  expect(await inRequest(sessions.callerOf, {}, socket)).toEqual({
    address: '10.1.2.3',
    origin: 'http://shop.test',
  })
  expect((await inRequest(sessions.callerOf)).address).toBe('unknown')
})

test('a visitor has no secret and no session', async () => {
  expect(await inRequest(sessions.secretOf)).toBeNull()
  expect(await inRequest(sessions.find)).toBeNull()
})

test('who has a secret is looked for once in a request, and is no visitor while the database is away', async () => {
  const cookie = 'staff_session=abc'
  expect(await inRequest(sessions.secretOf, { cookie })).toBe('abc')
  const [first, second] = await inRequest((c) => [sessions.find(c), sessions.find(c)], { cookie })
  expect(second).toBe(first)
  await expect(first).rejects.toThrow('Failed query')
})
