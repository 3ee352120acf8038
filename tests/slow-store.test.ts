import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { seconds } from '../src/lib/duration.ts'
import { createApp } from '../src/server/app.ts'
import { type Config, readConfig } from '../src/server/config.ts'
import { filesOf } from '../src/server/platform/files/files-of.ts'
import { ContentCache } from '../src/server/platform/pages/content-cache.ts'
import { loadBuiltBundle } from '../src/server/platform/pages/page-bundle.ts'
import { createListener } from '../src/server/serve.ts'
import { openBlogDesk } from './support/blog-desk.ts'
import { quietLog } from './support/log.ts'
import { makeDataDir, openMediaDesk, paint, toForm } from './support/media-desk.ts'
import { type OpenedServer, openOnNetwork } from './support/on-network.ts'
import { openBucket } from './support/s3-server.ts'
import { dist, openShop, signInAs } from './support/shop.ts'
import { openVisitor } from './support/visitor.ts'

const bucket = await openBucket()
/** An instance that waits for the store as long as usual: it keeps what the tests show, and tells what is kept. */
const shop = openShop({ ...bucket.environment, DATA_DIR: await makeDataDir() })
const library = openMediaDesk(shop)
const blog = openBlogDesk(shop)
const { query } = openVisitor(shop)

/** One that waits shortly, on the network. */
const config = waitShortly(readConfig({ ...bucket.environment, DATA_DIR: await makeDataDir() }))
let server: OpenedServer
let cookie = ''
beforeAll(async () => {
  cookie = await signInAs(shop, 'manager')
  const contentCache = new ContentCache(config.pageCacheBytes)
  const { db } = shop.database
  const bundle = await loadBuiltBundle(dist)
  const app = createApp({ config, db, log: quietLog(), bundle, contentCache, clientFiles: null })
  server = await openOnNetwork(createListener(app, contentCache, config))
})
afterAll(() => server.close())
afterEach(() => bucket.fail(null))

function waitShortly(usual: Config): Config {
  if (!usual.storage) throw new Error('no store')
  const times = { silence: 400, call: 400, file: 400, read: 400 }
  return { ...usual, storage: { ...usual.storage, times } }
}

/** Asks the instance on the network, which has to answer long before the store's usual times are over. */
async function ask(address: string, asked: RequestInit = {}) {
  const response = await fetch(server.address + address, {
    ...asked,
    signal: AbortSignal.timeout(seconds(20)),
  })
  return {
    status: response.status,
    cache: response.headers.get('cache-control'),
    text: await response.text(),
  }
}

const SENTENCE = 'Файл не сохранён: хранилище файлов не отвечает. Попробуйте через минуту.'
const files = filesOf(shop.config)
/** What the store and the library hold of uploads and photos. */
const lookKept = async () => ({
  stored: (await Promise.all(['uploads', 'attachments'].map(files.list))).flat().map(({ name }) => name),
  library: (await library.list()).map(({ url }) => url),
  photos: await query('select inquiry_id, file_name from inquiry_attachments'),
})
/** What the instance answers that waits for the store as long as usual. */
const statusOf = async (url: string) => (await shop.app.request(`http://shop.test${url}`)).status
const sizeOf = (url: string) => url.replace('/assets/', '/pictures/400/').concat('.webp')

async function expectNoPicture(url: string): Promise<void> {
  for (const address of [url, sizeOf(url)])
    expect(await ask(address)).toMatchObject({ status: 503, cache: null })
}

describe.each(['silent', 'crawling'] as const)('At a store that is %s', (how) => {
  test('a save of staff with a picture is refused with a sentence, and nothing of it is there later', async () => {
    const before = await lookKept()
    const body = toForm('file', [['новое.jpg', await paint()]])
    bucket.fail(how)
    const refused = await ask('/api/admin/media', { method: 'POST', body, headers: { cookie } })
    expect([refused.status, JSON.parse(refused.text)]).toEqual([503, { message: SENTENCE }])
    bucket.fail(null)
    expect(await lookKept()).toEqual(before)
  })

  test('a page is shown without its picture, whose own address soon says that it failed', async () => {
    const { url } = await library.add(`${how}.jpg`, await paint(700, 500))
    const { slug } = await blog.writePost({ featuredImage: url, published: true })
    bucket.fail(how)
    const page = await ask(`/blog/${slug}`)
    expect([page.status, page.text.includes(path.basename(url))]).toEqual([200, true])
    await expectNoPicture(url)
    bucket.fail(null)
    expect(await statusOf(url)).toBe(200)
  })

  test('an inquiry with a photo is kept without it, and its sender told', async () => {
    const { photos } = await lookKept()
    bucket.fail(how)
    const sent = await ask('/api/inquiries/contact', {
      method: 'POST',
      body: JSON.stringify({ name: 'Ирина', phone: '8 926 123-45-67', message: `участок, ${how}` }),
      headers: { 'content-type': 'application/json' },
    })
    const { id, attachmentSecret } = JSON.parse(sent.text)
    const photo = await ask(`/api/inquiries/${id}/attachments`, {
      method: 'POST',
      body: toForm('files', [['участок.jpg', await paint()]]),
      headers: { 'x-inquiry-secret': attachmentSecret },
    })
    expect([sent.status, photo.status, JSON.parse(photo.text)]).toMatchObject([
      201,
      503,
      { message: SENTENCE },
    ])
    bucket.fail(null)
    expect(await query('select name from inquiries where id = $1', [id])).toEqual([{ name: 'Ирина' }])
    expect((await lookKept()).photos).toEqual(photos)
  })
})

test('a picture of which the store sends a byte now and then is given up too', async () => {
  const { url } = await library.add('капля.jpg', await paint(900, 600))
  bucket.fail('dripping')
  await expectNoPicture(url)
  bucket.fail(null)
  expect(await statusOf(sizeOf(url))).toBe(200)
})
