import { afterEach, expect, test } from 'vitest'
import { allJobs } from '../src/server/compose/all-jobs.ts'
import { planHoursAgain } from '../src/server/features/schedule/publish-due.service.ts'
import { startJobs } from '../src/server/platform/jobs/start-jobs.ts'
import { openCatalogueDesk } from './support/catalogue-desk.ts'
import { quietLog } from './support/log.ts'
import { letJobCome, OFTEN, untilDone } from './support/queue.ts'
import { recordChannels } from './support/recorded-channels.ts'
import { openShop } from './support/shop.ts'
import { waitFor } from './support/wait-for.ts'

const channels = recordChannels()
const log = quietLog()
const shop = openShop({}, log, { channels })
const { callJson, callAnonymously, makeProduct, readProduct } = openCatalogueDesk(shop)
const query = async (text: string, values: unknown[] = []) =>
  (await shop.database.pool.query(text, values)).rows

const running: { stop(): Promise<void> }[] = []
const startInstance = () =>
  running.push(
    startJobs({
      database: shop.database,
      jobs: allJobs,
      channels,
      dataDir: '/nonexistent',
      readOrigin: async () => 'http://shop.test',
      log,
      pollInterval: OFTEN,
    }),
  )
const stopInstances = () => Promise.all(running.splice(0).map(({ stop }) => stop()))
afterEach(stopInstances)

const FAR = '2099-01-01T00:00:00.000Z'
const FARTHER = '2099-01-02T00:00:00.000Z'
const HOURS = {
  show: { table: 'products', column: 'publish_at' },
  hide: { table: 'products', column: 'unpublish_at' },
  offer: { table: 'products', column: 'old_price_until' },
  post: { table: 'posts', column: 'publish_at' },
}
type Hour = keyof typeof HOURS
const keyOf = (what: Hour, id: number) =>
  what === 'post' ? `show:posts:${id}` : `${what}:${HOURS[what].table}:${id}`
const plannedFor = async (what: Hour, id: number): Promise<string[]> =>
  (await query('select run_at from graphile_worker._private_jobs where key = $1', [keyOf(what, id)])).map(
    ({ run_at }) => run_at.toISOString(),
  )
/** Lets the hour of a record come, which has just been; returns it. Its job is still planned for the hour that was named. */
async function moveHour(what: Hour, id: number): Promise<string> {
  const { table, column } = HOURS[what]
  const stored = table === 'posts' ? 'blog_posts' : table
  const rows = await query(
    `update ${stored} set ${column} = date_trunc('milliseconds', clock_timestamp()) where id = $1 returning ${column} as at`,
    [id],
  )
  return rows[0].at.toISOString()
}
/** Lets the hour come for the record and for the work that was planned for it. */
async function letItCome(what: Hour, id: number): Promise<string> {
  const at = await moveHour(what, id)
  await letJobCome(shop.database.pool, keyOf(what, id))
  return at
}
/** Lets the queue look for what is due, and waits until it has. */
async function lookAgain(): Promise<void> {
  await query("select graphile_worker.add_job('publish-due')")
  await untilDone(shop.database.pool, 'publish-due')
}
const lastEntry = async (entity: string, id: number) =>
  (
    await query(
      'select actor_name, action, version from journal where entity = $1 and entity_id = $2 order by id desc',
      [entity, String(id)],
    )
  )[0]

test('at its hour a product is shown, and then hidden, in the name of the system', async () => {
  startInstance()
  const { id, slug } = await makeProduct({ published: false, publishAt: FAR, unpublishAt: FARTHER })
  expect([await plannedFor('show', id), await plannedFor('hide', id)]).toEqual([[FAR], [FARTHER]])
  await lookAgain()
  expect((await callAnonymously('GET', `/products/${slug}`)).status).toBe(404)
  // The moved hour is a version of its own.
  const { version = Number.NaN } = await readProduct(id)
  await letItCome('show', id)
  await waitFor(async () =>
    expect(await readProduct(id)).toMatchObject({
      published: true,
      publishAt: null,
      unpublishAt: FARTHER,
      version: version + 2,
    }),
  )
  const byTheSystem = { actor_name: 'система', action: 'update' }
  expect(await lastEntry('products', id)).toEqual({ ...byTheSystem, version: version + 2 })
  await letItCome('hide', id)
  await waitFor(async () =>
    expect(await readProduct(id)).toMatchObject({
      published: false,
      unpublishAt: null,
      version: version + 4,
    }),
  )
  expect(await lastEntry('products', id)).toEqual({ ...byTheSystem, version: version + 4 })
})

test('after a stop over the hour it is done once, late', async () => {
  const post = { title: 'К утру', slug: 'k-utru', content: 'Длинный текст', published: false }
  const { id } = await callJson<{ id: number }>(201, 'POST', '/blog/posts', { ...post, publishAt: FAR })
  const publishAt = await letItCome('post', id)
  const before = await callJson<{ version: number }>(200, 'GET', `/blog/posts/${id}`)
  expect(before).toMatchObject({ published: false, publishAt })
  startInstance()
  startInstance()
  const version = before.version + 1
  await waitFor(async () =>
    expect(await callJson(200, 'GET', `/blog/posts/${id}`)).toMatchObject({
      published: true,
      publishAt: null,
      publishedAt: publishAt,
      version,
    }),
  )
  expect(await lastEntry('posts', id)).toMatchObject({ actor_name: 'система', version })
})

test('a time that was put off or taken back is not kept', async () => {
  startInstance()
  const [first, second] = [await makeProduct({ published: false, publishAt: FAR }), await makeProduct()]
  await callJson(200, 'PATCH', `/products/${second.id}`, { unpublishAt: FAR })
  await callJson(200, 'PATCH', `/products/${first.id}`, { publishAt: FARTHER })
  await callJson(200, 'PATCH', `/products/${second.id}`, { unpublishAt: null })
  expect(await plannedFor('show', first.id)).toEqual([FARTHER])
  // At the hour that was named first.
  await letJobCome(shop.database.pool, keyOf('hide', second.id))
  await letJobCome(shop.database.pool, keyOf('show', first.id))
  await untilDone(shop.database.pool, 'publish-due')
  expect(await readProduct(first.id)).toMatchObject({ published: false, publishAt: FARTHER })
  expect(await readProduct(second.id)).toMatchObject({ published: true, unpublishAt: null })
})

test('where the queue was lost, a start plans every hour to come again', async () => {
  const { id } = await makeProduct({ published: false, publishAt: FAR, unpublishAt: FARTHER })
  const offered = await makeProduct({ price: 10_000_000, oldPrice: 12_000_000, oldPriceUntil: FAR })
  const words = { title: 'К весне', slug: 'k-vesne', content: 'Длинный текст', published: false }
  const post = await callJson<{ id: number }>(201, 'POST', '/blog/posts', { ...words, publishAt: FAR })
  await query('delete from graphile_worker._private_jobs')
  startInstance()
  await waitFor(async () => expect(await plannedFor('show', id)).toEqual([FAR]))
  expect(await plannedFor('hide', id)).toEqual([FARTHER])
  expect(await plannedFor('offer', offered.id)).toEqual([FAR])
  expect(await plannedFor('post', post.id)).toEqual([FAR])
})

test('an hour that an editor changes while a start plans the hours again stays as he changed it', async () => {
  const { id } = await makeProduct({ published: false, publishAt: FAR })
  const editor = await shop.database.pool.connect()
  await editor.query('begin')
  await editor.query('update products set publish_at = $2 where id = $1', [id, FARTHER])
  await editor.query(
    `select graphile_worker.add_job('publish-due', json_build_object('id', $1::int), run_at => $2, job_key => $3)`,
    [id, FARTHER, keyOf('show', id)],
  )
  const planned = planHoursAgain(shop.database.db)
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await waitFor(async () => expect(await query(waiting)).toHaveLength(1))
  await editor.query('commit').finally(() => editor.release())
  await planned
  expect(await plannedFor('show', id)).toEqual([FARTHER])
})

test('a restored database publishes nothing until it is released', async () => {
  startInstance()
  await query('insert into restores (backup_made_at) values (now())')
  const { id } = await makeProduct({ published: false, publishAt: FAR })
  const publishAt = await letItCome('show', id)
  await lookAgain()
  expect(await readProduct(id)).toMatchObject({ published: false, publishAt })
  await query('update restores set released_at = now()')
  await query("select graphile_worker.add_job('publish-due')")
  await waitFor(async () => expect(await readProduct(id)).toMatchObject({ published: true, publishAt: null }))
})

test('when an old price comes to its time, every instance is told to drop its pages', async () => {
  startInstance()
  const heard: unknown[] = []
  const client = await shop.database.pool.connect()
  client.on('notification', ({ payload }) => heard.push(payload))
  await client.query('listen content_changed')
  const { id, slug } = await makeProduct({ price: 10_000_000, oldPrice: 12_000_000, oldPriceUntil: FAR })
  const stranger = async () =>
    (await callAnonymously('GET', `/products/${slug}?fresh=${Math.random()}`)).json()
  expect(await stranger()).toMatchObject({ oldPrice: 12_000_000 })
  expect(await plannedFor('offer', id)).toEqual([FAR])
  await moveHour('offer', id)
  // The database tells of the moved hour itself; only what comes after that is told by the job.
  await waitFor(() => expect(heard).toContain(''))
  heard.length = 0
  await letJobCome(shop.database.pool, keyOf('offer', id))
  // Writes of staff name themselves; this notice names nobody.
  await waitFor(() => expect(heard).toContain(''))
  client.release(true)
})
