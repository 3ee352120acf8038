import { once } from 'node:events'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../src/server/app.ts'
import { readConfig } from '../src/server/config.ts'
import type { DatabaseConnection } from '../src/server/platform/db/database.ts'
import { warnOfOpenPort } from '../src/server/platform/http/callers/proxy-warnings.ts'
import { loadBuiltBundle } from '../src/server/platform/pages/page-bundle.ts'
import { createSeededDatabase } from './support/database.ts'
import { urlOf } from './support/seeded-copy.ts'
import { dist, openShop } from './support/shop.ts'
import { run } from './support/shop-process.ts'

const shop = openShop()

/** A shop with captured log. */
async function openLogged(environment: Record<string, string>) {
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) })
  const { db } = shop.database
  const { contentCache } = shop
  const bundle = await loadBuiltBundle(dist)
  const app = createApp({ config: readConfig(environment), db, log, bundle, contentCache, clientFiles: null })
  const callJson = async (headers: Record<string, string>) =>
    app.request('http://shop.test/api/settings', { headers })
  return { lines, callJson }
}

test.each([[{ 'x-forwarded-for': '203.0.113.77' }], [{ forwarded: 'for=203.0.113.77;proto=https' }]])(
  'a proxy that nobody told the shop of is noticed once, without its visitors’ addresses',
  async (headers) => {
    const { lines, callJson } = await openLogged({})
    await callJson({})
    expect(lines).toEqual([])
    for (let visit = 0; visit < 5; visit += 1) await callJson(headers)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('TRUST_PROXY=on')
    expect(lines[0]).not.toContain('203.0.113')
  },
)

test('a proxy that is trusted is no news', async () => {
  const { lines, callJson } = await openLogged({ TRUST_PROXY: 'on', HOST: '127.0.0.1' })
  await callJson({ 'x-forwarded-for': '203.0.113.77' })
  expect(lines).toEqual([])
})

test.each([
  [{ TRUST_PROXY: 'on' }, 1],
  [{ TRUST_PROXY: 'on', HOST: '0.0.0.0' }, 1],
  [{ TRUST_PROXY: 'on', HOST: '::' }, 1],
  [{ TRUST_PROXY: 'on', HOST: '127.0.0.1' }, 0],
  [{ TRUST_PROXY: 'on', HOST: 'localhost' }, 0],
  [{ TRUST_PROXY: 'on', HOST: '::1' }, 0],
  [{}, 0],
] as const)('with %j the start warns %i times of an open port', (environment, count) => {
  const lines: string[] = []
  warnOfOpenPort(
    readConfig(environment),
    pino({ level: 'warn' }, { write: (line: string) => lines.push(line) }),
  )
  expect(lines).toHaveLength(count)
})

let database: DatabaseConnection
beforeAll(async () => {
  database = await createSeededDatabase()
})
afterAll(() => database.close())

test('the start says so in the log', async () => {
  const { child, exit } = run('dist/server/main.js', {
    DATABASE_URL: urlOf(database),
    ADMIN_PASSWORD: 'проверка-входа-1',
    TRUST_PROXY: 'on',
    LOG_LEVEL: 'warn',
  })
  const [line] = await once(child.stderr, 'data')
  expect(String(line)).toContain('подделает свой адрес')
  child.kill('SIGTERM')
  await exit
})
