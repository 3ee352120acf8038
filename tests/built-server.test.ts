import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { minutes } from '../src/lib/duration.ts'
import type { DatabaseConnection } from '../src/server/platform/db/database.ts'
import { createSeededDatabase } from './support/database.ts'
import { urlOf } from './support/seeded-copy.ts'
import { dist } from './support/shop.ts'
import { openProcess, run, type ShopProcess } from './support/shop-process.ts'
import { waitFor } from './support/wait-for.ts'

const PASSWORD = 'проверка-входа-1'

// What `npm start` runs; tests that start no process run the sources.
describe('The server as it was built', { timeout: minutes(2) }, () => {
  let database: DatabaseConnection
  let shop: ShopProcess
  let dataDir = ''
  beforeAll(async () => {
    database = await createSeededDatabase()
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'shop-built-'))
    shop = await openProcess({
      DATABASE_URL: urlOf(database),
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: PASSWORD,
      LOG_LEVEL: 'info',
    })
  }, minutes(2))
  afterAll(async () => {
    shop.child.kill('SIGTERM')
    await shop.exit
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  const open = (address: string, init?: RequestInit) => fetch(shop.address + address, init)

  const json = { 'content-type': 'application/json' }
  /** The cookie of a new session of the first admin. */
  async function signIn(): Promise<string> {
    const body = JSON.stringify({ username: 'admin', password: PASSWORD })
    const signedIn = await open('/api/admin/login', { method: 'POST', headers: json, body })
    expect(signedIn.status).toBe(200)
    return signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
  }
  async function reprice(cookie: string, price: number) {
    const headers = { ...json, cookie }
    const body = JSON.stringify({ price })
    expect((await open('/api/products/1/price', { method: 'PATCH', headers, body })).status).toBe(200)
  }

  test('writes inquiries as a sheet, in its thread', async () => {
    const cookie = await signIn()
    const response = await open('/api/admin/inquiries/export?format=xlsx', { headers: { cookie } })
    expect(response.status).toBe(200)
    // A sheet is a ZIP archive.
    expect((await response.text()).slice(0, 2)).toBe('PK')
  })

  test('shows pages, its own errors, drawings, pictures and files', async () => {
    expect(await (await open('/product/topas-5')).text()).toContain('Топас 5')
    expect((await open('/product/nothing')).status).toBe(404)
    expect((await (await open('/api/products')).json()).length).toBeGreaterThan(60)
    expect((await open('/api/docs')).status).toBe(200)
    const picture = await open('/pictures/400/our_services.png.avif')
    expect(picture.status).toBe(200)
    expect((await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).format).toBe('heif')
  })

  test('lets browsers keep its built files for ever, and pictures of the site for an hour', async () => {
    const keptOf = async (address: string) => (await open(address)).headers.get('cache-control')
    const built = [...(await (await open('/')).text()).matchAll(/"(\/built\/[^" ]+\.(?:js|css|woff2))"/g)]
    expect(built.length).toBeGreaterThan(1)
    for (const [, address = ''] of built) {
      expect(await keptOf(address), address).toBe('public, max-age=31536000, immutable')
    }
    expect(await keptOf('/assets/our_services.png')).toBe('public, max-age=3600')
  })

  test('signs in, and takes a picture and a price', async () => {
    const cookie = await signIn()
    const form = new FormData()
    const pixels = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    form.set('image', new File([new Uint8Array(pixels)], 'x.png'))
    expect(
      (await open('/api/upload/image', { method: 'POST', headers: { cookie }, body: form })).status,
    ).toBe(200)
    await reprice(cookie, 12_300_00)
    expect((await (await open('/api/products/id/1')).json()).price).toBe(12_300_00)
  })

  test('hears of changes: a price that is changed comes into the feed that was made at the start', async () => {
    const readFeed = async () => {
      const response = await open('/feeds/yandex.yml')
      expect(response.status).toBe(200)
      return await response.text()
    }
    const cookie = await signIn()
    expect(await waitFor(readFeed)).not.toContain('<price>777111</price>')
    await reprice(cookie, 777_111_00)
    await waitFor(async () => expect(await readFeed()).toContain('<price>777111</price>'))
  })

  test('is one with its renderer: both know the same errors', async () => {
    const names = await readdir(path.join(dist, 'server'))
    const files = names.filter((name) => name.endsWith('.js'))
    const sources = await Promise.all(files.map((name) => readFile(path.join(dist, 'server', name), 'utf8')))
    const declaring = sources.filter((source) => /class ApiError\b|ApiError = class\b/.test(source))
    expect(declaring).toHaveLength(1)
    // Importing the renderer must not start a server.
    expect(sources.filter((source) => /["']\.\/main\.js["']/.test(source))).toEqual([])
  })

  test('does not start with a wrong setting, and says which', async () => {
    const { child } = run('dist/server/main.js', { PORT: 'eighty' })
    const [printed, complaint] = await Promise.all([text(child.stdout), text(child.stderr)])
    expect(printed).toBe('')
    expect(complaint).toContain('PORT: «eighty»')
  })
})
