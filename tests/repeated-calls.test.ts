import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Endpoint } from '../src/contract/access.ts'
import { staffEndpoints } from '../src/contract/endpoints.staff.ts'
import { forgetRepeatedCallsJob } from '../src/server/platform/jobs/forget-repeated-calls.ts'
import { createJobParts } from './support/job-parts.ts'
import { lockTables } from './support/locked-tables.ts'
import { openShop, signInAs } from './support/shop.ts'
import { recordStatements } from './support/statements.ts'

const shop = openShop()
let cookie = ''
let other = ''
beforeAll(async () => {
  cookie = await signInAs(shop, 'manager')
  other = await signInAs(shop, 'admin')
})

let key = ''
beforeEach(() => {
  key = randomUUID()
})

const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
  const response = await shop.post(`/api${path}`, body, { cookie, 'idempotency-key': key, ...headers })
  return { status: response.status, body: await response.json() }
}
const raise = (priceChange: string, headers?: Record<string, string>) =>
  post('/products/bulk-price-update', { changeType: 'percentage', priceChange, modelLine: 'Топас' }, headers)
const read = async (sql: string) => (await shop.database.pool.query(sql)).rows[0]
const prices = async () => (await read('select sum(price)::bigint as sum from products')).sum
const changes = async () => (await read('select count(*)::int from bulk_price_changes')).count

const forget = () => forgetRepeatedCallsJob.run(createJobParts(shop.database.db), undefined)

test('a bulk change of prices that is pressed three times at once is done once, and each press has its answer', async () => {
  const before = await changes()
  const answers = await Promise.all([raise('5'), raise('5'), raise('5')])
  expect(await changes()).toBe(before + 1)
  expect(answers[0]?.status).toBe(200)
  for (const answer of answers) expect(answer).toEqual(answers[0])
})

test('a repeat much later does nothing and is answered the same; other content under the key is another change', async () => {
  const first = await raise('5')
  const sum = await prices()
  expect(await raise('5')).toEqual(first)
  expect(await prices()).toBe(sum)
  await raise('7')
  expect(await prices()).not.toBe(sum)
})

test('without a key, and under another person’s, every call is taken as it comes', async () => {
  const before = await changes()
  for (let time = 0; time < 2; time += 1) {
    const headers = { cookie }
    await shop.post(
      '/api/products/bulk-price-update',
      { changeType: 'percentage', priceChange: '1', modelLine: 'Топас' },
      headers,
    )
  }
  await raise('1')
  await raise('1', { cookie: other })
  expect(await changes()).toBe(before + 4)
})

test('a key costs two statements, one before and one after the work, and a repeat one', async () => {
  const { pool } = shop.database
  const countOwn = async () => {
    const { result, statements } = await recordStatements(pool, () => raise('5'))
    expect(result.status).toBe(200)
    return statements.filter(({ text }) => /repeated_calls|advisory/.test(text)).length
  }
  expect([await countOwn(), await countOwn()]).toEqual([2, 1])
})

test('a product that is created twice under one key is one product', async () => {
  const product = { name: 'Станция на пробу', slug: 'stanciya-na-probu', manufacturerId: 1, categoryId: 1 }
  const [one, two] = await Promise.all([post('/products', product), post('/products', product)])
  expect([one.status, two.status], JSON.stringify(one.body)).toEqual([201, 201])
  expect(two.body).toEqual(one.body)
  const { count } = await read("select count(*)::int from products where name = 'Станция на пробу'")
  expect(count).toBe(1)
})

test('what was refused, or failed, is not done: the same key is free', async () => {
  const refused = await raise('много')
  expect(refused.status).toBe(400)
  const pool = shop.database.pool
  await pool.query('alter table bulk_price_changes add constraint broken check (false) not valid')
  expect((await raise('3')).status).toBe(500)
  await pool.query('alter table bulk_price_changes drop constraint broken')
  const before = await changes()
  expect((await raise('3')).status).toBe(200)
  expect(await changes()).toBe(before + 1)
})

test('after a day a key is forgotten', async () => {
  await raise('2')
  const before = await changes()
  await shop.database.pool.query("update repeated_calls set created_at = now() - interval '25 hours'")
  await forget()
  await raise('2')
  expect(await changes()).toBe(before + 1)
})

test('an answer of somebody who stopped working goes too, each night; one of today stays', async () => {
  const pool = shop.database.pool
  await pool.query('truncate repeated_calls')
  await raise('1')
  await raise('1', { cookie: other })
  await pool.query(`
    update repeated_calls set created_at = now() - interval '25 hours'
    where actor_id = (select id from users where username = 'admin')`)
  await forget()
  expect(
    (await pool.query('select u.username from repeated_calls r join users u on u.id = r.actor_id')).rows,
  ).toEqual([{ username: 'manager' }])
})

test('what is done is answered as done, also when its answer cannot be kept', async () => {
  const pool = shop.database.pool
  const before = await changes()
  await pool.query('alter table repeated_calls add constraint broken check (answer is null) not valid')
  const { status } = await raise('4')
  await pool.query('alter table repeated_calls drop constraint broken')
  expect([status, await changes()]).toEqual([200, before + 1])
  // As after kill -9 in between: it is not known what was answered, and it is not done again.
  expect(await raise('4')).toMatchObject({
    status: 409,
    body: { message: 'Это действие уже выполнено: обновите страницу, чтобы увидеть его итог' },
  })
  expect(await changes()).toBe(before + 1)
})

test('copies that wait for a call under way leave the connections to everybody else', async () => {
  const pool = shop.database.pool
  const before = await changes()
  const unlock = await lockTables(pool, 'bulk_price_changes')
  const copies = Array.from({ length: pool.options.max + 2 }, () => raise('6'))
  for (let time = 0; time < 5; time += 1) {
    expect((await shop.get('/api/admin/me', { cookie: other })).status).toBe(200)
  }
  await unlock()
  const answers = await Promise.all(copies)
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect([answers[0]?.status, await changes()]).toEqual([200, before + 1])
})

/** Answers with personal data, by the calls that make them, and what a colleague does to them before the repeat. */
const READ_AGAIN = {
  'inquiryWork.create': () => ({
    send: () => post('/admin/inquiries', { name: 'Инна', phone: '8 916 222-33-44', source: 'phone' }),
    change: async (id: number) => {
      await post(`/admin/inquiries/${id}/take`, {}, { 'idempotency-key': randomUUID() })
      return { status: 'processing' }
    },
  }),
  'inquiryWork.addNote': async () => {
    const id = await receive()
    return {
      send: () => post(`/admin/inquiries/${id}/notes`, { text: 'Зовут Верой' }),
      change: async (note: number) => {
        await patch(`/admin/inquiries/${id}/notes/${note}`, { text: 'Зовут Варварой' })
        return { text: 'Зовут Варварой' }
      },
    }
  },
  'inquiryWork.merge': async () => {
    const [into, id] = [await receive('Первый'), await receive('Второй')]
    return {
      send: () => post('/admin/inquiries/merge', { into, ids: [id] }),
      change: async () => {
        await post(`/admin/inquiries/${into}/take`, {}, { 'idempotency-key': randomUUID() })
        return { status: 'processing' }
      },
    }
  },
  'inquiryWork.unmerge': async () => {
    const [into, id] = [await receive('Третий'), await receive('Четвёртый')]
    const merge = () =>
      post('/admin/inquiries/merge', { into, ids: [id] }, { 'idempotency-key': randomUUID() })
    await merge()
    return {
      send: () => post(`/admin/inquiries/${into}/unmerge`, { ids: [id] }),
      change: () => merge().then(() => ({ merged: [id] })),
    }
  },
  'adminUsers.create': () => ({
    send: () => post('/admin/users', person, { cookie: other }),
    change: async (id: number) => {
      await patch(`/admin/users/${id}/role`, { role: 'admin' }, { cookie: other })
      return { role: 'admin' }
    },
  }),
}
const person = { username: 'olga', password: 'новый-длинный-пароль', role: 'manager', fullName: 'Ольга' }
const receive = async (message?: string): Promise<number> => {
  const sent = { name: 'Вера', phone: '8 926 123-45-67', message }
  return (await (await shop.post('/api/inquiries/contact', sent)).json()).id
}
const patch = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
  const response = await shop.app.request(`http://shop.test/api${path}`, {
    method: 'PATCH',
    body: JSON.stringify(body),
    headers: { cookie, 'idempotency-key': key, 'content-type': 'application/json', ...headers },
  })
  return { status: response.status, body: await response.json() }
}

test.each(Object.entries(READ_AGAIN))(
  'of the answer of %s only the id is kept; a repeat does nothing and is answered with what is stored then',
  async (name, prepare) => {
    const { send, change } = await prepare()
    const [first, second] = await Promise.all([send(), send()])
    expect([200, 201], JSON.stringify(first.body)).toContain(first.status)
    expect(second).toEqual(first)
    const { id } = first.body
    const { rows: kept } = await shop.database.pool.query(
      'select answer from repeated_calls where call = $1',
      [name],
    )
    expect(kept).toEqual([{ answer: { output: { id } } }])
    const changed = await change(id)
    expect(await send()).toMatchObject({ status: first.status, body: { id, ...changed } })
  },
)

test('every call whose answer is read again is tried above', () => {
  const names = Object.entries(staffEndpoints).flatMap(([noun, verbs]) =>
    Object.entries<Endpoint>(verbs)
      .filter(([, { isRepeatable }]) => isRepeatable === 'read-again')
      .map(([verb]) => `${noun}.${verb}`),
  )
  expect(names.sort()).toEqual(Object.keys(READ_AGAIN).sort())
})

test('a backup that is asked for again after it was made, because the answer was lost, is not made again', async () => {
  const ask = () => post('/admin/backups', {}, { cookie: other })
  const queued = "select count(*)::int from graphile_worker.jobs where task_identifier = 'make-backup'"
  const first = await ask()
  expect([first.status, (await read(queued)).count]).toEqual([202, 1])
  await shop.database.pool.query("delete from graphile_worker._private_jobs where key = 'make-backup'")
  expect(await ask()).toEqual(first)
  expect((await read(queued)).count).toBe(0)
})

test('the note of a person who was erased meanwhile stays erased when it is sent again', async () => {
  const id = await receive()
  const send = () => post(`/admin/inquiries/${id}/notes`, { text: 'Вера ждёт по адресу: Лесная, 5' })
  expect((await send()).status).toBe(201)
  await shop.post('/api/admin/consents/erase', { phone: '8 926 123-45-67' }, { cookie: other })
  expect(await send()).toMatchObject({ status: 201, body: { text: 'Данные удалены' } })
  const stored = "select string_agg(row_to_json(t)::text, '') as all from"
  for (const table of ['inquiry_notes', 'repeated_calls', 'journal']) {
    expect((await read(`${stored} ${table} t`)).all).not.toContain('Лесная')
  }
})

test('what is taken back, removed or put in order, and whose answer was lost, is answered as done', async () => {
  const { body: changed } = await raise('5')
  const undo = `/products/bulk-price-update/${changed.id}/undo`
  const file = await read(`
    insert into media (url, kind, name, bytes) values ('/assets/uploads/none.png', 'picture', 'Нет', 1) returning id`)
  const order = { ids: [2, 1], expected: [] }
  const put = async () => {
    const body = JSON.stringify(order)
    const headers = { cookie, 'idempotency-key': key, 'content-type': 'application/json' }
    const response = await shop.app.request('http://shop.test/api/products/order', {
      method: 'PUT',
      body,
      headers,
    })
    return { status: response.status, body: await response.json() }
  }
  for (const send of [() => post(undo, {}), () => post('/admin/media/remove', { ids: [file.id] }), put]) {
    const first = await send()
    expect(first.status, JSON.stringify(first.body)).toBe(200)
    expect(await send()).toEqual(first)
  }
})

test('products that are taken back out of the trash, and did not all come, come by the same press again', async () => {
  const { rows } = await shop.database.pool.query('select id from products order by id desc limit 3')
  const ids: number[] = rows.map(({ id }) => id)
  const remove = { items: ids.map((id) => ({ id })), action: { remove: true } }
  const { batchId } = (await post('/products/bulk-actions', remove)).body
  const undo = () => post(`/products/bulk-actions/${batchId}/undo`, {})
  const pool = shop.database.pool
  await pool.query(`alter table products add constraint broken check (id <> ${ids[1]}) not valid`)
  const failed = await undo()
  await pool.query('alter table products drop constraint broken')
  expect(failed.status).toBe(500)
  const again = await undo()
  expect(again.status, JSON.stringify(again.body)).toBe(200)
  const present = await pool.query('select id from products where id = any($1) order by id desc', [ids])
  expect(present.rows).toEqual(rows)
})
