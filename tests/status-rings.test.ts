import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Status } from '../src/contract/status.ts'
import type { CheckName, CheckState } from '../src/domain/staff/status-checks.ts'
import { allJobs } from '../src/server/compose/all-jobs.ts'
import { wordRing } from '../src/server/features/channels/wording.ts'
import { watchStatus } from '../src/server/features/status/status-rings.service.ts'
import { watchDatabase } from '../src/server/features/status/watch-database.ts'
import { startJobs } from '../src/server/platform/jobs/start-jobs.ts'
import { captureLog, quietLog } from './support/log.ts'
import { DESK, recordChannels } from './support/recorded-channels.ts'
import { openShop } from './support/shop.ts'
import { waitFor } from './support/wait-for.ts'

const shop = openShop()
const channels = recordChannels()
let jobs: ReturnType<typeof startJobs>

beforeAll(() => {
  jobs = startJobs({
    database: shop.database,
    jobs: allJobs,
    channels,
    dataDir: '/nonexistent',
    log: quietLog(),
    readOrigin: async () => 'https://shop.test',
  })
})
afterAll(() => jobs.stop())
beforeEach(async () => {
  await shop.database.pool.query('truncate status_failures, deliveries')
  channels.sent.length = 0
  channels.recipients = [DESK]
})

type States = Partial<Record<CheckName, CheckState>>
const toStatus = (states: States): Status => ({
  checks: (['disk', 'queue'] as const).map((name) => ({
    name,
    state: states[name] ?? 'ok',
    detail: 'Свободно 100 МБ.\nДобавьте место.',
  })),
})
/** One run of the job: what its two looks find. */
async function look(first: States, second: States = first): Promise<void> {
  const found = [toStatus(first), toStatus(second)]
  const status = { read: async () => found.shift() ?? toStatus(second), listErrors: async () => [] }
  await watchStatus({ db: shop.database.db, channels, log: quietLog(), status, pause: 1 })
}
const countRings = async () =>
  (await shop.database.pool.query(`select count(*)::int as count from deliveries where kind = 'status'`))
    .rows[0].count

test('A failure rings once, and again only after it recovered and failed anew', async () => {
  await look({ disk: 'fail' })
  await look({ disk: 'fail' })
  await look({ disk: 'fail', queue: 'warn' })
  expect(await countRings()).toBe(1)
  // It flickers: one good look is no recovery.
  await look({})
  await look({ disk: 'fail' })
  expect(await countRings()).toBe(1)
  await look({})
  await look({})
  await look({ disk: 'fail' })
  expect(await countRings()).toBe(2)
})

test('Failures that begin together are one message, in plain words', async () => {
  await look({ disk: 'fail', queue: 'fail' })
  await waitFor(() => expect(channels.sent).toHaveLength(1))
  const [ring] = channels.sent
  if (!ring) throw new Error('nothing was sent')
  expect(wordRing(ring)).toEqual({
    title: 'Сбой магазина: место на диске, очередь',
    lines: ['Место на диске: Свободно 100 МБ. Добавьте место.', 'Очередь: Свободно 100 МБ. Добавьте место.'],
    offer: [],
    link: 'https://shop.test/admin/status',
    linkLabel: 'Открыть состояние',
  })
})

test('What is gone at the second look, and what is only a warning, rings at nobody', async () => {
  await look({ disk: 'fail' }, {})
  await look({ disk: 'warn' })
  expect(await countRings()).toBe(0)
})

test('Without a channel nobody is told; with the first one admins are', async () => {
  channels.recipients = []
  await look({ disk: 'fail' })
  channels.recipients = [DESK]
  await look({ disk: 'fail' })
  expect(await countRings()).toBe(1)
})

test('Another machine is neither well nor ill by what is seen here', async () => {
  await shop.database.pool.query(`insert into status_failures ("check", host) values ('disk', 'elsewhere')`)
  await look({})
  await look({})
  const { rows } = await shop.database.pool.query('select host from status_failures')
  expect(rows).toEqual([{ host: 'elsewhere' }])
})

test('A database that is down cannot ring: the log says it once, and that it is back', async () => {
  const { log, text } = captureLog()
  const answers = [false, false, true]
  const execute = vi
    .spyOn(shop.database.db, 'execute')
    .mockImplementation((() =>
      (answers.shift() ?? true) ? Promise.resolve({ rows: [] }) : Promise.reject(new Error('gone'))) as never)
  const watch = watchDatabase(shop.database.db, log, 5)
  await waitFor(() => expect(text()).toContain('снова отвечает'))
  await watch.stop()
  execute.mockRestore()
  expect(text().match(/не отвечает/g)).toHaveLength(1)
})
