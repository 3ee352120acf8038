import { describe, expect, test } from 'vitest'
import { openShop } from './support/shop.ts'

const shop = openShop({ TRUST_PROXY: 'on' })

const visitor = { name: 'Ирина Петрова', phone: '8 (926) 123-45-67' }
let unlike = 0

/** Sends an inquiry with a message of its own, from `address`; returns what is stored of it. */
async function store(body: object, address = '10.0.0.7', key?: string) {
  unlike += 1
  const headers = { 'x-forwarded-for': address, ...(key && { 'idempotency-key': key }) }
  const own = { ...visitor, message: `заявка ${unlike}`, ...body }
  const response = await shop.post('/api/inquiries/contact', own, headers)
  expect(response.status).toBe(201)
  const answer = await response.json()
  const { rows } = await shop.database.pool.query('select * from inquiries where id = $1', [answer.id])
  return { ...rows[0], answer }
}
const ago = (ms: number) => new Date(Date.now() - ms).toISOString()

describe('An inquiry that looks like spam is stored and marked', () => {
  test.each([
    [
      'a filled honeypot',
      { website: 'https://casino.example' },
      'Заполнено скрытое поле, которого человек не видит',
    ],
    ['a link in the name', { name: 'Заработок на casino.xyz' }, 'Ссылка в имени'],
    ['a short link in the name', { name: 't.me/casino' }, 'Ссылка в имени'],
    ['a link in the phone', { phone: 'https://t.me/casino' }, 'Ссылка в телефоне'],
  ])('%s', async (_what, body, reason) => {
    expect(await store(body)).toMatchObject({ spam: true, spam_reason: reason })
  })

  // Issue 10, point 5. By two clocks, only where the form does not say how long it was shown.
  test('half a second after the form was shown', async () => {
    const spam_reason = 'Форма отправлена быстрее двух секунд'
    expect(await store({ shownAt: ago(500) })).toMatchObject({ spam: true, spam_reason })
  })

  test.each([0, 60_000, -20_000])(
    'half a second after the form was shown by the visitor’s own clock, which is %i ms behind',
    async (behind) => {
      const spam_reason = 'Форма отправлена быстрее двух секунд'
      const body = { shownAt: ago(500 + behind), filledFor: 500 }
      expect(await store(body)).toMatchObject({ spam: true, spam_reason })
    },
  )

  test.each([
    ['a clock 20 s ahead, sent 20.7 s after loading', 20_700],
    ['a negative time of filling', -5],
    ['an absurd one', 1e300],
    ['one that is no number', 'быстро'],
    ['an empty one', null],
  ])('not %s', async (_what, filledFor) => {
    expect(await store({ shownAt: ago(700), filledFor })).toMatchObject({ spam: false, spam_reason: null })
  })

  test.each([
    ['an empty honeypot and a minute of typing', { website: ' ', shownAt: ago(60_000) }],
    ['a clock that is ahead', { shownAt: ago(-600_000) }],
    ['a moment that cannot be read', { shownAt: 'вчера' }],
    ['initials with points', { name: 'Петрова И.С.' }],
  ])('not %s', async (_what, body) => {
    expect(await store(body)).toMatchObject({ spam: false, spam_reason: null })
  })

  test('the fourth with one phone, however written, and one message; also four at once', async () => {
    const notations = [
      '8 926 000-00-01',
      '+79260000001',
      '7 (926) 000 00 01',
      '8-926-000-00-01',
      '89260000001',
    ]
    const stored = await Promise.all(notations.map((phone) => store({ phone, message: 'Купите' })))
    expect(stored.map(({ spam }) => spam).toSorted()).toEqual([false, false, false, true, true])
    expect(await store({ phone: '89260000001', message: 'Другое' })).toMatchObject({ spam: false })
  })

  test('those of one address over the limit of the settings, which loopback and private ones do not have', async () => {
    await shop.database.pool.query('update site_settings set inquiries_per_hour = 3')
    const marks = async (address: string) => {
      const stored = await Promise.all([1, 2, 3, 4, 5].map(() => store({}, address)))
      return stored.filter(({ spam }) => spam).length
    }
    expect(await marks('203.0.113.9')).toBe(2)
    expect(await marks('2001:db8::1')).toBe(2)
    for (const own of ['127.0.0.1', '192.168.1.5', '::1', 'fd00::1']) expect(await marks(own)).toBe(0)
  })
})

describe('Where an inquiry comes from', () => {
  const utm = { source: 'yandex', campaign: 'септики' }
  test.each([
    [{ page: '/', referrer: 'https://ya.ru/search?q=1', utm }, 'yandex'],
    [{ page: '/', referrer: 'https://ya.ru/search?q=1' }, 'ya.ru'],
    [{ page: '/', referrer: 'http://shop.test/catalog' }, 'direct'],
    [{ page: '/', referrer: 'не адрес', utm: { source: '' } }, 'direct'],
    [undefined, 'direct'],
    ['мусор', 'direct'],
    [{ page: 5, utm: 'x', referrer: ['a'] }, 'direct'],
  ])('%j is «%s»', async (source, name) => {
    expect(await store({ source })).toMatchObject({ source_name: name })
  })

  test('what is too long or malformed is cut or left out, and never loses the inquiry', async () => {
    const long = 'я'.repeat(3_000)
    const source = { page: long, referrer: long, utm: { ...utm, term: long, medium: 5 } }
    const row = await store({ source, preferredTime: long, shownAt: 17, website: {}, consent: 'да' })
    expect(row.page).toHaveLength(500)
    expect(row.utm).toEqual({ ...utm, term: 'я'.repeat(200) })
    expect(row.preferred_time).toHaveLength(100)
  })
})

test('a repeat from the device hours later, with another source, is the same inquiry with the same answer', async () => {
  const body = { message: 'из очереди', shownAt: ago(5_000) }
  const first = await store(body, '10.0.0.7', 'queued')
  const again = await store(
    { ...body, shownAt: ago(0), source: { page: '/cart' }, website: 'x' },
    '203.0.113.77',
    'queued',
  )
  expect(again.answer).toEqual(first.answer)
  expect(first.answer).toMatchObject({
    number: first.answer.id,
    attachmentSecret: expect.stringMatching(/^[\w-]{43}$/),
  })
  const other = await store({ message: 'из очереди' }, '10.0.0.7', 'another key')
  expect(other.answer.attachmentSecret).not.toBe(first.answer.attachmentSecret)
})
