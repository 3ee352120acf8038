import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { seconds } from '../src/lib/duration.ts'
import { readConfig } from '../src/server/config.ts'
import type { S3Settings } from '../src/server/platform/files/s3-address.ts'
import { openS3 } from '../src/server/platform/files/s3-client.ts'
import { makeDataDir, openMediaDesk, paint, toForm } from './support/media-desk.ts'
import { openShop } from './support/shop.ts'
import { hasSwift, openSwift } from './support/swift/open-swift.ts'

const about = { mediaType: 'image/jpeg' }
const MB = 1024 ** 2

function settingsOf(environment: Record<string, string>): S3Settings {
  const { storage } = readConfig(environment)
  if (!storage) throw new Error('no store')
  return storage
}

/** A stream of chunks, and what it holds. */
function makeStream(size: number) {
  const content = randomBytes(size)
  const chunks = Array.from({ length: Math.ceil(size / MB) }, (_, at) =>
    content.subarray(at * MB, (at + 1) * MB),
  )
  return { content, stream: Readable.from(chunks) }
}

describe.skipIf(!hasSwift())("Files in OpenStack Swift's s3api", async () => {
  if (!hasSwift()) return
  const bucket = await openSwift()
  const dataDir = await makeDataDir()
  const shop = openShop({ ...bucket.environment, DATA_DIR: dataDir })
  const wrongKey = { ...bucket.environment, AWS_SECRET_ACCESS_KEY: 'wrong-key' }
  const lockedOut = openShop({ ...wrongKey, DATA_DIR: await makeDataDir() })
  const desk = openMediaDesk(shop)
  const lockedOutDesk = openMediaDesk(lockedOut)
  const files = openS3(settingsOf(bucket.environment))
  afterEach(() => {
    bucket.fail(null)
    bucket.slow(null)
  })

  test('a stored file is found, read, listed, moved and removed', async () => {
    await files.put('uploads/one.jpg', Buffer.from('a photo'), about)
    expect(await files.find('uploads/one.jpg')).toEqual({ size: 7, modified: expect.any(Number) })
    await files.put('uploads/смета * [x]?.jpg', Buffer.from('other'), about)
    expect((await files.list('uploads')).map(({ name, size }) => `${name} ${size}`).toSorted()).toEqual([
      'uploads/one.jpg 7',
      'uploads/смета * [x]?.jpg 5',
    ])
    await files.move('uploads/смета * [x]?.jpg', 'uploads-removed/смета.jpg', Date.now())
    expect(Buffer.from((await files.read('uploads-removed/смета.jpg')) ?? []).toString()).toBe('other')
    for (const _twice of [1, 2]) await files.remove('uploads/one.jpg')
    expect(await files.find('uploads/one.jpg')).toBeNull()
    expect(await files.list('uploads')).toEqual([])
  })

  test('a large stream goes in parts, on a slow line too; one that breaks off leaves nothing', async () => {
    bucket.slow(40_000)
    const { content, stream } = makeStream(10 * MB)
    await files.put('uploads/large.pdf', { size: content.length, stream }, about)
    expect(Buffer.from((await files.read('uploads/large.pdf')) ?? []).equals(content)).toBe(true)
    const broken = Readable.from(
      (async function* () {
        yield randomBytes(9 * MB)
        throw new Error('cut off')
      })(),
    )
    await expect(files.put('uploads/half.pdf', { size: 10 * MB, stream: broken }, about)).rejects.toThrow()
    expect((await files.list('uploads')).map(({ name }) => name)).toEqual(['uploads/large.pdf'])
  })

  test.each([
    ['a secret that is not its own', wrongKey],
    ['a key that the store does not know', { ...bucket.environment, AWS_ACCESS_KEY_ID: 'nobody:here' }],
  ])('%s is refused, whatever is asked', async (_what, environment) => {
    const other = openS3(settingsOf(environment), { check: seconds(20) })
    for (const asked of [
      () => other.check(),
      () => other.find('uploads/large.pdf'),
      () => other.list('uploads'),
      () => other.put('uploads/new.jpg', Buffer.from('new'), about),
    ])
      await expect(asked()).rejects.toMatchObject({ kind: 'SERVICE_UNAVAILABLE', why: 'refused' })
    expect(await files.find('uploads/new.jpg')).toBeNull()
  })

  test('what the shop stores is private: without its key, and with that of another account, nobody reads it', async () => {
    const name = 'attachments/участок.jpg'
    await files.put(name, await paint(), about)
    const place = `shop-files/shop/${encodeURI(name)}`
    // By Swift's own address, by which public objects are handed out, and by that of S3.
    const ask = (address: string) => fetch(`http://127.0.0.1:${bucket.port}/${address}`)
    for (const address of [`v1/AUTH_shop/${place}`, 'v1/AUTH_shop/shop-files'])
      expect((await ask(address)).status, address).toBe(401)
    for (const address of [place, 'shop-files']) expect((await ask(address)).ok, address).toBe(false)
    const foreign = openS3(settingsOf({ ...bucket.environment, ...bucket.foreignKeys }))
    await expect(foreign.list('attachments')).rejects.toMatchObject({ kind: 'SERVICE_UNAVAILABLE' })
    expect(await files.find(name)).not.toBeNull()
  })

  test('a store that is silent or slow is unavailable after its time', async () => {
    const { content } = makeStream(MB)
    await files.put('uploads/known.jpg', content, about)
    const hasty = openS3(settingsOf(bucket.environment), { call: 300, check: 300, file: 300, silence: 300 })
    bucket.fail('silent')
    const refused = { kind: 'SERVICE_UNAVAILABLE', why: 'silent' }
    await expect(hasty.put('uploads/new.jpg', content, about)).rejects.toMatchObject(refused)
    await expect(hasty.find('uploads/known.jpg')).rejects.toMatchObject(refused)
    bucket.fail(null)
    bucket.slow(50)
    await expect(hasty.read('uploads/known.jpg', 1000)).rejects.toMatchObject(refused)
  })

  describe('A shop whose store', () => {
    let url = ''
    beforeAll(async () => {
      url = (await desk.add('видно.jpg', await paint(700, 500))).url
    })
    const sizeOf = (address: string) => address.replace('/assets/', '/pictures/400/').concat('.webp')

    test('answers shows what it has stored', async () => {
      expect((await shop.get(url)).status).toBe(200)
      expect((await shop.get(sizeOf(url))).headers.get('content-type')).toBe('image/webp')
    })

    test.each([503, 'silent'] as const)('answers %s shows its pages without the picture', async (how) => {
      const { url: fresh } = await desk.add('ещё не показано.jpg')
      bucket.fail(how)
      expect((await shop.get('/')).status).toBe(200)
      expect((await shop.get(sizeOf(fresh))).status).toBe(503)
    })

    test('answers 503 saves nothing, and says why', async () => {
      bucket.fail(503)
      const refused = await desk.call('POST', '/admin/media', toForm('file', [['новое.jpg', await paint()]]))
      expect([refused.status, await refused.json()]).toEqual([
        503,
        { message: 'Файл не сохранён: хранилище файлов не отвечает. Попробуйте через минуту.' },
      ])
    })

    test('does not accept its key saves nothing, says why, and shows its pages', async () => {
      const refused = await lockedOutDesk.call(
        'POST',
        '/admin/media',
        toForm('file', [['новое.jpg', await paint()]]),
      )
      expect([refused.status, await refused.json()]).toEqual([
        503,
        {
          message: 'Файл не сохранён: хранилище файлов не принимает ключ магазина. Сообщите администратору.',
        },
      ])
      expect((await lockedOut.get('/')).status).toBe(200)
      expect((await lockedOut.get(sizeOf(url))).status).toBe(503)
    })
  })
})
