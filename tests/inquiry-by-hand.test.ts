import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Inquiry } from '../src/contract/inquiries/visitor.ts'
import type { InquiryDetail } from '../src/contract/inquiries/work.ts'
import type { Report } from '../src/contract/reports.ts'
import { expectError, openDesk } from './support/desk.ts'
import { EMPTY_INQUIRIES } from './support/empty-inquiries.ts'
import { DESK } from './support/recorded-channels.ts'
import { signInAs } from './support/shop.ts'
import { openWorkingShop } from './support/working-shop.ts'

const { shop, channels } = await openWorkingShop()
const desk = openDesk(shop)
const query = async (sql: string, values: unknown[] = []) =>
  (await shop.database.pool.query(sql, values)).rows

let admin = ''
let manager = 0
beforeAll(async () => {
  admin = await signInAs(shop, 'admin')
  manager = (await query("select id from users where username = 'manager'"))[0].id
})
beforeEach(async () => {
  channels.recipients = [DESK]
  await query(EMPTY_INQUIRIES)
})

const caller = { name: 'Инна Петрова', phone: '8 (916) 222-33-44', source: 'phone' }
const enter = (more: object = {}) =>
  desk.callJson<InquiryDetail>(201, 'POST', '/admin/inquiries', { ...caller, ...more })

describe('A manager writes down an inquiry', () => {
  test('that came by telephone: it is hers, in work, answered, without consent, and says where it is from', async () => {
    const request = await enter({ email: 'inna@shop.test', service: 'Монтаж', message: 'Дом на пятерых' })
    expect(request).toMatchObject({
      name: 'Инна Петрова',
      phone: '8 (916) 222-33-44',
      phoneE164: '+79162223344',
      email: 'inna@shop.test',
      service: 'Монтаж',
      type: 'installation',
      message: 'Дом на пятерых',
      sourceName: 'phone',
      source: { page: null, referrer: null, utm: null },
      assignee: { id: manager },
      status: 'processing',
      hasConsent: false,
      spam: false,
      consents: [],
      deliveries: [],
    })
    expect(request.answeredAt).not.toBeNull()
    expect(request).not.toHaveProperty('attachmentSecret')
    expect(request.history).toMatchObject([{ actor: 'manager' }])
    const [inList] = await desk.callJson<Inquiry[]>(200, 'GET', '/admin/inquiries?source=phone&mine=1')
    expect(inList).toMatchObject({ id: request.id, sourceName: 'phone' })
  })

  test('of somebody at the office, with name and phone alone', async () => {
    expect(await enter({ source: 'visit', email: '', service: '', message: ' ' })).toMatchObject({
      sourceName: 'visit',
      email: null,
      service: null,
      message: null,
      type: 'other',
    })
  })

  test.each([
    [{ source: 'site' }, 'по телефону или в офисе'],
    [{ source: undefined }, 'по телефону или в офисе'],
    [{ name: 'И' }, 'Имя должно содержать как минимум 2 символа'],
    [{ phone: '123' }, 'Пожалуйста, введите корректный номер телефона'],
    [{ email: 'не почта' }, 'Пожалуйста, введите корректный email'],
  ])('and is told what is wrong: %o', async (wrong, message) => {
    await expectError(await desk.call('POST', '/admin/inquiries', { ...caller, ...wrong }), 400, message)
    expect(await query('select 1 from inquiries')).toEqual([])
  })

  test('and nobody is rung, reminded, or lets a stranger add to it; the next inquiry of a visitor rings', async () => {
    const { id } = await enter()
    expect(await query('select 1 from deliveries')).toEqual([])
    expect((await query('select idempotency_key, ip_address from inquiries'))[0]).toEqual({
      idempotency_key: null,
      ip_address: null,
    })
    const body = new FormData()
    body.set('comment', 'Это я')
    const added = await shop.app.request(`http://shop.test/api/inquiries/${id}/attachments`, {
      method: 'POST',
      body,
      headers: { 'x-inquiry-secret': '' },
    })
    expect(added.status).toBe(403)
    await shop.post('/api/inquiries/contact', { name: 'Вера', phone: '8 926 123-45-67' })
    expect(await query('select inquiry_id from deliveries')).toEqual([{ inquiry_id: id + 1 }])
  })

  test('and pressing twice stores it once', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const send = async () => (await desk.call('POST', '/admin/inquiries', caller, headers)).json()
    const [one, two] = await Promise.all([send(), send()])
    expect(two).toEqual(one)
    expect(await query('select id from inquiries')).toEqual([{ id: one.id }])
  })

  test('and it is counted under its source, but not as an answer within no time', async () => {
    await enter()
    const report = await desk.callJson<Report>(200, 'GET', '/admin/reports')
    expect(report).toMatchObject({
      bySource: [{ source: 'phone', count: 1 }],
      firstAnswer: { median: null, worst: null },
      firstAnswerAtWork: { median: null },
    })
    const file = await desk.call('GET', '/admin/inquiries/export?format=csv')
    expect(await file.text()).toContain(';Телефон;')
  })

  test('and for a repeat nothing of what was answered to her is kept, so an erasure has nothing to miss', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const { id } = await (await desk.call('POST', '/admin/inquiries', caller, headers)).json()
    expect(await query('select answer from repeated_calls')).toContainEqual({ answer: { output: { id } } })
    const erased = await desk.callAs(admin, 'POST', '/admin/consents/erase', { phone: '+7 916 222-33-44' })
    expect(await erased.json()).toMatchObject({ inquiries: 1 })
    expect(await query("select 1 from repeated_calls where answer::text ~ 'Инна|222-33-44'")).toEqual([])
    const again = await desk.call('POST', '/admin/inquiries', caller, headers)
    expect([again.status, await again.json()]).toMatchObject([201, { name: 'Данные удалены', phone: '' }])
  })
})

test('An inquiry of a visitor whose link calls itself «phone» is none of these', async () => {
  await shop.post('/api/inquiries/contact', {
    name: 'Вера',
    phone: '8 926 123-45-67',
    source: { utm: { source: 'phone' } },
  })
  await query("update inquiries set answered_at = created_at + interval '30 minutes'")
  const report = await desk.callJson<Report>(200, 'GET', '/admin/reports')
  expect(report).toMatchObject({ firstAnswer: { median: 30 } })
})
