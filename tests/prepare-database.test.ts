import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { seconds } from '../src/lib/duration.ts'
import { readConfig } from '../src/server/config.ts'
import type { DatabaseConnection } from '../src/server/platform/db/database.ts'
import { prepareDatabase } from '../src/server/prepare-database.ts'
import { createSeededDatabase } from './support/database.ts'
import { quietLog } from './support/log.ts'
import { openWire } from './support/wire.ts'

let database: DatabaseConnection
beforeAll(async () => {
  database = await createSeededDatabase()
})
afterAll(() => database.close())

test('a start bears a machine that is busy: a connection may take longer than a request would wait', async () => {
  const wire = await openWire(database.pool.options)
  onTestFinished(wire.close)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const letGo = wire.holdLinks()
  const onFirstAdmin = vi.fn()
  const { connectionTimeoutMillis, ...location } = wire.options
  const prepared = prepareDatabase(readConfig({}), quietLog(), { location, onFirstAdmin })
  await expect.poll(() => wire.links.length).toBe(1)
  vi.advanceTimersByTime(seconds(25))
  letGo()
  await prepared
  expect(onFirstAdmin).toHaveBeenCalledOnce()
})
