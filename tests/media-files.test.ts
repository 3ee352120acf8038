import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Media } from '../src/contract/content/media.ts'
import { ENTITIES } from '../src/contract/records/records.ts'
import { days } from '../src/lib/duration.ts'
import { news } from '../src/server/compose/news.ts'
import { takeOverUploads } from '../src/server/features/media/library/take-over.service.ts'
import { cleanupOrphans } from '../src/server/features/media/orphans.service.ts'
import { purgeExpired } from '../src/server/features/trash/trash.service.ts'
import { tableOf } from '../src/server/platform/db/versioned.ts'
import { openAccounts } from './support/accounts.ts'
import { makeDataDir, openMediaDesk, PDF, paint } from './support/media-desk.ts'
import { recordKinds } from './support/record-kinds.ts'
import { openShop } from './support/shop.ts'
import { waitUntil } from './support/wait-for.ts'

const dataDir = await makeDataDir()
const shop = openShop({ DATA_DIR: dataDir })
const { add, call, callJson, list, make, makeProduct, query, readTrashed, remove, restore } =
  openMediaDesk(shop)
const { call: callAsAdmin } = openAccounts(shop)
const KINDS = recordKinds(() => 1)
const uploads = path.join(dataDir, 'uploads')

beforeAll(() => mkdir(uploads, { recursive: true }))

const takeOver = () => takeOverUploads({ db: shop.database.db, dataDir })
const cleanup = (now = Date.now()) => cleanupOrphans({ db: shop.database.db, dataDir, now })
const nameOf = ({ url }: Media) => path.basename(url)
const listAddresses = async () => (await list()).map(({ url }) => url)

/** A file as it was uploaded before there was a library. */
async function leave(extension: string, bytes: Uint8Array, age = 0): Promise<string> {
  const name = `${randomBytes(16).toString('hex')}.${extension}`
  await writeFile(path.join(uploads, name), bytes)
  const moment = new Date(Date.now() - age)
  await utimes(path.join(uploads, name), moment, moment)
  return name
}

test('what was uploaded before there was a library is in it after a start, measured, and only once', async () => {
  const older = await leave('jpg', await paint(70, 50), days(9))
  const newer = await leave('pdf', PDF, days(1))
  await writeFile(path.join(uploads, 'logo.png'), 'not named by the server')
  expect(await takeOver()).toBe(2)
  expect(await takeOver()).toBe(0)
  const found = (await list()).filter(({ url }) => [older, newer].some((name) => url.endsWith(name)))
  expect(found).toMatchObject([
    { kind: 'document', name: newer, width: null },
    { kind: 'picture', name: older, width: 70, height: 50, alt: '', usedIn: [] },
  ])
  const [entry] = await query(
    "select actor_name from journal where entity = 'media' order by id desc limit 1",
  )
  expect(entry).toEqual({ actor_name: 'система' })
})

test('a picture that nothing uses stays as long as the library has it', async () => {
  const made = await add()
  expect(await cleanup(Date.now() + days(90))).toBe(0)
  expect(await readdir(uploads)).toContain(nameOf(made))
})

test('a deleted file stays while the trash can bring it back, and is not taken over again', async () => {
  const made = await add()
  await call('DELETE', `/admin/media/${made.id}`)
  expect(await takeOver()).toBe(0)
  expect(await cleanup(Date.now() + days(2))).toBe(0)
  expect((await callAsAdmin('DELETE', `/admin/trash/media/${made.id}`)).status).toBe(204)
  expect(await takeOver()).toBe(0)
  await query('alter table journal disable trigger refuse_journal_change')
  await query("update journal set at = now() - interval '31 days' where entity_id = $1", [String(made.id)])
  await query('alter table journal enable trigger refuse_journal_change')
  expect(await cleanup(Date.now() + days(2))).toBe(1)
  expect(await readdir(uploads)).not.toContain(nameOf(made))
})

test('a record in the trash does not keep its picture in the library, and has it when it comes back', async () => {
  const made = await add()
  const { id } = await makeProduct({ imageUrl: made.url })
  expect((await call('DELETE', `/admin/media/${made.id}`)).status).toBe(409)
  await remove('/products', id)
  expect((await list()).find((one) => one.id === made.id)).toMatchObject({ usedIn: [] })
  expect((await call('DELETE', `/admin/media/${made.id}`)).status).toBe(204)
  expect((await callAsAdmin('DELETE', `/admin/trash/media/${made.id}`)).status).toBe(204)
  expect(await cleanup(Date.now() + days(2))).toBe(0)
  expect(await restore('products', id)).toMatchObject({ imageUrl: made.url })
  expect((await shop.get(made.url)).status).toBe(200)
  expect(await takeOver()).toBe(1)
  expect((await list()).find(({ url }) => url === made.url)).toMatchObject({
    usedIn: [expect.objectContaining({ entity: 'products', id })],
  })
})

describe('A record that goes for ever', () => {
  /** Removes a product for ever that shows the picture. */
  const purgeProduct = async (fields: object, draft?: object) => {
    const { id } = await makeProduct(fields)
    if (draft) await callJson(200, 'PUT', `/admin/drafts/products/${id}`, draft)
    await remove('/products', id)
    expect((await callAsAdmin('DELETE', `/admin/trash/products/${id}`)).status).toBe(204)
  }
  test("takes its pictures along, its draft's too, and nothing else of the library", async () => {
    const [own, drafted, thrownOut, unused, document] = [
      await add(),
      await add(),
      await add(),
      await add(),
      await add('паспорт.pdf', PDF),
    ]
    await remove('/admin/media', thrownOut.id)
    await purgeProduct(
      {
        imageUrl: own.url,
        description: `![](${thrownOut.url}) [Паспорт](${document.url})`,
      },
      { imageUrl: drafted.url },
    )
    expect(await listAddresses()).toEqual(expect.arrayContaining([unused.url, document.url]))
    for (const { id, url } of [own, drafted, thrownOut]) {
      expect(await listAddresses()).not.toContain(url)
      expect(await readTrashed('media', id)).toBeUndefined()
      const [last] = await query(
        "select action, actor_name from journal where entity = 'media' and entity_id = $1 order by id desc limit 1",
        [String(id)],
      )
      expect(last).toEqual({ action: 'erase', actor_name: 'admin' })
    }
    await cleanup(Date.now() + days(2))
    const files = await readdir(uploads)
    expect(files).toEqual(expect.arrayContaining([unused, document].map(nameOf)))
    for (const gone of [own, drafted, thrownOut]) expect(files).not.toContain(nameOf(gone))
  })

  test.each<[string, (url: string) => Promise<unknown>]>([
    ['another record', (imageUrl) => makeProduct({ imageUrl })],
    ['the text of another', (url) => makeProduct({ description: `![](${url})` })],
    ['another in the trash', async (imageUrl) => remove('/products', (await makeProduct({ imageUrl })).id)],
    [
      'the draft of another',
      async (imageUrl) =>
        callJson(200, 'PUT', `/admin/drafts/products/${(await makeProduct()).id}`, { imageUrl }),
    ],
    [
      'a young version of another',
      async (imageUrl) =>
        callJson(200, 'PATCH', `/products/${(await makeProduct({ imageUrl })).id}`, { imageUrl: null }),
    ],
  ])('leaves a picture that %s names', async (_what, use) => {
    const { url } = await add()
    await use(url)
    await purgeProduct({ imageUrl: url })
    expect(await listAddresses()).toContain(url)
  })
})

/** A transaction of somebody else, until the test ends. When it and another block each other, the other one is ended. */
async function begin() {
  const client = await shop.database.pool.connect()
  onTestFinished(() => client.release(true))
  await client.query("begin; set local deadlock_timeout = '1 h'")
  return client
}

/** Waits until so many transactions wait for another. */
const waitForBlocked = (wanted: number) =>
  waitUntil(async () => {
    const [{ count }] = await query(
      "select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
    return count === wanted
  })

const SHOW = 'update products set image_url = $1 where id = $2'

test('while a picture is being placed, somebody else can put it into the same product', async () => {
  const [{ id: mediaId, url }, { id: productId, version = 0 }] = [await add(), await makeProduct()]
  const byHand = await begin()
  await byHand.query('update products set name = name where id = $1', [productId])
  const placing = call('POST', '/admin/media/match/apply', {
    items: [{ mediaId, productId, place: 1, version }],
  })
  await waitForBlocked(1)
  const free = 'select url from media where id = $1 for key share skip locked'
  expect(await query(free, [mediaId])).toEqual([{ url }])
  await byHand.query(SHOW, [url, productId])
  await byHand.query('commit')
  expect(await (await placing).json()).toMatchObject({ products: 0, left: [{ id: productId }] })
})

test.each<[string, (productId: number) => Promise<unknown>]>([
  [
    'a person',
    async (id) => expect((await callAsAdmin('DELETE', `/admin/trash/products/${id}`)).status).toBe(204),
  ],
  [
    'the hourly cleanup',
    async (id) => {
      await query(
        "update trash set deleted_at = now() - interval '1 year' where entity = 'products' and entity_id = $1",
        [id],
      )
      expect(await purgeExpired(shop.database.db, news.productsGone)).toBe(1)
    },
  ],
])(
  'what %s removes for ever at once with saves in another order leaves their pictures',
  async (_who, purge) => {
    const pictures = [await add(), await add(), await add()]
    const [first = '', second = '', third = ''] = pictures.map(({ url }) => url)
    const gone = await makeProduct({ description: [first, second, third].join(' ') })
    await remove('/products', gone.id)
    const shown = [await makeProduct(), await makeProduct(), await makeProduct()].map(({ id }) => id)
    const [many, one] = [await begin(), await begin()]
    await many.query(SHOW, [third, shown[0]])
    await one.query(SHOW, [second, shown[1]])
    const purging = purge(gone.id)
    await Promise.race([waitForBlocked(1), purging])
    const both = many.query(SHOW, [first, shown[2]]).then(() => many.query('commit'))
    await waitForBlocked(2)
    await one.query('commit')
    await Promise.all([both, purging])
    expect(await listAddresses()).toEqual(expect.arrayContaining([first, second, third]))
  },
)

test('a save that has not ended yet keeps its pictures in the library, whichever record names them', async () => {
  const save: [text: string, values: unknown[]][] = []
  const urls: string[] = []
  // A redirect leads to pages alone.
  for (const entity of ENTITIES.filter((one) => one !== 'media' && one !== 'redirects')) {
    const [{ url }, table] = [await add(), tableOf(entity)]
    const { path: address, fresh } = KINDS[entity]
    const id = fresh ? (await make(address, fresh())).id : 1
    const [{ title }] = await query(
      "select column_name as title from information_schema.columns where table_name = $1 and column_name in ('name', 'title', 'question', 'text', 'site_name')",
      [table],
    )
    save.push([`update ${table} set ${title} = $1 where id = $2`, [`![](${url})`, id]])
    urls.push(url)
  }
  const [drafted, stays] = [await add(), await add()]
  const withDraft = await makeProduct()
  await callJson(200, 'PUT', `/admin/drafts/products/${withDraft.id}`, { description: 'Черновик' })
  save.push(
    [
      "update drafts set draft = jsonb_build_object('imageUrl', $1::text) where entity_id = $2",
      [drafted.url, withDraft.id],
    ],
    ['update products set image_url = $1 where id = $2', [stays.url, withDraft.id]],
  )
  const gone = await makeProduct({ description: [...urls, drafted.url].join(' ') })
  await remove('/products', gone.id)

  const client = await begin()
  for (const [text, values] of save) expect(await client.query(text, values)).toMatchObject({ rowCount: 1 })
  const named = [...urls, drafted.url, stays.url]
  const free = 'select url from media where url = any($1) for update skip locked'
  expect(await query(free, [named]), 'each save holds its own').toEqual([])
  const removals = Promise.all([
    callAsAdmin('DELETE', `/admin/trash/products/${gone.id}`),
    callAsAdmin('DELETE', `/admin/media/${stays.id}`),
  ])
  await Promise.race([waitForBlocked(2), removals])
  await client.query('commit')
  const statuses = (await removals).map(({ status }) => status)
  const left = await listAddresses()
  expect(named.filter((url) => !left.includes(url))).toEqual([])
  expect(statuses).toEqual([204, 409])
})

test('a file that was deleted for ever and is used again comes back into the library', async () => {
  const made = await add()
  await call('DELETE', `/admin/media/${made.id}`)
  await callAsAdmin('DELETE', `/admin/trash/media/${made.id}`)
  await makeProduct({ imageUrl: made.url })
  expect(await takeOver()).toBe(1)
  expect((await list()).map(({ url }) => url)).toContain(made.url)
})

test.skipIf(process.platform !== 'linux')(
  'an upload that the disk does not give is not found, and keeps no other from the library',
  async () => {
    const unreadable = `${'0f'.repeat(16)}.jpg`
    await symlink('/proc/self/mem', path.join(uploads, unreadable))
    onTestFinished(() => rm(path.join(uploads, unreadable)))
    const later = await leave('jpg', await paint(70, 50))
    expect(await takeOver()).toBe(2)
    const widths = new Map((await list()).map((file) => [nameOf(file), file.width]))
    expect([widths.get(unreadable), widths.get(later)]).toEqual([null, 70])
    for (const address of [`/assets/uploads/${unreadable}`, `/pictures/400/uploads/${unreadable}.webp`])
      expect((await shop.get(address)).status).toBe(404)
  },
)
