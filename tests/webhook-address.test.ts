import { beforeAll, expect, test } from 'vitest'
import { sealWebhookAddress } from '../src/server/features/channels/channels.service.ts'
import { createSecrets } from '../src/server/secrets.ts'
import { openChannelDesk } from './support/channel-desk.ts'
import { signInAs } from './support/shop.ts'

const desk = openChannelDesk()
const { shop, put, read } = desk
const KEY = 'тайный-ключ-crm'
const secrets = createSecrets({ secretsKey: 'ключ-для-проверки-каналов-1', dataDir: '/nonexistent' })
const addressOf = () => `${desk.server.address}/rest/1/hook?key=${encodeURIComponent(KEY)}`
const hostOf = () => new URL(desk.server.address).host
const shown = () => `http://${hostOf()}/•••`

let admin = ''
beforeAll(async () => {
  admin = await signInAs(shop, 'admin')
})
const testIt = async () => (await shop.post('/api/admin/channels/webhook/test', {}, { cookie: admin })).json()
const everything = async () => {
  const { rows } = await shop.database.pool.query(
    `select (select string_agg(channels::text, ' ') from channels) as settings,
       (select string_agg(deliveries::text, ' ') from deliveries) as deliveries`,
  )
  return JSON.stringify(rows)
}
const isKnown = (text: string) => text.includes('key=') || text.includes(KEY) || text.includes('/rest/1')

test('the address of a webhook is shown as its host, sent to as it is, and nowhere stored as it was typed', async () => {
  const webhook = { enabled: true, url: addressOf(), secret: '', allowPrivate: true }
  const saved = await (await put({ webhook })).json()
  expect(saved.webhook.url).toBe(shown())
  expect((await read()).webhook.url).toBe(shown())
  expect(await testIt()).toEqual({ ok: true })
  expect(desk.server.received.at(-1)?.path).toBe(`/rest/1/hook?key=${encodeURIComponent(KEY)}`)
  expect(isKnown(await everything())).toBe(false)
  for (const role of ['admin', 'manager'] as const) {
    const [told] = await (
      await shop.get('/api/admin/deliveries?channel=webhook&limit=1', { cookie: await signInAs(shop, role) })
    ).json()
    expect(told.recipient).toBe(hostOf())
  }
})

test('sent back as it is shown it stays; another address takes its place, none ends it', async () => {
  await put({ webhook: { enabled: true, url: addressOf(), allowPrivate: true } })
  expect((await put(await read())).status).toBe(200)
  expect(await testIt()).toEqual({ ok: true })
  expect(desk.server.received.at(-1)?.path).toContain('key=')
  await put({ webhook: { url: `${desk.server.address}/other` } })
  await testIt()
  expect(desk.server.received.at(-1)?.path).toBe('/other')
  await put({ webhook: { enabled: false, url: '' } })
  expect((await read()).webhook.url).toBe('')
})

const WHOLE = 'Введите адрес вебхука целиком'
const refusal = async (response: Response) => {
  const { message, errors } = await response.json()
  return { status: response.status, message, errors }
}

test('an address that is hidden otherwise than the present one is refused at its field, and the present one stays', async () => {
  await put({ webhook: { enabled: true, url: addressOf(), allowPrivate: true } })
  for (const url of [
    'https://crm.example.ru/•••',
    `${shown()}/hook`,
    `${shown()}?key=1`,
    encodeURI(shown()),
  ]) {
    const refused = await refusal(await put({ webhook: { url } }))
    expect(refused, url).toEqual({ status: 400, message: WHOLE, errors: { 'webhook.url': WHOLE } })
  }
  expect(await testIt()).toEqual({ ok: true })
  expect(desk.server.received.at(-1)?.path).toContain('key=')
  await put({ webhook: { enabled: false, url: '' } })
  expect(await refusal(await put({ webhook: { url: shown() } }))).toMatchObject({
    status: 400,
    message: WHOLE,
  })
})

test('an address that is lost with its key is asked for in whole; one that was taken out is asked for', async () => {
  await put({ webhook: { enabled: true, url: addressOf(), allowPrivate: true } })
  const former = createSecrets({ secretsKey: 'другой-ключ', dataDir: '/nonexistent' })
  await shop.database.pool.query('update channels set key_fingerprint = $1, webhook = webhook || $2', [
    former.fingerprint,
    { sealedUrl: former.encrypt(addressOf()) },
  ])
  const all = await read()
  const webhook = { ...all.webhook, secret: 'новая-тайна' }
  expect(await refusal(await put({ webhook }))).toEqual({
    status: 400,
    message: WHOLE,
    errors: { 'webhook.url': WHOLE },
  })
  expect(await refusal(await put({ webhook: { ...webhook, url: '' } }))).toMatchObject({
    status: 400,
    message: 'Вебхук: укажите адрес',
  })
  expect((await put({ webhook: { ...webhook, url: addressOf() } })).status).toBe(200)
  expect(await testIt()).toEqual({ ok: true })
})

test('what a former version stored as it was typed is sealed at the start, with the messages that name it', async () => {
  await put({ webhook: { enabled: true, url: `${desk.server.address}/former`, allowPrivate: true } })
  await shop.database.pool.query('update channels set webhook = webhook - $1::text || $2', [
    'sealedUrl',
    { url: addressOf() },
  ])
  await shop.database.pool.query(
    `insert into deliveries (kind, channel, recipient, occasion) values ('first', 'webhook', $1, 'first:1:webhook:' || $1)`,
    [addressOf()],
  )
  expect(isKnown(await everything())).toBe(true)
  expect((await read()).webhook.url).toBe(shown())
  await sealWebhookAddress(
    shop.database.db,
    createSecrets({ secretsKey: 'другой-ключ', dataDir: '/nonexistent' }),
  )
  expect(isKnown(await everything())).toBe(true)
  for (let start = 0; start < 2; start += 1) await sealWebhookAddress(shop.database.db, secrets)
  expect(isKnown(await everything())).toBe(false)
  expect(await testIt()).toEqual({ ok: true })
  expect(desk.server.received.at(-1)?.path).toContain('key=')
})
