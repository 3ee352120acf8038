import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { days, minutes } from '../src/lib/duration.ts'
import { createChannels } from '../src/server/features/channels/staff-channels.ts'
import { takeOverUploads } from '../src/server/features/media/library/take-over.service.ts'
import { cleanupOrphans } from '../src/server/features/media/orphans.service.ts'
import { createStatus } from '../src/server/features/status/status.service.ts'
import { filesOf } from '../src/server/platform/files/files-of.ts'
import { createRecentErrors } from '../src/server/recent-errors.ts'
import { createSecrets } from '../src/server/secrets.ts'
import { quietLog } from './support/log.ts'
import { makeDataDir, openMediaDesk, paint, toForm } from './support/media-desk.ts'
import { openBucket } from './support/s3-server.ts'
import { openShop, signInAs } from './support/shop.ts'

const dataDir = await makeDataDir()
const bucket = await openBucket()
const environment = { ...bucket.environment, BACKUP_DIR: bucket.addressOf('safe'), DATA_DIR: dataDir }
const shop = openShop(environment)
const desk = openMediaDesk(shop)
const files = filesOf(shop.config)
const namesIn = async (folder: string) => (await files.list(folder)).map(({ name }) => name)
const localFiles = (folder: string) => readdir(path.join(dataDir, folder)).catch(() => [])

let admin = ''
beforeAll(async () => {
  admin = await signInAs(shop, 'admin')
})
afterEach(() => {
  bucket.fail(null)
  bucket.openWithoutKey(null)
})

interface Sent {
  id: number
  attachmentSecret: string
}

async function sendPhoto(bytes: Uint8Array) {
  const body = { name: 'Ирина', phone: '8 926 123-45-67', message: 'участок' }
  const inquiry: Sent = await (await shop.post('/api/inquiries/contact', body)).json()
  const response = await shop.app.request(`http://shop.test/api/inquiries/${inquiry.id}/attachments`, {
    method: 'POST',
    body: toForm('files', [['участок.jpg', bytes]]),
    headers: { 'x-inquiry-secret': inquiry.attachmentSecret },
  })
  return { inquiry, response }
}

test('an upload is kept in the store, and shown whole and in sizes as from a folder', async () => {
  const { url } = await desk.add('фото.jpg', await paint(900, 600))
  expect(await namesIn('uploads')).toContain(url.replace('/assets/', ''))
  expect(await localFiles('uploads')).toEqual([])
  const whole = await shop.get(url)
  expect(whole.status).toBe(200)
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const size = await shop.get(url.replace('/assets/', '/pictures/400/').concat('.webp'))
  expect([size.status, size.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect(await localFiles('pictures')).toHaveLength(1)
})

test('a photo of a visitor is kept there too, seen by staff alone, and swept when nobody knows it', async () => {
  const { inquiry, response } = await sendPhoto(await paint())
  expect(response.status).toBe(201)
  const detail = await shop.get(`/api/admin/inquiries/${inquiry.id}`, { cookie: admin })
  const { attachments }: { attachments: { url: string }[] } = await detail.json()
  const url = attachments[0]?.url ?? ''
  expect((await shop.get(url, { cookie: admin })).status).toBe(200)
  expect((await shop.get(url)).status).toBe(401)
  const [name = ''] = await namesIn('attachments')
  for (const address of [`/assets/${name}`, `/assets/uploads/${path.basename(name)}`])
    expect((await shop.get(address)).status).toBe(404)
  await shop.database.pool.query('delete from inquiry_attachments where inquiry_id = $1', [inquiry.id])
  await cleanupOrphans({ ...shop.config, db: shop.database.db, now: Date.now() + days(2) })
  expect(await namesIn('attachments')).toEqual([])
  expect(await namesIn('uploads-removed')).toContain(`uploads-removed/${path.basename(name)}`)
  expect(await localFiles('attachments')).toEqual([])
})

test('an upload that the library does not know is taken over', async () => {
  const name = `uploads/${'ab'.repeat(16)}.jpg`
  await files.put(name, await paint(), { mediaType: 'image/jpeg' })
  expect(await takeOverUploads({ ...shop.config, db: shop.database.db })).toBe(1)
  expect((await desk.list()).find(({ url }) => url === `/assets/${name}`)).toMatchObject({
    width: 60,
    height: 40,
  })
})

test('a store that does not answer: saves are refused with a sentence, pages and made sizes are shown', async () => {
  const { url } = await desk.add('видно.jpg', await paint(700, 500))
  const { url: fresh } = await desk.add('ещё не показано.jpg')
  const sizeOf = (address: string) => address.replace('/assets/', '/pictures/400/').concat('.webp')
  expect((await shop.get(sizeOf(url))).status).toBe(200)
  bucket.fail(503)
  const sentence = 'Файл не сохранён: хранилище файлов не отвечает. Попробуйте через минуту.'
  const refused = await desk.call('POST', '/admin/media', toForm('file', [['новое.jpg', await paint()]]))
  expect([refused.status, await refused.json()]).toEqual([503, { message: sentence }])
  const { inquiry, response } = await sendPhoto(await paint())
  expect([response.status, inquiry.id > 0]).toEqual([503, true])
  expect(await response.json()).toMatchObject({ message: sentence })
  expect((await shop.get('/')).status).toBe(200)
  expect((await shop.get(sizeOf(url))).status).toBe(200)
  for (const address of [fresh, sizeOf(fresh)]) {
    const missing = await shop.get(address)
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([503, null])
  }
  bucket.fail(null)
  expect((await shop.get(sizeOf(fresh))).status).toBe(200)
})

type Checks = { name: string; state: string; detail: string }[]

async function readChecks(): Promise<Checks> {
  const status = await shop.get('/api/admin/status', { cookie: admin })
  const { checks }: { checks: Checks } = await status.json()
  return checks
}

function expectStores(checks: Checks, words: string): void {
  for (const [check, place] of [
    ['disk', 'Хранилище файлов s3://shop-files/shop/'],
    ['backups', 'Хранилище копий s3://shop-files/safe/backups'],
  ]) {
    const found = checks.find(({ name }) => name === check)
    expect(found).toMatchObject({ state: 'fail', detail: expect.stringContaining(`${place} ${words}`) })
  }
}

test.each([
  [503, 'не отвечает'],
  [403, 'не принимает ключ'],
] as const)('the status names the stores when they answer %s', async (how, words) => {
  bucket.fail(how)
  expectStores(await readChecks(), words)
})

test('the status names the stores when they are silent', async () => {
  const { db } = shop.database
  const status = createStatus({
    ...shop.config,
    db,
    channels: createChannels({ db, secrets: createSecrets(shop.config), log: quietLog() }),
    recentErrors: createRecentErrors(),
    // A busy machine may tell late that the store's own time is over.
    checkLimit: minutes(1),
  })
  bucket.fail('silent')
  const { checks } = await status.read()
  expectStores(checks, 'не отвечает')
})

test('the status names stores that everybody can read; the shop goes on', async () => {
  await desk.add('видно всем.jpg')
  bucket.openWithoutKey('all')
  expectStores(await readChecks(), 'открыто без ключа')
  expect((await shop.get('/')).status).toBe(200)
})
