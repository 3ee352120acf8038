import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createInquiry } from '../src/contract/inquiries/inquiry.fixture.ts'
import { offeredAnswers } from '../src/domain/inquiry/offer/offer.fixture.ts'
import { inquiry, openChannelDesk, PASSWORD, SECRET, TOKEN } from './support/channel-desk.ts'

const desk = openChannelDesk()
const { put, testOf, all, send } = desk

describe('A letter', () => {
  test('has subject, answer to the visitor, both forms and a lasting Message-ID', async () => {
    await put(all())
    expect(await send('email', 'olga@shop.test')).toEqual({ ok: true })
    expect(await send('email', 'olga@shop.test')).toEqual({ ok: true })
    const [first, second] = desk.mail.letters
    expect(first?.to).toEqual(['olga@shop.test'])
    const head = (first?.raw ?? '').split('\r\n\r\n')[0] ?? ''
    expect(head).toMatch(/Reply-To: .*<vera@mail\.test>/)
    const id = /Message-ID: <(delivery-41\.[^>]+@shop\.test)>/i.exec(head)?.[1]
    expect(id).toBeDefined()
    expect(second?.raw).toContain(id)
    expect(first?.raw).toContain('text/plain')
    expect(first?.raw).toContain('text/html')
    const subject = [...head.matchAll(/=\?UTF-8\?B\?([^?]+)\?=/g)].map(([, part]) => part ?? '')
    expect(subject.map((part) => Buffer.from(part, 'base64').toString()).join('')).toContain(
      'Заявка № 17: Топас 5',
    )
  })

  test('cannot be given headers by a visitor', async () => {
    await put(all())
    const name = 'Вера\r\nBcc: all@world.test'
    const service = 'Запрос\r\nX-Evil: 1'
    await send('email', 'olga@shop.test', {
      inquiry: createInquiry({ id: 18, name, service, email: 'a@b.ru\r\nCc: c@d.ru' }),
    })
    const head = (desk.mail.letters[0]?.raw ?? '').split('\r\n\r\n')[0] ?? ''
    expect(desk.mail.letters[0]?.to).toEqual(['olga@shop.test'])
    expect(head).not.toMatch(/^(bcc|cc|x-evil):/im)
  })

  test.each([
    [550, true],
    [554, true],
    [450, false],
    [555, false],
  ])('refused with %d is final: %s', async (code, isFinal) => {
    await put(all())
    desk.mail.refuse = { code, text: 'no such user' }
    expect(await send('email', 'olga@shop.test')).toMatchObject({
      ok: false,
      isFinal,
      error: expect.stringContaining(String(code)),
    })
  })

  test('with a wrong password fails with words, and without the password in them', async () => {
    const { email } = all()
    await put({ email: { ...email, smtpUrl: `smtp://zakaz:wrong-one@127.0.0.1:${desk.mail.port}` } })
    const result = await testOf('email')
    expect(result).toMatchObject({ ok: false, error: expect.stringContaining('имя или пароль') })
    expect(JSON.stringify(result)).not.toContain('wrong-one')
  })

  // 0.0.0.0 leads to this computer and is not known to.
  test.each([
    ['with a login is not sent over a network', 'zakaz:wrong-one@0.0.0.0', false],
    ['without a login is sent', '0.0.0.0', true],
    ['with a login is sent on the same computer', `zakaz:${encodeURIComponent(PASSWORD)}@127.0.0.1`, true],
  ])('to a server without TLS %s', async (_what, server, isSent) => {
    desk.mail.plain = true
    await put({ email: { ...all().email, smtpUrl: `smtp://${server}:${desk.mail.port}` } })
    const error = expect.stringMatching(/^Сервер не шифрует соединение .* не отправлены/)
    expect(await send('email', 'olga@shop.test')).toEqual(
      isSent ? { ok: true } : { ok: false, error, isFinal: false, retryAfter: null },
    )
  })
})

/** Lines about what the selection offered, as every channel that has room says them. */
const OFFERED = [
  'Подбор предложил: Евролос Про 10, 303 230 ₽',
  'Условие: Цена без монтажа',
  'Ещё варианты: Топас 5, Цена по запросу',
  'Важно: Вода высоко.',
  'Важно: Корпус якорят.',
]
const ofWizard = createInquiry({ id: 19, service: 'Подбор септика', wizardData: offeredAnswers })

test('A reminder of several inquiries counts and lists them, with people only where these may stand', async () => {
  await put(all())
  const first = [
    { inquiry, reason: 'unanswered' as const },
    {
      inquiry: createInquiry({ id: 18, name: 'Пётр' }),
      reason: 'next-contact' as const,
    },
  ]
  const reminded = { unanswered: 17, promised: 1, first }
  const own = { kind: 'reminder' as const, inquiry: null, reminded }
  expect(await send('email', 'olga@shop.test', own)).toEqual({ ok: true })
  expect(await send('telegram', '-1001', own)).toEqual({ ok: true })
  const [, part = ''] = /text\/plain.*?\r\n\r\n(.*?)\r\n--/s.exec(desk.mail.letters[0]?.raw ?? '') ?? []
  const letter = Buffer.from(part, 'base64').toString()
  const { text: telegram, reply_markup: button } = JSON.parse(desk.server.received[0]?.body ?? '{}')
  for (const text of [letter, telegram]) {
    expect(text).toContain('17 без ответа, пора связаться: 1')
    expect(text).toContain('№ 17: Топас 5')
    expect(text).toMatch(/№ 18: .* — пора связаться\nИ ещё 16/)
  }
  expect(letter).toContain('№ 18: Пётр, +79261234567')
  expect(telegram).not.toContain('Пётр')
  expect(button.inline_keyboard[0][0].url).toBe('https://shop.test/admin/orders?overdue=true')
})

test('A ring about a selection names models, sum, warnings and the calculation in each channel', async () => {
  await put(all())
  await send('email', 'olga@shop.test', { inquiry: ofWizard })
  await send('telegram', '-1001', { inquiry: ofWizard })
  const [, part = ''] = /text\/plain.*?\r\n\r\n(.*?)\r\n--/s.exec(desk.mail.letters[0]?.raw ?? '') ?? []
  const letter = Buffer.from(part, 'base64').toString()
  const telegram = String(JSON.parse(desk.server.received[0]?.body ?? '{}').text)
  for (const text of [letter, telegram]) {
    const lines = text.replaceAll('\u00a0', ' ').replaceAll('&amp;', '&').split('\n')
    expect(lines.slice(lines.indexOf(OFFERED[0] ?? ''))).toEqual(
      expect.arrayContaining([...OFFERED, 'Расчёт: https://shop.test/?residents=5&soilType=loam']),
    )
    expect(lines[0]).toContain('Заявка № 19: Евролос Про 10, 303 230 ₽ · 5 чел., суглинок')
  }
  expect(telegram).not.toContain('Вера')
})

describe('A message in Telegram', () => {
  const body = () => JSON.parse(desk.server.received[0]?.body ?? '{}')

  test('says number, subject and link, but nobody’s name, in escaped text', async () => {
    await put(all())
    await send('telegram', '-1001', { inquiry: { ...inquiry, productName: 'Топас <5> & Ко' } })
    expect(body()).toMatchObject({ chat_id: '-1001', parse_mode: 'HTML' })
    expect(body().text).toContain('№ 17: Топас &lt;5&gt; &amp; Ко')
    expect(body().text).not.toMatch(/Вера|926/)
    expect(body().reply_markup.inline_keyboard[0][0].url).toBe('https://shop.test/admin/orders?request=17')
  })

  test('says name and phone when that is allowed; a local address stands in the text', async () => {
    await put({ ...all(), telegram: { ...all().telegram, personalData: true } })
    await send('telegram', '-1001', { origin: 'http://localhost:3000' })
    expect(body().text).toContain('Вера &lt;b&gt;')
    expect(body().text).toContain('+79261234567')
    const remarked = { ...inquiry, phone: '8 (926) 123-45-67 с 9 до 18' }
    await send('telegram', '-1001', { inquiry: remarked })
    expect(desk.server.received[1]?.body).toContain('Телефон: +79261234567, с 9 до 18')
    expect(body().text).toContain('http://localhost:3000/admin/orders?request=17')
  })

  test.each([
    [400, true],
    [401, true],
    [403, true],
    [404, true],
    [500, false],
  ])('refused with %d is final: %s', async (status, isFinal) => {
    await put(all())
    desk.server.answer = () => ({ status, body: { ok: false, error_code: status, description: 'no' } })
    expect(await send('telegram', '-1001')).toMatchObject({ ok: false, isFinal, retryAfter: null })
  })

  test('whose button Telegram does not take goes without it; what it refuses otherwise is not repeated', async () => {
    await put(all())
    const refuse = (description: string) => ({
      status: 400,
      body: { ok: false, error_code: 400, description },
    })
    const answers = [
      refuse("Bad Request: inline keyboard button URL 'http://localhost' is invalid: Wrong HTTP URL"),
    ]
    desk.server.answer = () => answers.shift() ?? { status: 200, body: { ok: true } }
    expect(await send('telegram', '-1001', { origin: 'http://localhost:3000' })).toEqual({ ok: true })
    const [first, second] = desk.server.received.map((one) => JSON.parse(one.body))
    expect(first.reply_markup.inline_keyboard[0][0].url).toContain('request=17')
    expect(second).not.toHaveProperty('reply_markup')
    expect(second.text).toContain('http://localhost:3000/admin/orders?request=17')
    desk.server.received.length = 0
    answers.push(refuse('Bad Request: chat not found'))
    expect(await send('telegram', '-1001')).toMatchObject({ ok: false, isFinal: true })
    expect(desk.server.received).toHaveLength(1)
  })

  test('asked to wait says how long, in ms', async () => {
    await put(all())
    desk.server.answer = () => ({
      status: 429,
      body: { ok: false, error_code: 429, parameters: { retry_after: 7 } },
    })
    expect(await send('telegram', '-1001')).toMatchObject({ ok: false, isFinal: false, retryAfter: 7000 })
  })

  test('to a group that became a supergroup goes there, and so does all that waits or was made out before', async () => {
    await put(all())
    await desk.shop.database.pool.query(`
      insert into deliveries (kind, channel, recipient, status, occasion)
      values ('test', 'telegram', '-1001', 'queued', 'first:1:telegram:-1001')`)
    const parameters = { migrate_to_chat_id: -1_001_234_567_890 }
    const answers = [{ status: 400, body: { ok: false, error_code: 400, parameters } }]
    desk.server.answer = () => answers.shift() ?? { status: 200, body: { ok: true } }
    expect(await send('telegram', '-1001')).toEqual({ ok: true })
    expect((await desk.read()).telegram.chatIds).toEqual(['-1001234567890'])
    const { rows } = await desk.shop.database.pool.query(
      "select recipient, occasion from deliveries where occasion like 'first:1:%'",
    )
    expect(rows).toEqual([{ recipient: '-1001234567890', occasion: 'first:1:telegram:-1001234567890' }])
    expect(await send('telegram', '-1001')).toEqual({ ok: true })
    const chats = desk.server.received.map(({ body }) => JSON.parse(body).chat_id)
    expect(chats).toEqual(['-1001', '-1001234567890', '-1001234567890'])
  })

  test('that cannot be sent names no token', async () => {
    await put({ telegram: { ...all().telegram, apiBase: 'http://127.0.0.1:1' } })
    const result = await testOf('telegram')
    expect(result.ok).toBe(false)
    expect(result.error).not.toContain(TOKEN)
  })
})

describe('A webhook', () => {
  test('gets the inquiry with its number and a signature that can be checked', async () => {
    await put(all())
    expect(await send('webhook', `${desk.server.address}/hook`)).toEqual({ ok: true })
    const [got] = desk.server.received
    if (!got) throw new Error('nothing was received')
    const { headers, body } = got
    expect(headers['x-delivery-id']).toBe('41')
    const [, t = '', v1] = /^t=(\d+),v1=([\da-f]{64})$/.exec(String(headers['x-signature'])) ?? []
    expect(Math.abs(Date.now() / 1000 - Number(t))).toBeLessThan(60)
    expect(v1).toBe(createHmac('sha256', SECRET).update(`${t}.${body}`).digest('hex'))
    expect(JSON.parse(body)).toMatchObject({
      event: 'inquiry.created',
      id: 17,
      at: expect.any(String),
      inquiry: { id: 17, name: 'Вера <b>', productName: 'Топас 5' },
    })
  })

  test.each([
    [410, true],
    [404, false],
    [503, false],
    [302, false],
  ])('that answers %d is final: %s, and no redirect is followed', async (status, isFinal) => {
    await put(all())
    desk.server.answer = () => ({ status, headers: { location: `${desk.server.address}/other` } })
    expect(await send('webhook', `${desk.server.address}/hook`)).toMatchObject({
      ok: false,
      isFinal,
      error: expect.stringContaining(String(status)),
    })
    expect(desk.server.received).toHaveLength(1)
  })

  test.each([
    '127.0.0.1',
    '[::1]',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '169.254.169.254',
    '0x7f000001',
    '2130706433',
    '127.1',
    '0.0.0.0',
    'localhost',
    'a.localhost',
    '[::ffff:127.0.0.1]',
    '[::ffff:10.0.0.1]',
    '[fd00::1]',
    '[fe80::1]',
  ])('at %s is refused when it is set and when it is sent to', async (host) => {
    const url = `http://${host}:${desk.server.port}/hook`
    const response = await put({ webhook: { enabled: true, url } })
    expect(response.status).toBe(400)
    const { message, errors } = await response.json()
    expect(message).toContain('внутреннюю сеть')
    expect(errors).toEqual({ 'webhook.url': message })
    await put({ webhook: { enabled: true, url: 'https://93.184.216.34/hook' } })
    await desk.shop.database.pool.query("update channels set webhook = webhook - 'sealedUrl' || $1", [
      { url },
    ])
    expect(await send('webhook', url)).toMatchObject({
      ok: false,
      isFinal: true,
      error: expect.stringContaining('внутреннюю сеть'),
    })
    expect(desk.server.received).toHaveLength(0)
  })
})
