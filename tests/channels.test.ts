import { describe, expect, test } from 'vitest'
import type { Delivery } from '../src/contract/inquiries/work.ts'
import { openChannelDesk, PASSWORD, SECRET, TOKEN } from './support/channel-desk.ts'
import { signInAs } from './support/shop.ts'

const desk = openChannelDesk()
const { shop, put, read, testOf, all, channelsWith, ringTo, send } = desk

describe('Settings of the channels', () => {
  test('saved for the first time, are in the journal by the channel that was sent', async () => {
    expect((await put({ telegram: { personalData: true } })).status).toBe(200)
    const { rows } = await shop.database.pool.query(
      "select changes from journal where title = 'Каналы оповещений' order by id",
    )
    expect(rows).toEqual([{ changes: [{ field: 'channels.telegram', before: null, after: null }] }])
    await put({ telegram: { personalData: false } })
  })

  test('are off at first, and answer what was put, without the secrets', async () => {
    expect(await read()).toMatchObject({
      email: { enabled: false, smtpUrl: '', from: '', to: [] },
      telegram: {
        enabled: false,
        botToken: '',
        chatIds: [],
        apiBase: 'https://api.telegram.org',
        personalData: false,
      },
      webhook: { enabled: false, url: '', secret: '', allowPrivate: false },
      push: { enabled: false, personalData: false },
    })
    const response = await put(all())
    expect(response.status).toBe(200)
    const answer = await response.json()
    expect(answer).toMatchObject({
      email: { smtpUrl: `smtp://zakaz:•••@127.0.0.1:${desk.mail.port}`, to: ['olga@shop.test'] },
      telegram: { botToken: '•••', chatIds: ['-1001'] },
      webhook: { secret: '•••' },
    })
    expect(await read()).toEqual(answer)
  })

  test('stay as they are when absent, secrets when sent back hidden', async () => {
    await put(all())
    const shown = await read()
    expect(await (await put(shown)).json()).toEqual(shown)
    expect(await (await put({ telegram: { chatIds: [5] } })).json()).toMatchObject({
      telegram: { enabled: true, botToken: '•••', chatIds: ['5'] },
      webhook: { enabled: true },
    })
    expect([await testOf('email'), await testOf('telegram'), await testOf('webhook')]).toEqual([
      { ok: true },
      { ok: true },
      { ok: true },
    ])
    expect(desk.server.received.map(({ path }) => path)).toContain(`/bot${TOKEN}/sendMessage`)
  })

  test('that another admin has changed meanwhile are left as they are, and shown without secrets with who changed them', async () => {
    const rival = await signInAs(shop, 'admin', 'rival')
    const over = (version: number | string) => ({ 'if-match': `"${version}"` })
    const { version } = await read()
    // The keys that the program makes for phones are no change of the settings.
    expect((await shop.get('/api/admin/push', { cookie: rival })).status).toBe(200)
    const first = await (await put(all(), rival, over(version))).json()
    expect(first.version).toBe(version + 1)
    // They made this version, whatever became of the other settings since, and of what the program keeps beside the channels.
    await shop.database.pool.query(`update channels set telegram = telegram || '{"movedChats": {"1": "2"}}'`)
    await shop.database.pool.query("update site_settings set site_description = 'Станции'")
    const refused = await put({ telegram: { chatIds: ['7'] } }, undefined, over(version))
    expect(refused.status).toBe(409)
    const { message, ...conflict } = await refused.json()
    expect(message).toContain('Ничего не записано')
    expect(conflict).toEqual({ current: first, changedBy: 'rival', changedAt: expect.any(String) })
    expect(JSON.stringify(conflict)).not.toContain(TOKEN)
    expect(await read()).toEqual(first)
    const taken = await put({ telegram: { chatIds: ['7'] } }, undefined, over(first.version))
    expect(await taken.json()).toMatchObject({ version: first.version + 1, telegram: { chatIds: ['7'] } })
    expect((await put({ telegram: { chatIds: ['8'] } })).status).toBe(200)
    expect((await put({}, undefined, over('new'))).status).toBe(400)
  })

  test('count the changes of each secret, and of nothing else', async () => {
    const countsAfter = async (body: object) => {
      const { secretVersions } = await (await put(body)).json()
      return secretVersions
    }
    const before = await countsAfter(all())
    expect(await countsAfter(await read())).toEqual(before)
    expect(await countsAfter({ telegram: { chatIds: ['9'] }, email: { from: 'a@shop.test' } })).toEqual(
      before,
    )
    const { botToken, url, secret, smtpPassword } = before
    expect(await countsAfter({ telegram: { botToken: TOKEN } })).toEqual({
      ...before,
      botToken: botToken + 1,
    })
    expect(await countsAfter(all())).toEqual({
      botToken: botToken + 2,
      url: url + 1,
      secret: secret + 1,
      smtpPassword: smtpPassword + 1,
    })
    expect(await countsAfter({ webhook: { enabled: false, secret: '' } })).toMatchObject({
      secret: secret + 2,
    })
  })

  test('keep no secret in the database as it was typed', async () => {
    await put(all())
    const { rows } = await shop.database.pool.query('select channels::text as row from channels')
    for (const secret of [PASSWORD, encodeURIComponent(PASSWORD), TOKEN, SECRET]) {
      expect(rows[0].row).not.toContain(secret)
    }
  })

  test.each([
    [{ email: { smtpUrl: 'http://a' } }, 'Введите адрес сервера'],
    [{ email: { smtpUrl: 'smtps://smtp.example.ru:465/inbox' } }, 'После сервера и порта'],
    [{ email: { smtpUrl: 'smtps://smtp.example.ru:465?tls=1' } }, 'После сервера и порта'],
    [{ email: { smtpUrl: 'smtps://zakaz:па/роль@smtp.example.ru' } }, '%2F'],
    [{ email: { smtpUrl: 'smtps://:пароль@smtp.example.ru' } }, 'Укажите логин'],
    [
      {
        email: {
          enabled: true,
          smtpUrl: 'smtps://zakaz@example.ru@smtp.example.ru:465',
          from: 'zakaz@example.ru',
          to: ['olga@shop.test'],
        },
      },
      'Почта: укажите пароль',
    ],
    [{ email: { from: 'a@b.ru\r\nBcc: x@y.ru' } }, 'Введите адрес почты'],
    [{ email: { from: 'A" <a@b.ru>, "B <c@d.ru>' } }, 'Введите адрес почты'],
    [{ email: { from: 'Склад, a@b.ru <c@d.ru>' } }, 'Введите адрес почты'],
    [{ email: { to: ['a@b.ru, c@d.ru'] } }, 'Введите адрес почты'],
    [{ webhook: { url: 'http://[::ffff:0:127.0.0.1]/' } }, 'Адрес вебхука ведёт во внутреннюю сеть'],
    [{ telegram: { chatIds: ['чат'] } }, 'Номер чата'],
    [{ telegram: { enabled: true } }, 'Telegram: укажите ключ бота'],
    [{ webhook: { enabled: true } }, 'Вебхук: укажите адрес'],
  ])('refuse %j', async (changes, message) => {
    const response = await put(changes)
    expect(response.status).toBe(400)
    expect((await response.json()).message).toContain(message)
  })

  test.each(['zakaz@example.ru', 'Заказы <zakaz@example.ru>', '"Септики, ООО «Вода»" <zakaz@example.ru>'])(
    'take %s as the sender',
    async (from) => {
      expect((await put({ email: { from } })).status).toBe(200)
    },
  )

  test('take a login that is a whole mail address, in either spelling', async () => {
    for (const login of ['zakaz@example.ru', 'zakaz%40example.ru']) {
      const answer = await (
        await put({ email: { smtpUrl: `smtps://${login}:p%40ss@smtp.example.ru` } })
      ).json()
      expect(answer.email.smtpUrl).toBe('smtps://zakaz%40example.ru:•••@smtp.example.ru')
      expect((await put({ email: answer.email })).status).toBe(200)
    }
  })

  test('show a former address without the path that was stored with it', async () => {
    await put(all())
    await shop.database.pool.query(
      `update channels set email = jsonb_set(email, '{smtpUrl}', '"smtp://zakaz@smtp.example.ru/inbox?tls=1"')`,
    )
    const shown = await read()
    expect(shown.email.smtpUrl).toBe('smtp://zakaz:•••@smtp.example.ru')
    expect((await put({ email: shown.email })).status).toBe(200)
  })

  test('under another key say so, send nothing, and begin anew with a new secret', async () => {
    await put(all())
    const other = channelsWith('совсем-другой-ключ-2')
    const refused = await other.send('telegram', ringTo('-1001'), 5000)
    expect(refused).toMatchObject({
      ok: false,
      isFinal: false,
      error: expect.stringContaining('введите секрет заново'),
    })
    expect(desk.server.received).toHaveLength(0)
    await shop.database.pool.query("update channels set key_fingerprint = 'другой'")
    expect((await read()).webhook.problem).toContain('введите секрет заново')
    await put({ telegram: { personalData: true } })
    expect((await read()).telegram.problem).toContain('введите секрет заново')
    await put({ email: { enabled: false }, telegram: { botToken: TOKEN } })
    expect((await read()).telegram).not.toHaveProperty('problem')
    expect(await testOf('telegram')).toEqual({ ok: true })
  })

  test('are the admin’s alone', async () => {
    const manager = await signInAs(shop, 'manager')
    expect((await put({}, manager)).status).toBe(403)
    expect((await put({}, '')).status).toBe(401)
    expect((await shop.post('/api/admin/channels/email/test', {}, { cookie: manager })).status).toBe(403)
  })
})

describe('A test of a channel', () => {
  const listTests = async (channel: string, cookie = ''): Promise<Delivery[]> =>
    (await shop.get(`/api/admin/deliveries?channel=${channel}&limit=2`, { cookie })).json()

  test('is kept with what came of it, also where the channel is off, and is told to each recipient', async () => {
    const admin = await signInAs(shop, 'admin')
    const { telegram } = all()
    await put({ telegram: { ...telegram, enabled: false, chatIds: ['-1001', '42'] } })
    expect(await testOf('telegram')).toEqual({ ok: true })
    const sent = await listTests('telegram', admin)
    expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual(['-1001', '42'])
    for (const one of sent) {
      expect(one).toMatchObject({
        kind: 'test',
        inquiryId: null,
        status: 'sent',
        attempts: 1,
        lastError: null,
      })
      expect(one.sentAt).not.toBeNull()
    }
    desk.server.answer = () => ({ status: 403, body: { ok: false, error_code: 403 } })
    const { error } = await testOf('telegram')
    const failed = await listTests('telegram', admin)
    expect(failed.map(({ id }) => id).toSorted()).not.toEqual(sent.map(({ id }) => id).toSorted())
    expect(failed).toMatchObject([1, 2].map(() => ({ status: 'failed', lastError: error, nextAt: null })))
  })
})

test('Only channels that are on have recipients, and what was switched off is not sent', async () => {
  await put(all())
  await put({ email: { enabled: false } })
  expect(await channelsWith().listRecipients()).toEqual([
    { channel: 'telegram', recipient: '-1001' },
    { channel: 'webhook', recipient: new URL(desk.server.address).host },
  ])
  expect(await send('email', 'olga@shop.test')).toMatchObject({
    ok: false,
    isFinal: true,
    error: 'Канал выключен',
  })
})

test('What concerns admins alone reaches no phone of a manager', async () => {
  await signInAs(shop, 'admin')
  await signInAs(shop, 'manager')
  await put({ ...all(), push: { enabled: true } })
  const { rows } = await shop.database.pool.query(`
    insert into push_subscriptions (user_id, endpoint, p256dh, auth)
    select id, 'https://push.test/' || username, 'a', 'b' from users where username in ('admin', 'manager')
    returning id::text, endpoint`)
  const pushes = async (list: Promise<{ channel: string; recipient: string }[]>) =>
    (await list)
      .filter(({ channel }) => channel === 'push')
      .map(({ recipient }) => rows.find(({ id }) => id === recipient)?.endpoint)
  expect(await pushes(channelsWith().listRecipients())).toHaveLength(2)
  expect(await pushes(channelsWith().listAdminRecipients())).toEqual(['https://push.test/admin'])
  expect(await channelsWith().listAdminRecipients()).toContainEqual({
    channel: 'telegram',
    recipient: '-1001',
  })
})
