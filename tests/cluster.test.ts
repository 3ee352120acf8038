import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findPorts } from '../scripts/cluster/free-ports.ts'
import { type Cluster, openCluster } from '../scripts/cluster/open-cluster.ts'
import { judgeLoad } from '../scripts/drill/kills.ts'
import { startLoad as startWork } from '../scripts/drill/load.ts'
import { importPrices, preparePriceList } from '../scripts/drill/price-list.ts'
import { uploadPicture } from '../scripts/drill/staff-work.ts'
import { countAcknowledged, createTally } from '../scripts/drill/tally.ts'
import { findNginx } from '../scripts/ensure-nginx.mjs'
import { openReceiver } from './support/channel-receivers.ts'
import { ask, startLoad } from './support/cluster-load.ts'
import { expectRung } from './support/cluster-rings.ts'
import { copySeededFolder } from './support/database.ts'
import { readStream } from './support/event-stream.ts'
import { waitFor } from './support/wait-for.ts'

const PASSWORD = 'проверка-входа-1'
const nginx = findNginx()
/** Rings by one channel that one instance has under way at once (start-jobs.ts). */
const AT_ONCE = 5

describe.skipIf(nginx === null)('Three instances behind nginx', () => {
  let cluster: Cluster
  let folder = ''
  let cookie = ''
  let hook: Awaited<ReturnType<typeof openReceiver>>

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'shop-cluster-'))
    await copySeededFolder(folder)
    cluster = await openCluster({
      folder,
      nginx: nginx ?? '',
      ports: await findPorts(4),
      environment: {
        PATH: process.env.PATH,
        ADMIN_PASSWORD: PASSWORD,
        LOG_LEVEL: 'silent',
        DRAIN_SECONDS: '3',
      },
      output: 'ignore',
    })
    const body = { username: 'admin', password: PASSWORD }
    cookie = (await ask(`${cluster.address}/api/admin/login`, { method: 'POST', body })).cookie
    hook = await openReceiver()
    const channels = { webhook: { enabled: true, url: `${hook.address}/`, allowPrivate: true } }
    const set = { method: 'PUT', body: channels, headers: { cookie } }
    expect((await ask(`${cluster.address}/api/admin/channels`, set)).status).toBe(200)
  })
  afterAll(async () => {
    await cluster?.stop()
    await hook?.close()
    await rm(folder, { recursive: true, force: true })
  })

  /** What the database has; the shop is not asked. */
  async function query(statement: string, parameters: unknown[] = []) {
    const client = new pg.Client({ connectionString: cluster.databaseUrl })
    await client.connect()
    const { rows } = await client.query(statement, parameters)
    await client.end()
    return rows
  }

  /** The shop as staff work with it. */
  const staffShop = () => ({
    address: cluster.address,
    isClosed: () => false,
    signIn: async () => cookie,
    query,
  })

  /** Staff who save and upload, until `stop`, which looks whether anything acknowledged is lost or doubled. */
  async function startStaff() {
    const shop = staffShop()
    const load = await startWork(shop, { visitors: 0, inquirers: 0, hasImports: false })
    return {
      goOn: () => load.goOn(2, ['правки', 'загрузки', 'заявки по телефону']),
      async stop(): Promise<void> {
        await load.stop()
        const { judgements, faults } = await judgeLoad(shop, load.tally)
        expect(faults).toEqual([])
        for (const judged of judgements) expect(judged).toMatchObject({ lost: [], doubled: [] })
      },
    }
  }

  async function expectStoredOnce(messages: readonly string[]): Promise<void> {
    const rows = await query('select message from inquiries where message = any($1)', [messages])
    expect(rows.map(({ message }) => message).sort()).toEqual(messages.toSorted())
  }

  /** Every one has rung; of rings that were under way when something died, so many may have come again, under the same number. */
  const expectRungFor = (messages: readonly string[], again: number) =>
    expectRung(hook, messages, {
      again,
      countWaiting: async () =>
        (
          await query(
            `select 1 from inquiries left join deliveries on inquiry_id = inquiries.id and kind = 'first'
             where message = any($1) and deliveries.status is distinct from 'sent'`,
            [messages],
          )
        ).length,
    })

  test('know who has signed in at one of them', async () => {
    for (const { address } of cluster.instances) {
      const { status, text } = await ask(`${address}/api/admin/me`, { headers: { cookie } })
      expect(status).toBe(200)
      expect(text).toContain('"username":"admin"')
      expect((await ask(`${address}/api/admin/me`)).text).not.toContain('"username"')
    }
  })

  test('answer with the id that nginx gave, whatever a visitor says', async () => {
    const headers = { 'x-request-id': 'chosen-by-a-visitor' }
    const given = await fetch(`${cluster.address}/api/settings`, { headers })
    // The shop's own has dashes.
    expect(given.headers.get('x-request-id')).toMatch(/^[\da-f]{32}$/)
  })

  test('check and apply a price list, whichever of them took it', async () => {
    const tally = createTally()
    const desk = { shop: staffShop(), cookie, tally, hasEnded: () => false }
    const list = await preparePriceList(desk)
    for (const _instance of cluster.instances) await importPrices(desk, list)
    expect(tally.faults).toEqual([])
    expect(countAcknowledged(tally, 'импорты')).toBe(cluster.instances.length)
  })

  test('all have a picture at once that was uploaded at one', async () => {
    for (const { address } of cluster.instances) {
      const tally = createTally()
      await uploadPicture({ shop: { ...staffShop(), address }, cookie, tally, hasEnded: () => false })
      expect(tally).toMatchObject({ deeds: [{ isAcknowledged: true }], faults: [] })
      for (const one of cluster.instances) {
        const { judgements } = await judgeLoad({ ...staffShop(), address: one.address }, tally)
        expect(judgements).toMatchObject([{ acknowledged: 1, lost: [], doubled: [] }])
      }
    }
  })

  // How long it takes no test may judge by the clock (`npm run drill -- --only spread` does): without the notification, for ever.
  test('all show soon what was saved at one', async () => {
    const [item] = await query(
      'select faq_items.id, slug from faq_items join faq_categories on faq_categories.id = category_id limit 1',
    )
    const showsAt = async (address: string, answer: string) =>
      (await ask(`${address}/api/faq/categories/${item.slug}`)).text.includes(answer)
    for (const { address } of cluster.instances) {
      const answer = `Ответ, который сохранён по адресу ${address}.`
      // Ready everywhere, with what was true before.
      for (const one of cluster.instances) expect(await showsAt(one.address, answer)).toBe(false)
      const saved = await ask(`${address}/api/admin/faq/items/${item.id}`, {
        method: 'PUT',
        body: { answer },
        headers: { cookie },
      })
      expect(saved.status).toBe(200)
      for (const one of cluster.instances)
        await waitFor(async () => expect(await showsAt(one.address, answer)).toBe(true))
    }
  })

  test('each tell a screen, whichever has its stream, what came to the others, as it comes', async () => {
    const stream = await readStream(`${cluster.address}/api/admin/events`, { cookie })
    for (const { address } of cluster.instances) {
      const before = stream.messages.length
      const body = { name: 'Пётр', phone: '+7 916 000-00-00', message: address }
      const sent = await ask(`${address}/api/inquiries/contact`, { method: 'POST', body })
      expect(sent.status).toBe(201)
      await waitFor(() => expect(stream.messages.length).toBeGreaterThan(before))
    }
    stream.abort()
  })

  test('restarted one after another fail no request, and end streams, which are opened again', async () => {
    const stream = await readStream(`${cluster.address}/api/admin/events`, { cookie })
    const load = startLoad(cluster.address)
    const staff = await startStaff()
    const goOn = () => Promise.all([load.goOn(), staff.goOn()])
    await goOn()
    for (const instance of cluster.instances) await instance.restart()
    await goOn()
    const { taken, failures } = await load.stop()
    await staff.stop()
    expect(failures).toEqual([])
    await expectStoredOnce(taken)
    await expectRungFor(taken, 0)
    await waitFor(() => expect(stream.isOpen).toBe(false))
    const again = await readStream(`${cluster.address}/api/admin/events`, { cookie })
    again.abort()
  })

  test('lose and double nothing when one is killed', async () => {
    const [, second] = cluster.instances
    const load = startLoad(cluster.address)
    const staff = await startStaff()
    const goOn = () => Promise.all([load.goOn(), staff.goOn()])
    await goOn()
    second?.kill()
    await goOn()
    await second?.whenReady()
    await goOn()
    const { taken } = await load.stop()
    await staff.stop()
    await expectStoredOnce(taken)
    await expectRungFor(taken, AT_ONCE)
  })

  test('lose and double nothing when the database restarts', async () => {
    const load = startLoad(cluster.address)
    const staff = await startStaff()
    const goOn = () => Promise.all([load.goOn(), staff.goOn()])
    await goOn()
    await cluster.restartDatabase()
    for (const instance of cluster.instances) await instance.whenReady()
    await goOn()
    const { taken } = await load.stop()
    await staff.stop()
    await expectStoredOnce(taken)
    await expectRungFor(taken, AT_ONCE * cluster.instances.length)
  })
})
