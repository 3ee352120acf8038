import { beforeAll, describe, expect, test } from 'vitest'
import { openDesk } from './support/desk.ts'
import { openShop, signInAs } from './support/shop.ts'

const shop = openShop()
const { call, callAs, callJson } = openDesk(shop)
const PATH = '/admin/presence'
let other = ''
let admin = ''
beforeAll(async () => {
  other = await signInAs(shop, 'manager', 'second')
  admin = await signInAs(shop, 'admin')
  await shop.database.pool.query("update users set full_name = 'Мария Дмитриева' where username = 'second'")
})

const form = (id: number, entity = 'posts') => ({ entity, id })
const seen = (body: object) => callJson(200, 'POST', PATH, body)
/** As if the other person had renewed that long ago. */
const age = (id: number, seconds: number) =>
  shop.database.pool.query(
    `update open_forms set seen_at = now() - $1 * interval '1 second', since = since - interval '1 hour'
     where entity_id = $2 and user_id = (select id from users where username = 'second')`,
    [seconds, id],
  )

describe('Who has a form open', () => {
  test('is told to everybody else who opens it, with the time', async () => {
    expect(await seen(form(1))).toEqual([])
    expect((await callAs(other, 'POST', PATH, form(1))).status).toBe(200)
    expect(await seen(form(1))).toEqual([
      { name: 'Мария Дмитриева', since: expect.stringMatching(/^\d{4}-.*Z$/) },
    ])
    expect(await seen(form(2)), 'another record').toEqual([])
    expect(await seen(form(1, 'projects')), 'another kind').toEqual([])
  })

  test('keeps the time of opening while it is renewed, and is gone a minute after the last time', async () => {
    await callAs(other, 'POST', PATH, form(3))
    await age(3, 20)
    const [opened] = (await seen(form(3))) as { since: string }[]
    await callAs(other, 'POST', PATH, form(3))
    expect(await seen(form(3))).toEqual([opened])
    await age(3, 45)
    expect(await seen(form(3))).toEqual([])
    await callAs(other, 'POST', PATH, form(3))
    const [again] = (await seen(form(3))) as { since: string }[]
    expect(Date.parse(again?.since ?? '')).toBeGreaterThan(Date.parse(opened?.since ?? ''))
  })

  test('is gone at once when it is closed, which ends nobody else’s', async () => {
    await callAs(other, 'POST', PATH, form(4))
    expect((await call('DELETE', PATH, form(4))).status).toBe(204)
    expect(await seen(form(4))).toHaveLength(1)
    expect((await callAs(other, 'DELETE', PATH, form(4))).status).toBe(204)
    expect(await seen(form(4))).toEqual([])
  })

  test('is told of settings and accounts only to those who may open them', async () => {
    expect((await call('POST', PATH, form(1, 'settings'))).status).toBe(403)
    expect((await call('POST', PATH, form(1, 'channels'))).status).toBe(403)
    expect((await call('POST', PATH, form(999, 'users'))).status).toBe(403)
    const { user } = await callJson<{ user: { id: number } }>(200, 'GET', '/admin/me')
    expect((await call('POST', PATH, form(user.id, 'users'))).status).toBe(200)
    expect((await callAs(admin, 'POST', PATH, form(1, 'settings'))).status).toBe(200)
    expect((await callAs(admin, 'POST', PATH, form(1, 'channels'))).status).toBe(200)
  })

  test.each([form(0), form(1, 'inquiries'), { entity: 'posts' }, { entity: 'posts', id: '1' }, form(9e9)])(
    'is not told of %o',
    async (body) => expect((await call('POST', PATH, body)).status).toBe(400),
  )
})
