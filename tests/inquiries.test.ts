import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { createApp } from '../src/server/app.ts'
import { connect } from '../src/server/platform/db/database.ts'
import { loadBuiltBundle } from '../src/server/platform/pages/page-bundle.ts'
import { dist, openShop, signInAs } from './support/shop.ts'

const shop = openShop()

const visitor = { name: 'Ирина Петрова', phone: '8 (926) 123-45-67', email: '', message: 'Перезвоните' }
const contact = (body: unknown, headers?: Record<string, string>) =>
  shop.post('/api/inquiries/contact', body, headers)

async function listForStaff() {
  const cookie = await signInAs(shop, 'manager')
  const response = await shop.get('/api/admin/inquiries', { cookie })
  expect(response.status).toBe(200)
  return (await response.json()) as { id: number; name: string; [field: string]: unknown }[]
}

describe('A visitor sends an inquiry', () => {
  test('and staff see it with the phone made dialable', async () => {
    const response = await contact({ ...visitor, service: 'Запрос о продукте: Топас 5' })
    expect(response.status).toBe(201)
    const { success, message, id } = await response.json()
    expect({ success, message }).toEqual({ success: true, message: 'Мы свяжемся с вами в ближайшее время' })
    const [newest] = await listForStaff()
    expect(newest).toMatchObject({
      id,
      name: 'Ирина Петрова',
      phone: '8 (926) 123-45-67',
      phoneE164: '+79261234567',
      email: null,
      type: 'product',
      productName: 'Топас 5',
      status: 'new',
    })
  })

  test('twice with one key, and it is one inquiry with one answer', async () => {
    const headers = { 'idempotency-key': 'double-click' }
    const twice = { ...visitor, message: 'двойной щелчок' }
    const responses = await Promise.all([contact(twice, headers), contact(twice, headers)])
    const [first, second] = await Promise.all(responses.map((response) => response.json()))
    expect(responses.map(({ status }) => status)).toEqual([201, 201])
    expect(second).toEqual(first)
    const { rows } = await shop.database.pool.query(
      "select count(*)::int as count from inquiries where message = 'двойной щелчок'",
    )
    expect(rows[0].count).toBe(1)
  })

  test('with a used key but other words, and it is another inquiry', async () => {
    const headers = { 'idempotency-key': 'reused' }
    const first = await (await contact(visitor, headers)).json()
    const second = await (await contact({ ...visitor, name: 'Другой человек' }, headers)).json()
    expect(second.id).not.toBe(first.id)
    expect((await (await contact(visitor, headers)).json()).id).toBe(first.id)
  })

  test('while the database is away, and is told to come back, not that something broke', async () => {
    const closed = connect({ host: '/nonexistent' }, pino({ level: 'silent' }))
    const app = createApp({
      config: shop.config,
      db: closed.db,
      log: pino({ level: 'silent' }),
      bundle: await loadBuiltBundle(dist),
      contentCache: shop.contentCache,
      clientFiles: null,
    })
    const response = await app.request('http://shop.test/api/inquiries/contact', {
      method: 'POST',
      body: JSON.stringify(visitor),
      headers: { 'content-type': 'application/json' },
    })
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('30')
    expect(await response.json()).toEqual({
      success: false,
      message: 'Сервис временно недоступен. Попробуйте через минуту.',
    })
    await closed.close()
  })

  test('with an empty form, and is told in Russian what is wrong in every field', async () => {
    const response = await contact({ name: ' Я ', phone: '123', email: 'не почта' })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      success: false,
      message: 'Проверьте правильность заполнения полей',
      errors: {
        name: 'Имя должно содержать как минимум 2 символа',
        phone: 'Пожалуйста, введите корректный номер телефона',
        email: 'Пожалуйста, введите корректный email',
      },
    })
  })

  test.each([
    ['8 926 123 45 67', '+79261234567'],
    ['+7 926 1234567', '+79261234567'],
    ['79261234567', '+79261234567'],
    ['(926) 123-45-67', '+79261234567'],
    ['позвоните вечером', null],
  ])('with the phone %s, kept as typed and stored as %s', async (phone, e164) => {
    const { id } = await (await contact({ ...visitor, phone })).json()
    const { rows } = await shop.database.pool.query('select phone, phone_e164 from inquiries where id = $1', [
      id,
    ])
    expect(rows[0]).toEqual({ phone, phone_e164: e164 })
  })
})

describe('Bad input gets a clear answer', () => {
  test.each([
    ['broken JSON', '{"name": "Ир', 400],
    ['a list instead of an object', '[]', 400],
    ['nothing', '', 400],
    ['a NUL byte', JSON.stringify({ ...visitor, name: 'Ири\0на' }), 400],
    ['a name of 5 000 characters', JSON.stringify({ ...visitor, name: 'я'.repeat(5000) }), 400],
    ['an email of 330 letters', JSON.stringify({ ...visitor, email: `${'a'.repeat(318)}@example.com` }), 400],
    ['10 megabytes', `{"name":"${'a'.repeat(10_000_000)}"}`, 413],
  ])('%s', async (_what, body, status) => {
    const response = await contact(body)
    expect(response.status).toBe(status)
    const { message } = await response.json()
    expect(message).toMatch(/[а-яё]/i)
  })

  test('a tower of brackets is refused, not broken', async () => {
    const response = await contact(
      `{"name":"Ирина","phone":"89261234567","wizardData":${'['.repeat(9000)}${']'.repeat(9000)}}`,
    )
    expect(response.status).toBe(400)
  })

  test('half an emoji in a cart line or a wizard answer does not lose the inquiry', async () => {
    const response = await contact(
      `{"name":"Ирина","phone":"89261234567","items":[{"id":1,"name":"Топас \\ud83d","price":null}],"wizardData":{"comment":"\\ud83d"}}`,
    )
    expect(response.status).toBe(201)
  })

  test('too much of anything says success: false like every refusal of this call', async () => {
    const response = await contact(`{"name":"${'a'.repeat(10_000_000)}"}`)
    expect((await response.json()).success).toBe(false)
  })

  test('from a page of another site is refused', async () => {
    const response = await contact(visitor, { origin: 'https://evil.example' })
    expect(response.status).toBe(403)
  })
})
