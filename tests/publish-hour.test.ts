import { afterEach, expect, test } from 'vitest'
import { allJobs } from '../src/server/jobs/all-jobs.ts'
import { startJobs } from '../src/server/jobs/start-jobs.ts'
import { openCatalogueDesk } from './support/catalogue-desk.ts'
import { quietLog } from './support/log.ts'
import { untilDone } from './support/queue.ts'
import { recordChannels } from './support/recorded-channels.ts'
import { openShop } from './support/shop.ts'
import { waitFor } from './support/wait-for.ts'

const channels = recordChannels()
const log = quietLog()
const shop = openShop({}, log, channels)
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
    }),
  )
const stopInstances = () => Promise.all(running.splice(0).map(({ stop }) => stop()))
afterEach(stopInstances)

const soon = () => new Date(Date.now() + 1500).toISOString()
const later = (at: string) => waitFor(() => expect(Date.now()).toBeGreaterThan(Date.parse(at)))
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
  const publishAt = soon()
  const unpublishAt = new Date(Date.now() + 4000).toISOString()
  const { id, slug } = await makeProduct({ published: false, publishAt, unpublishAt })
  expect((await callAnonymously('GET', `/products/${slug}`)).status).toBe(404)
  await later(publishAt)
  await waitFor(async () =>
    expect(await readProduct(id)).toMatchObject({ published: true, publishAt: null, version: 2 }),
  )
  expect(await lastEntry('products', id)).toEqual({ actor_name: 'система', action: 'update', version: 2 })
  await later(unpublishAt)
  await waitFor(async () =>
    expect(await readProduct(id)).toMatchObject({ published: false, unpublishAt: null, version: 3 }),
  )
})

test('after a stop over the hour it is done once, late', async () => {
  const publishAt = soon()
  const post = { title: 'К утру', slug: 'k-utru', content: 'Длинный текст', published: false, publishAt }
  const { id } = await callJson<{ id: number }>(201, 'POST', '/blog/posts', post)
  await later(publishAt)
  expect(await callJson(200, 'GET', `/blog/posts/${id}`)).toMatchObject({ published: false, publishAt })
  startInstance()
  startInstance()
  await waitFor(async () =>
    expect(await callJson(200, 'GET', `/blog/posts/${id}`)).toMatchObject({
      ...{ published: true, publishAt: null, publishedAt: publishAt, version: 2 },
    }),
  )
  expect(await lastEntry('posts', id)).toMatchObject({ actor_name: 'система', version: 2 })
})

test('a time that was put off or taken back is not kept', async () => {
  startInstance()
  const [first, second] = [await makeProduct({ published: false, publishAt: soon() }), await makeProduct()]
  await callJson(200, 'PATCH', `/products/${second.id}`, { unpublishAt: soon() })
  await callJson(200, 'PATCH', `/products/${first.id}`, { publishAt: '2099-01-01T00:00:00Z' })
  await callJson(200, 'PATCH', `/products/${second.id}`, { unpublishAt: null })
  await later(new Date(Date.now() + 1500).toISOString())
  await lookAgain()
  expect(await readProduct(first.id)).toMatchObject({
    published: false,
    publishAt: '2099-01-01T00:00:00.000Z',
  })
  expect(await readProduct(second.id)).toMatchObject({ published: true })
})

test('a restored database publishes nothing until it is released', async () => {
  startInstance()
  await query('insert into restores (backup_made_at) values (now())')
  const publishAt = soon()
  const { id } = await makeProduct({ published: false, publishAt })
  await later(publishAt)
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
  const oldPriceUntil = soon()
  const { slug } = await makeProduct({ price: 10_000_000, oldPrice: 12_000_000, oldPriceUntil })
  const stranger = async () =>
    (await callAnonymously('GET', `/products/${slug}?fresh=${Math.random()}`)).json()
  expect(await stranger()).toMatchObject({ oldPrice: 12_000_000 })
  await later(oldPriceUntil)
  // Writes of staff name themselves; this notice names nobody.
  await waitFor(async () => expect(heard).toContain(''))
  client.release(true)
})
