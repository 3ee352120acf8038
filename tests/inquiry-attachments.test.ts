import { mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  addAttachments,
  eraseAttachments,
} from '../src/server/features/inquiries/attachments/attachments.service.ts'
import { inTransaction } from '../src/server/platform/db/transaction.ts'
import { createFolderStore } from '../src/server/platform/files/folder-store.ts'
import { expectError } from './support/desk.ts'
import { largePng } from './support/large-picture.ts'
import { openShop, signInAs } from './support/shop.ts'

const dataDir = await mkdtemp(path.join(os.tmpdir(), 'shop-photos-'))
afterAll(() => rm(dataDir, { recursive: true, force: true }))
const shop = openShop({ DATA_DIR: dataDir })
const folder = path.join(dataDir, 'attachments')
const listFiles = () => readdir(folder).catch(() => [])

const paint = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
const photo = await paint(40, 30)
  .withExif({ IFD0: { Copyright: 'Иванов' } })
  .jpeg()
  .toBuffer()

let cookie = ''
beforeAll(async () => {
  cookie = await signInAs(shop, 'manager')
})

interface Sent {
  id: number
  attachmentSecret: string
}

let sent = 0
async function send(): Promise<Sent> {
  sent += 1
  const body = { name: 'Ирина', phone: '8 926 123-45-67', message: `участок ${sent}` }
  return (await shop.post('/api/inquiries/contact', body)).json()
}

/** Adds to an inquiry; `files` are contents of photos. */
function add({ id, attachmentSecret }: Sent, files: Uint8Array[], comment?: string, key?: string) {
  const body = new FormData()
  for (const bytes of files) body.append('files', new File([new Uint8Array(bytes)], 'участок.jpg'))
  if (comment !== undefined) body.set('comment', comment)
  const headers = { 'x-inquiry-secret': attachmentSecret, ...(key && { 'idempotency-key': key }) }
  const address = `http://shop.test/api/inquiries/${id}/attachments`
  return shop.app.request(address, { method: 'POST', body, headers })
}

interface Detail {
  attachments: { id: number; url: string; mediaType: string; width: number; bytes: number }[]
  notes: { author: string; text: string }[]
}
const detailOf = async ({ id }: Sent): Promise<Detail> =>
  (await shop.get(`/api/admin/inquiries/${id}`, { cookie })).json()

describe('A visitor adds to his inquiry', () => {
  test('photos and words, which staff see with the inquiry, and nobody else', async () => {
    const inquiry = await send()
    const webp = await paint(30, 30).webp().toBuffer()
    const response = await add(inquiry, [photo, webp], ' Забор, собака ')
    expect([response.status, await response.json()]).toEqual([201, { success: true, photos: 2 }])
    const { attachments, notes } = await detailOf(inquiry)
    expect(notes).toMatchObject([{ author: 'Клиент', text: 'Забор, собака' }])
    expect(attachments).toMatchObject([
      { mediaType: 'image/jpeg', width: 40 },
      { mediaType: 'image/webp', width: 30 },
    ])
    const [{ url, bytes } = { url: '', bytes: 0 }] = attachments
    const shown = await shop.get(url, { cookie })
    expect(shown.status).toBe(200)
    expect(shown.headers.get('content-type')).toBe('image/jpeg')
    expect(shown.headers.get('cache-control')).toMatch(/^private/)
    const stored = Buffer.from(await shown.arrayBuffer())
    expect(stored).toHaveLength(bytes)
    expect((await sharp(stored).metadata()).exif).toBeUndefined()
    expect((await shop.get(url)).status).toBe(401)
    const name = (await listFiles())[0]
    expect((await shop.get(`/assets/uploads/${name}`)).status).toBe(404)
    const other = await send()
    expect((await shop.get(url.replace(`/${inquiry.id}/`, `/${other.id}/`), { cookie })).status).toBe(404)
  })

  test('words alone', async () => {
    const inquiry = await send()
    expect((await add(inquiry, [], 'После шести')).status).toBe(201)
    expect((await detailOf(inquiry)).notes).toMatchObject([{ text: 'После шести' }])
  })

  test('ten times in words; the same words once more, after a lost answer, are stored once', async () => {
    const inquiry = await send()
    for (let n = 1; n <= 10; n++) expect((await add(inquiry, [], `пояснение ${n}`)).status).toBe(201)
    expect((await add(inquiry, [], 'пояснение 10')).status).toBe(201)
    await expectError(await add(inquiry, [], 'пояснение 11'), 400, 'десять пояснений')
    expect((await detailOf(inquiry)).notes).toHaveLength(10)
  })

  test('a photo whose answer was lost, sent again under its key, is stored once, also at the same time', async () => {
    const inquiry = await send()
    const before = (await listFiles()).length
    expect((await add(inquiry, [photo, photo, photo], 'Ворота', 'one')).status).toBe(201)
    const copies = [add(inquiry, [photo], undefined, 'two'), add(inquiry, [photo], undefined, 'two')]
    const again = [await add(inquiry, [photo, photo, photo], 'Ворота', 'one'), ...(await Promise.all(copies))]
    expect(again.map(({ status }) => status)).toEqual([201, 201, 201])
    const other = await paint(20, 10).jpeg().toBuffer()
    expect(await (await add(inquiry, [other], undefined, 'two')).json()).toMatchObject({ photos: 5 })
    expect((await add(inquiry, [other], undefined, 'two')).status).toBe(201)
    await expectError(await add(inquiry, [photo], undefined, 'three'), 400, 'не больше пяти снимков')
    const { attachments, notes } = await detailOf(inquiry)
    expect([attachments.length, notes.length]).toEqual([5, 1])
    expect((await listFiles()).length - before).toBe(5)
  })

  test('a photo whose rows were stored while the connection broke, and which is there when it is sent again', async () => {
    const inquiry = await send()
    const before = (await listFiles()).length
    const { query } = pg.Client.prototype
    const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
      this: pg.Client,
      ...given: unknown[]
    ) {
      const result = Reflect.apply(query, this, given)
      return given[0] === 'commit' ? result.then(() => Promise.reject(new Error('cut'))) : result
    })
    onTestFinished(() => spy.mockRestore())
    const lost = await add(inquiry, [photo], undefined, 'cut')
    spy.mockRestore()
    expect(lost.status).toBeGreaterThanOrEqual(500)
    expect(await (await add(inquiry, [photo], undefined, 'cut')).json()).toMatchObject({ photos: 1 })
    const [stored] = (await detailOf(inquiry)).attachments
    expect((await shop.get(stored?.url ?? '', { cookie })).status).toBe(200)
    expect((await listFiles()).length - before).toBe(1)
  })

  test('a photo larger than a screen, which is made smaller', async () => {
    const inquiry = await send()
    expect((await add(inquiry, [await paint(3000, 1500).jpeg().toBuffer()])).status).toBe(201)
    expect((await detailOf(inquiry)).attachments).toMatchObject([{ width: 2560, height: 1280 }])
  })

  test('five photos in all, also when two calls come at once; the sixth is refused and leaves no file', async () => {
    const inquiry = await send()
    const before = (await listFiles()).length
    const both = await Promise.all([add(inquiry, [photo, photo, photo]), add(inquiry, [photo, photo, photo])])
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 400])
    expect((await add(inquiry, [photo, photo])).status).toBe(201)
    await expectError(await add(inquiry, [photo], 'и слова'), 400, 'не больше пяти снимков')
    const { attachments, notes } = await detailOf(inquiry)
    expect([attachments.length, notes.length]).toEqual([5, 0])
    expect((await listFiles()).length - before).toBe(5)
  })
})

test('A hundred photos in an hour from one network are enough; callers that cannot be told apart are not counted', async () => {
  const [inquiry, other] = [await send(), await send()]
  await shop.database.pool.query(`update inquiries set ip_address = '203.0.113.9' where id = any($1)`, [
    [inquiry.id, other.id],
  ])
  await shop.database.pool.query(
    `insert into inquiry_attachments (inquiry_id, file_name, media_type, width, height, bytes)
      select $1, 'full-' || n, 'image/jpeg', 1, 1, 1 from generate_series(1, 100) as n`,
    [other.id],
  )
  const storage = { files: createFolderStore(dataDir), inTurn: <T>(work: () => Promise<T>) => work() }
  const files = [new File([new Uint8Array(photo)], 'участок.jpg')]
  const addition = {
    id: inquiry.id,
    secret: inquiry.attachmentSecret,
    files,
    comment: null,
    idempotencyKey: null,
  }
  const { db } = shop.database
  await expect(addAttachments(db, storage, { ...addition, countableAddress: '203.0.113.9' })).rejects.toThrow(
    'Слишком много снимков за час',
  )
  expect(await addAttachments(db, storage, { ...addition, countableAddress: null })).toBe(1)
  await shop.database.pool.query(`delete from inquiry_attachments where file_name like 'full-%'`)
})

describe('It is refused', () => {
  test('with a wrong, foreign or expired secret, and for an unknown inquiry, in the same words', async () => {
    const [inquiry, other] = [await send(), await send()]
    const wrong = { ...inquiry, attachmentSecret: other.attachmentSecret }
    const answers = [await add(wrong, [photo]), await add({ ...inquiry, id: 999_999 }, [photo])]
    await shop.database.pool.query(
      "update inquiries set created_at = now() - interval '31 days' where id = $1",
      [inquiry.id],
    )
    answers.push(await add(inquiry, [photo]), await add({ ...inquiry, id: 2 ** 40 }, [photo]))
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403])
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
  })

  test.each<[string, () => Promise<Uint8Array>, number]>([
    ['a text with a name of a photo', async () => Buffer.from('не снимок'), 415],
    ['a HEIC of an iPhone', async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1'), 415],
    ['a GIF', () => paint(5, 5).gif().toBuffer(), 415],
    ['a cut JPEG', async () => photo.subarray(0, 200), 415],
    ['more than 40 megapixels', async () => largePng(8000, 5001), 413],
    [
      'a byte over 10 MB',
      async () => Buffer.concat([photo, Buffer.alloc(10 * 1024 * 1024 + 1 - photo.length)]),
      413,
    ],
  ])('%s, and a good photo beside it is not kept', async (_what, make, status) => {
    const inquiry = await send()
    const before = await listFiles()
    expect((await add(inquiry, [photo, await make()])).status).toBe(status)
    expect((await detailOf(inquiry)).attachments).toEqual([])
    expect(await listFiles()).toEqual(before)
  })

  test('without photos and words', async () => {
    await expectError(await add(await send(), [], '  '), 400, 'Приложите снимок')
  })
})

test('what is erased leaves neither rows nor files', async () => {
  const inquiry = await send()
  const before = await listFiles()
  await add(inquiry, [photo, photo])
  const removeFiles = await inTransaction(shop.database.db, (tx) =>
    eraseAttachments(tx, { files: createFolderStore(dataDir) }, inquiry.id),
  )
  await removeFiles()
  expect((await detailOf(inquiry)).attachments).toEqual([])
  expect((await listFiles()).toSorted()).toEqual(before.toSorted())
})
