import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { createChannels } from '../src/server/features/channels/staff-channels.ts'
import { createSecrets } from '../src/server/secrets.ts'
import { inquiry, openChannelDesk, TOKEN } from './support/channel-desk.ts'
import { captureLog } from './support/log.ts'

const { log, text, clear } = captureLog()
const desk = openChannelDesk(log)
const FAULT = { ok: false, isFinal: false, error: 'Внутренний сбой: подробности в журнале сервера' }

beforeEach(async () => {
  await desk.put(desk.all())
  clear()
})

test.each(['email', 'telegram', 'webhook'] as const)(
  'A fault of ours in %s is told as such, and logged without names and secrets',
  async (channel) => {
    const recipient = { email: 'olga@shop.test', telegram: '-1001', webhook: desk.all().webhook.url }[channel]
    // A number where the code expects a text, as a damaged row has it.
    const damaged = Object.assign({}, inquiry, { productName: 5 })
    expect(await desk.send(channel, recipient, { inquiry: damaged })).toMatchObject(FAULT)
    expect(text()).toContain('is not a function')
    expect(text()).toContain('wording.ts')
    expect(text()).toContain(`"channel":"${channel}"`)
    for (const hidden of ['Вера', '9261234567', '123-45-67', TOKEN]) expect(text()).not.toContain(hidden)
  },
)

test('A damaged key file is told as a fault too', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'damaged-key-'))
  await writeFile(path.join(dataDir, 'secrets.key'), 'short')
  const channels = createChannels({ db: desk.shop.database.db, secrets: createSecrets({ dataDir }), log })
  expect(await channels.send('telegram', desk.ringTo('-1001'), 5000)).toMatchObject(FAULT)
  expect(text()).toContain('secrets.key is damaged')
  await rm(dataDir, { recursive: true })
})

test('A server that cannot be reached is no fault, and is not logged', async () => {
  const { email, telegram, webhook } = desk.all()
  await desk.put({
    email: { ...email, smtpUrl: 'smtp://127.0.0.1:9' },
    telegram: { ...telegram, apiBase: 'http://127.0.0.1:1' },
    webhook: { ...webhook, url: 'http://127.0.0.1:9/' },
  })
  clear()
  for (const [channel, recipient] of [
    ['email', 'olga@shop.test'],
    ['telegram', '-1001'],
    ['webhook', ''],
  ] as const)
    expect(await desk.send(channel, recipient)).toMatchObject({
      ok: false,
      isFinal: false,
      error: expect.stringMatching(/не принимает соединение|Нет соединения/),
    })
  expect(text()).toBe('')
})

test.each([
  ['ivan@пример.рф', /^Reply-To: .*<ivan@xn--e1afmkfd\.xn--p1ai>/m],
  ['админ@почта.рф', null],
])(
  'A letter about a visitor with the address %s reaches staff by a server that takes ASCII heads only',
  async (email, answered) => {
    desk.mail.strict = true
    expect(await desk.send('email', 'olga@shop.test', { inquiry: { ...inquiry, email } })).toEqual({
      ok: true,
    })
    const [head = '', ...body] = (desk.mail.letters[0]?.raw ?? '').split('\r\n\r\n')
    if (answered) expect(head).toMatch(answered)
    else expect(head).not.toContain('Reply-To')
    const [, plain = ''] = /text\/plain.*?\r\n\r\n(.*?)\r\n--/s.exec(body.join('\r\n\r\n')) ?? []
    expect(Buffer.from(plain, 'base64').toString()).toContain(`Почта: ${email}`)
  },
)

test('A copy for a client whose address the server does not know is given up at once', async () => {
  const copy = { kind: 'copy' as const, inquiry: { ...inquiry, email: 'админ@почта.рф' } }
  expect(await desk.send('email', 'client', copy)).toEqual({ ok: true })
  desk.mail.strict = true
  expect(await desk.send('email', 'client', copy)).toMatchObject({
    ok: false,
    isFinal: true,
    error: expect.stringContaining('получателя'),
  })
})
