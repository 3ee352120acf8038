import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { days, hours } from '../src/lib/duration.ts'
import { allJobs, purgeTrashJob } from '../src/server/compose/all-jobs.ts'
import { cleanupOrphans } from '../src/server/features/media/orphans.service.ts'
import { startJobs } from '../src/server/platform/jobs/start-jobs.ts'
import { quietLog } from './support/log.ts'
import { recordChannels } from './support/recorded-channels.ts'
import { openShop } from './support/shop.ts'
import { waitFor } from './support/wait-for.ts'

const dataDir = await mkdtemp(path.join(os.tmpdir(), 'shop-orphans-'))
afterAll(() => rm(dataDir, { recursive: true, force: true }))
const shop = openShop({ DATA_DIR: dataDir })
const uploads = path.join(dataDir, 'uploads')
const attachments = path.join(dataDir, 'attachments')
const removed = path.join(dataDir, 'uploads-removed')

beforeEach(async () => {
  for (const folder of [uploads, attachments, removed]) {
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder)
  }
})

const cleanup = (now = Date.now()) => cleanupOrphans({ db: shop.database.db, dataDir, now })
const newName = (extension = 'jpg') => `${randomBytes(16).toString('hex')}.${extension}`

/** Creates an uploaded file of this age. */
async function leave(age = days(2), name = newName(), folder = uploads): Promise<string> {
  await writeFile(path.join(folder, name), 'picture')
  const moment = new Date(Date.now() - age)
  await utimes(path.join(folder, name), moment, moment)
  return name
}

const run = (statement: string, values: unknown[]) => shop.database.pool.query(statement, values)

describe('A picture that something refers to stays', () => {
  test.each([
    ['a product', 'update products set image_url = $1 where id = 1'],
    [
      'the gallery of a product',
      `update products set technical_specs = jsonb_build_object('images', jsonb_build_array($1::text)) where id = 2`,
    ],
    ['a category', 'update product_categories set image_url = $1 where id = 1'],
    ['a post', 'update blog_posts set featured_image = $1 where id = 1'],
    ['the text of a post', `update blog_posts set content = 'До ![яма](' || $1 || ') после' where id = 1`],
    ['a project', 'update projects set featured_image = $1 where id = 1'],
    ['the gallery of a project', 'update projects set images = jsonb_build_array($1::text) where id = 2'],
    ['a manufacturer', 'update manufacturers set logo_url = $1 where id = 1'],
    ['the settings', 'update site_settings set site_description = $1'],
  ])('%s', async (_where, statement) => {
    const [used, orphan] = [await leave(), await leave()]
    const { rowCount } = await run(statement, [`/assets/uploads/${used}`])
    expect(rowCount).toBeGreaterThan(0)
    expect(await cleanup()).toBe(1)
    expect(await readdir(uploads)).toEqual([used])
    expect(await readdir(removed)).toEqual([orphan])
  })

  test('written without /assets/ in front, or as one of its sizes', async () => {
    const [short, sized] = [await leave(), await leave()]
    await run('update blog_posts set featured_image = $1 where id = 1', [`uploads/${short}`])
    await run('update blog_posts set content = $1 where id = 1', [`![](/pictures/800/uploads/${sized}.webp)`])
    expect(await cleanup()).toBe(0)
  })

  test('in a table that nobody thought of', async () => {
    const name = await leave()
    await run('create table attic (thrown jsonb)', [])
    await run(`insert into attic values (jsonb_build_object('imageUrl', $1::text))`, [
      `/assets/uploads/${name}`,
    ])
    expect(await cleanup()).toBe(0)
    await run('drop table attic', [])
    expect(await cleanup()).toBe(1)
  })
})

describe('A picture of something that can be brought back', () => {
  const address = (name: string) => `/assets/uploads/${name}`
  /** Uses a picture for a question, made and changed so many days ago. */
  const write = async (name: string, age: number) => {
    const { rows } = await run("insert into faq_items (question, answer) values ('Как?', $1) returning id", [
      `![](${address(name)})`,
    ])
    await run('alter table journal disable trigger user', [])
    await run(
      "update journal set at = now() - make_interval(days => $1) where entity = 'faq-items' and entity_id = $2::text",
      [age, rows[0].id],
    )
    await run('alter table journal enable trigger user', [])
    return rows[0].id
  }

  test('stays as long as the record lies in the trash', async () => {
    const name = await leave()
    const id = await write(name, 90)
    await run('delete from faq_items where id = $1', [id])
    await run('alter table journal disable trigger user', [])
    await run("delete from journal where entity = 'faq-items' and entity_id = $1::text", [id])
    await run('alter table journal enable trigger user', [])
    expect(await cleanup()).toBe(0)
    await run('delete from trash', [])
    expect(await cleanup()).toBe(1)
  })

  test('stays with the version that is younger than the days of the trash, and no longer', async () => {
    const [young, old] = [await leave(), await leave()]
    const ids = [await write(young, 29), await write(old, 31)]
    await run('alter table faq_items disable trigger record_change', [])
    await run("update faq_items set answer = 'Так' where id = any($1)", [ids])
    await run('alter table faq_items enable trigger record_change', [])
    expect(await cleanup()).toBe(1)
    expect(await readdir(uploads)).toEqual([young])
    await run('update site_settings set trash_days = 28', [])
    expect(await cleanup()).toBe(1)
    await run('update site_settings set trash_days = 30', [])
  })

  test('stays with a working draft', async () => {
    const name = await leave()
    await run(
      "insert into drafts (entity, entity_id, draft, base_version, updated_by) values ('posts', 1, $1, 1, 'Мария')",
      [JSON.stringify({ featuredImage: address(name) })],
    )
    expect(await cleanup()).toBe(0)
    await run('delete from drafts', [])
    expect(await cleanup()).toBe(1)
  })

  test('goes with what the queue purges, each hour by itself', async () => {
    const [purged, kept] = [await leave(), await leave()]
    const ids = [await write(purged, 90), await write(kept, 90)]
    for (const name of [purged, kept])
      await run("insert into media (url, kind, name) values ($1, 'picture', 'фото.jpg')", [address(name)])
    await run('delete from faq_items where id = any($1)', [ids])
    await run('alter table journal disable trigger user', [])
    await run("delete from journal where entity = 'faq-items'", [])
    await run('alter table journal enable trigger user', [])
    await run("update trash set deleted_at = now() - interval '30 days' where entity_id = $1", [ids[0]])
    await run("update trash set deleted_at = now() - interval '29 days 23 hours' where entity_id = $1", [
      ids[1],
    ])
    const jobs = startJobs({
      database: shop.database,
      jobs: allJobs,
      channels: recordChannels([]),
      dataDir,
      readOrigin: async () => '',
      log: quietLog(),
    })
    await run("select graphile_worker.add_job('purge-trash')", [])
    await waitFor(async () =>
      expect((await run('select url from media', [])).rows).toEqual([{ url: address(kept) }]),
    )
    await jobs.stop()
    expect((await run('select entity_id from trash', [])).rows).toEqual([{ entity_id: ids[1] }])
    // A form that somebody has open may show it, and be saved.
    expect(await cleanup()).toBe(0)
    expect(await cleanup(Date.now() + days(1))).toBe(1)
    expect(await readdir(removed)).toEqual([purged])
    const { rows } = await run('select identifier from graphile_worker._private_known_crontabs', [])
    expect(rows).toContainEqual({ identifier: 'purge-trash' })
    expect(purgeTrashJob.schedule, 'at most an hour after the time that the trash names').toMatch(
      /^\d+ \* \* \* \*$/,
    )
  })
})

describe('A picture that nothing refers to', () => {
  test('waits a day for the form in which it stands to be saved', async () => {
    const young = await leave(hours(23))
    await leave(hours(25))
    expect(await cleanup()).toBe(1)
    expect(await readdir(uploads)).toEqual([young])
  })

  test('goes with all of its sizes, can be put back for a month, and is then gone', async () => {
    const name = newName('png')
    await leave(days(2), name)
    await writeFile(path.join(uploads, name), Buffer.from(PIXEL, 'base64'))
    const moment = new Date(Date.now() - days(2))
    await utimes(path.join(uploads, name), moment, moment)
    expect((await shop.get(`/pictures/200/uploads/${name}.webp`)).status).toBe(200)
    expect(await cleanup()).toBe(1)
    expect((await shop.get(`/assets/uploads/${name}`)).status).toBe(404)
    expect(await readdir(path.join(dataDir, 'pictures'))).toEqual([])
    expect(await cleanup(Date.now() + days(29))).toBe(0)
    expect(await readdir(removed)).toEqual([name])
    await cleanup(Date.now() + days(31))
    expect(await readdir(removed)).toEqual([])
  })

  test('is left when its name is not one of ours; a save that never ended goes', async () => {
    await leave(days(9), 'logo.png')
    await leave(days(9), `.${newName()}.new`)
    await leave(hours(1), `.${newName()}.new`)
    expect(await cleanup()).toBe(1)
    expect((await readdir(uploads)).sort()).toEqual([expect.stringMatching(/^\..*\.new$/), 'logo.png'])
  })
})

test('a photo of a visitor stays with its inquiry; one that no inquiry knows is put aside', async () => {
  const [kept, lost] = [
    await leave(days(2), newName(), attachments),
    await leave(days(2), newName(), attachments),
  ]
  await run("insert into inquiries (name, phone) values ('Вера', '8 926 123-45-67')", [])
  await run(
    `insert into inquiry_attachments (inquiry_id, file_name, media_type, width, height, bytes)
      select max(id), $1, 'image/jpeg', 1, 1, 1 from inquiries`,
    [kept],
  )
  expect(await cleanup()).toBe(1)
  expect(await readdir(attachments)).toEqual([kept])
  expect(await readdir(removed)).toEqual([lost])
})

test('several instances at once: one of them sweeps', async () => {
  for (let count = 0; count < 20; count += 1) await leave()
  const results = await Promise.all([cleanup(), cleanup(), cleanup()])
  expect(results.filter((swept) => swept === 20)).toHaveLength(1)
  expect(await readdir(uploads)).toEqual([])
})

test('the queue sweeps, each night by itself', async () => {
  const orphan = await leave()
  const jobs = startJobs({
    database: shop.database,
    jobs: allJobs,
    channels: recordChannels([]),
    dataDir,
    readOrigin: async () => '',
    log: quietLog(),
  })
  await run("select graphile_worker.add_job('clean-orphans')", [])
  await waitFor(async () => expect(await readdir(removed)).toEqual([orphan]))
  await jobs.stop()
  const { rows } = await run('select identifier from graphile_worker._private_known_crontabs', [])
  expect(rows).toContainEqual({ identifier: 'clean-orphans' })
})

test('a shop without uploads has nothing to sweep', async () => {
  await rm(uploads, { recursive: true })
  expect(await cleanup()).toBe(0)
})

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
