import { beforeAll, describe, expect, test } from 'vitest'
import {
  HOSTILE_ADDITIONS,
  HOSTILE_REQUESTS,
  type HostileBody,
  streamHostile,
} from '../scripts/bench/hostile-bodies.ts'
import { openShop, signInAs } from './support/shop.ts'

const shop = openShop()
const CONTACT = '/api/inquiries/contact'
const LEAD = { name: 'Ирина', phone: '+7 926 123-45-67' }
const KB = 1024
const MB = 1024 * KB

/** Sends a body and counts the bytes that are taken of it and answered. */
async function send(path: string, hostile: HostileBody, given: Record<string, string> = {}) {
  const { body, sent } = streamHostile(hostile)
  const headers = { 'content-type': hostile.type, ...given }
  const request = { method: 'POST', body, duplex: 'half', headers }
  const response = await shop.app.request(`http://shop.test${path}`, request)
  const text = await response.text()
  return { status: response.status, answered: text.length, taken: sent.taken, body: JSON.parse(text) }
}

describe('A contact inquiry of a stranger', () => {
  test.each(HOSTILE_REQUESTS)('that is $what, $bytes bytes, is answered in a few words', async (hostile) => {
    const answer = await send(CONTACT, hostile)
    expect(answer.status).toBe(hostile.status)
    expect(answer.body).toMatchObject({
      success: hostile.status === 201,
      message: expect.stringMatching(/^[А-Я]/),
    })
    expect(answer.answered).toBeLessThan(500)
  })

  test.each([
    ['numbers', '0'],
    ['empty objects', '{}'],
    ['lists', '[]'],
  ])('with a list of %s as its cart gets twenty messages', async (_what, element) => {
    const items = Array.from({ length: Math.floor(390_000 / (element.length + 1)) }, () => element).join()
    const response = await shop.post(
      CONTACT,
      `{"name":"Ирина","phone":"+7 926 123-45-67","items":[${items}]}`,
    )
    expect(response.status).toBe(400)
    const { errors, success } = await response.json()
    expect([success, Object.keys(errors).length]).toEqual([false, 20])
  })

  test('sent four times at once is looked at once in a turn, so that others are answered in between', async () => {
    let turn = 0
    let isCounting = true
    const count = () => {
      turn += 1
      if (isCounting) setImmediate(count)
    }
    setImmediate(count)
    const body = `{"name":"Ирина","phone":"+7 926 123-45-67","items":[${'{},'.repeat(120_000)}{}]}`
    const answered = await Promise.all(
      Array.from({ length: 4 }, async () => {
        expect((await shop.post(CONTACT, body)).status).toBe(400)
        return turn
      }),
    )
    isCounting = false
    expect(new Set(answered).size).toBe(4)
  })

  test('with a cart of eight thousand lines is taken, and its first fifty stand in it', async () => {
    const line = '{"id":1,"name":"Топас 5","price":100}'
    const items = Array.from({ length: 8_000 }, () => line).join()
    const response = await shop.post(
      CONTACT,
      `{"name":"Ирина","phone":"+7 926 123-45-67","items":[${items}]}`,
    )
    expect(response.status).toBe(201)
    const { rows } = await shop.database.pool.query(
      'select jsonb_array_length(items) as lines, message from inquiries order by id desc limit 1',
    )
    expect(rows).toEqual([{ lines: 50, message: expect.stringMatching(/^и ещё 450 позиций/) }])
  })

  test('in a small form is taken as in JSON', async () => {
    const body = new URLSearchParams({ ...LEAD, message: 'из формы' })
    const response = await shop.app.request(`http://shop.test${CONTACT}`, { method: 'POST', body })
    expect(response.status).toBe(201)
  })
})

describe('An addition to an inquiry', () => {
  let address = ''
  let secret: Record<string, string> = {}
  beforeAll(async () => {
    const { id, attachmentSecret } = await (await shop.post(CONTACT, { ...LEAD, message: 'снимки' })).json()
    address = `/api/inquiries/${id}/attachments`
    secret = { 'x-inquiry-secret': attachmentSecret }
  })

  test.each(HOSTILE_ADDITIONS)(
    'that is $what, $bytes bytes, is not read further than its limits',
    async (hostile) => {
      const answer = await send(address, hostile, secret)
      expect(answer.status).toBe(hostile.status)
      expect(answer.body.message).toMatch(/^[А-Я]/)
      expect(answer.answered).toBeLessThan(500)
      expect(answer.taken).toBeLessThan(hostile.what.includes('photos') ? 52 * MB : 100 * KB)
    },
  )
})

describe('A call of staff', () => {
  const wrong = { what: 'a list', type: 'application/json', repeated: '{},', bytes: 800 * KB, status: 400 }

  test('is refused to a stranger without a look at its body', async () => {
    const headers = { 'content-length': String(wrong.bytes) }
    const answer = await send('/api/products', { ...wrong, start: '{"features":[' }, headers)
    expect([answer.status, answer.taken]).toEqual([401, 0])
  })

  test.each([
    ['/api/products', 'features'],
    ['/api/products', 'technicalSpecs'],
    ['/api/admin/media/remove', 'ids'],
  ])('%s with a list of wrong %s is answered in a few words', async (path, field) => {
    const headers = { cookie: await signInAs(shop, 'manager') }
    const answer = await send(path, { ...wrong, start: `{"${field}":[` }, headers)
    expect(answer.status).toBe(400)
    expect(answer.answered).toBeLessThan(5_000)
  })
})
