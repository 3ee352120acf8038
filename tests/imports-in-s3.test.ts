import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Hono } from 'hono'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Import, ImportRow, ImportSheet } from '../src/contract/catalogue/imports.ts'
import { days } from '../src/lib/duration.ts'
import { createApp } from '../src/server/app.ts'
import { readConfig } from '../src/server/config.ts'
import { cleanImportsJob } from '../src/server/features/imports/clean-imports.job.ts'
import { removeOldImports } from '../src/server/features/imports/import-files.ts'
import { connect, type DatabaseConnection } from '../src/server/platform/db/database.ts'
import { filesOf } from '../src/server/platform/files/files-of.ts'
import { ContentCache } from '../src/server/platform/pages/content-cache.ts'
import { loadBuiltBundle } from '../src/server/platform/pages/page-bundle.ts'
import { expectError } from './support/desk.ts'
import { openImportDesk } from './support/import-desk.ts'
import { createJobParts } from './support/job-parts.ts'
import { quietLog } from './support/log.ts'
import { makeDataDir } from './support/media-desk.ts'
import { openBucket } from './support/s3-server.ts'
import { dist, signInAs } from './support/shop.ts'

const bucket = await openBucket()
/** The instance that takes uploads. */
const desk = openImportDesk(bucket.environment)
const { shop, IMPORTS, upload, send, look, waitForState } = desk
const files = filesOf(shop.config)
/** Another one, with a folder, connections and memory of its own; the queue runs there. */
const otherConfig = readConfig({ ...bucket.environment, DATA_DIR: await makeDataDir() })
let other: Hono
let connection: DatabaseConnection
let cookie = ''

beforeAll(async () => {
  connection = connect(shop.database.pool.options, quietLog())
  other = createApp({
    config: otherConfig,
    db: connection.db,
    log: quietLog(),
    bundle: await loadBuiltBundle(dist),
    contentCache: new ContentCache(otherConfig.pageCacheBytes),
    clientFiles: null,
  })
  cookie = await signInAs(shop, 'manager')
  await desk.stopQueue()
  desk.startQueue(otherConfig)
})
afterAll(() => connection.close())
afterEach(() => bucket.fail(null))

const atOther = async (method: string, address: string, body?: object) =>
  other.request(`http://shop.test/api${address}`, {
    method,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })

async function jsonAtOther<T>(status: number, method: string, address: string, body?: object): Promise<T> {
  const response = await atOther(method, address, body)
  const text = await response.text()
  expect({ status: response.status, text }).toMatchObject({ status })
  return JSON.parse(text)
}

const listOf = (price: number) => `Производитель;Модель;Цена\nТопас;Топас 4;${price}\n`
const planOf = ({ columns }: ImportSheet) => ({
  mapping: Object.fromEntries(columns.map(({ index, field }) => [index, field])),
  manufacturerId: null,
  missing: 'keep',
})
const namesInStore = async () => (await files.list('imports')).map(({ name }) => name).sort()
const SILENT = 'ранилище файлов не отвечает. Попробуйте через минуту.'

test('a price list that one instance took is shown, checked, applied and taken back by another', async () => {
  const before = await desk.readAll()
  const sheet = await upload(listOf(201_000), 'топас.csv')
  expect(await namesInStore()).toHaveLength(2)
  for (const { dataDir } of [shop.config, otherConfig])
    expect(await readdir(dataDir)).not.toContain('imports')
  const address = `${IMPORTS}/${sheet.id}`
  expect(await jsonAtOther(200, 'GET', `${address}/columns`)).toEqual(sheet)
  await jsonAtOther<Import>(202, 'PUT', address, planOf(sheet))
  expect((await waitForState(sheet.id, 'checked')).counts).toMatchObject({ changed: 1, error: 0 })
  const rows = await jsonAtOther<ImportRow[]>(200, 'GET', `${address}/rows`)
  expect(rows[0]?.changes).toMatchObject([{ field: 'price', after: 20_100_000 }])
  expect(await desk.rows(sheet.id)).toEqual(rows)
  await jsonAtOther(202, 'POST', `${address}/apply`, {})
  await waitForState(sheet.id, 'applied')
  expect(await desk.readAll()).not.toEqual(before)
  expect(await jsonAtOther(200, 'POST', `${address}/undo`, {})).toEqual({ restored: 1, conflicts: [] })
  expect(await desk.readAll()).toEqual(before)
})

test('it is read anew where nothing is kept of what was read', async () => {
  const sheet = await upload(listOf(202_000), 'заново.csv')
  for (const name of await namesInStore()) if (name.endsWith('.json')) await files.remove(name)
  expect(await jsonAtOther(200, 'GET', `${IMPORTS}/${sheet.id}/columns`)).toEqual(sheet)
})

test('nobody is served its file', async () => {
  await upload(listOf(203_000), 'тайна.csv')
  for (const name of await namesInStore()) {
    const file = path.basename(name)
    for (const address of [`/assets/${name}`, `/assets/uploads/${file}`, `/pictures/400/${name}.webp`])
      expect((await shop.get(address, { cookie })).status).toBe(404)
  }
})

test('a store that does not answer refuses an upload with a sentence, and nothing of it is there later', async () => {
  const [known, listed] = [await namesInStore(), await desk.callJson<Import[]>(200, 'GET', IMPORTS)]
  bucket.fail(503)
  await expectError(await send(listOf(204_000), 'не вовремя.csv'), 503, `Файл не сохранён: х${SILENT}`)
  bucket.fail(null)
  expect(await namesInStore()).toEqual(known)
  expect(await desk.callJson(200, 'GET', IMPORTS)).toEqual(listed)
  await expectError(await send('', 'пусто.csv'), 400, 'пуст')
  expect(await namesInStore()).toEqual(known)
})

test('a plan and a check that the store does not let read say so, and go on when it is back', async () => {
  const sheet = await upload(listOf(205_000), 'подождать.csv')
  const address = `${IMPORTS}/${sheet.id}`
  bucket.fail(503)
  await expectError(await atOther('PUT', address, planOf(sheet)), 503, `Х${SILENT}`)
  expect((await look(sheet.id)).state).toBe('uploaded')
  bucket.fail(null)
  await desk.stopQueue()
  await jsonAtOther(202, 'PUT', address, planOf(sheet))
  bucket.fail(503)
  desk.startQueue(otherConfig)
  expect((await waitForState(sheet.id, 'failed')).message).toBe(`Х${SILENT}`)
  bucket.fail(null)
  await jsonAtOther(202, 'PUT', address, planOf(sheet))
  expect((await waitForState(sheet.id, 'checked')).counts).toMatchObject({ changed: 1 })
})

test('after sixty days it is removed from the store, with what an instance has from before; nothing else is', async () => {
  const sheet = await upload(listOf(206_000), 'старый.csv')
  const fresh = await namesInStore()
  await files.put('imports/не наш.txt', new Uint8Array(1), { mediaType: 'text/plain' })
  const folder = path.join(otherConfig.dataDir, 'imports')
  await mkdir(folder)
  const [old, young] = [`${'ab'.repeat(16)}.xlsx`, `${'cd'.repeat(16)}.xlsx`]
  for (const name of [old, young]) await writeFile(path.join(folder, name), '')
  const then = new Date(Date.now() - days(61))
  await utimes(path.join(folder, old), then, then)
  await cleanImportsJob.run(createJobParts(shop.database.db, otherConfig), null)
  expect(await readdir(folder)).toEqual([young])
  expect(await namesInStore()).toEqual([...fresh, 'imports/не наш.txt'].sort())
  expect(await removeOldImports(filesOf(otherConfig), Date.now() + days(61))).toBe(fresh.length)
  expect(await namesInStore()).toEqual(['imports/не наш.txt'])
  const refused = await atOther('PUT', `${IMPORTS}/${sheet.id}`, planOf(sheet))
  await expectError(refused, 409, 'Файла больше нет: загрузите прайс-лист ещё раз')
})
