import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { makeDataDir, openMediaDesk, PDF, paint, toForm } from './support/media-desk.ts'
import { openShop, signInAs } from './support/shop.ts'

const dataDir = await makeDataDir()
const shop = openShop({ DATA_DIR: dataDir })
const { list } = openMediaDesk(shop)
let cookie = ''
let key = ''
let green = Buffer.alloc(0)
let red = Buffer.alloc(0)

beforeAll(async () => {
  cookie = await signInAs(shop, 'manager')
  green = await paint()
  red = await paint(60, 40, 'red')
})
beforeEach(() => {
  key = randomUUID()
})

async function upload(address: string, field: string, bytes: Uint8Array, name = 'фото.jpg') {
  const response = await shop.app.request(`/api${address}`, {
    method: 'POST',
    body: toForm(field, [[name, bytes]]),
    headers: { cookie, 'idempotency-key': key },
  })
  return { status: response.status, body: await response.json() }
}
const picture = (bytes: Uint8Array, name?: string) => upload('/upload/image', 'image', bytes, name)
const document = (bytes: Uint8Array) => upload('/admin/media', 'file', bytes, 'Паспорт.pdf')
const countFiles = async () => (await readdir(path.join(dataDir, 'uploads'))).length

test('a picture that is sent again because its answer was lost stands once in the library, and is answered the same', async () => {
  const first = await picture(green)
  expect(first.status).toBe(200)
  expect(await picture(green)).toEqual(first)
  expect(await list()).toHaveLength(1)
  expect(await countFiles()).toBe(1)
})

test('so does a document, and one that is sent twice at once', async () => {
  const before = (await list()).length
  const copies = await Promise.all([document(PDF), document(PDF)])
  expect(copies[0]).toMatchObject({ status: 201, body: { kind: 'document' } })
  expect(copies[1]).toEqual(copies[0])
  expect(await list()).toHaveLength(before + 1)
  expect(await countFiles()).toBe(before + 1)
})

test('another content or name under the key is another file', async () => {
  const before = (await list()).length
  const urls = [await picture(green), await picture(red), await picture(red, 'двор.jpg')].map(
    ({ body }) => body.url,
  )
  expect(new Set(urls).size).toBe(3)
  expect(await list()).toHaveLength(before + 3)
})
