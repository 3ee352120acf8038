import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { fuzzPage } from '../scripts/fuzz/fuzz-pages.ts'
import { type FuzzRow, fuzzRow, namesEndingSessions } from '../scripts/fuzz/fuzz-rows.ts'
import { COMMON_NAMES, PAGE_ADDRESSES, type PlaceNames } from '../scripts/fuzz/page-addresses.ts'
import { rightRequest } from '../scripts/fuzz/page-requests.ts'
import type { Sender } from '../scripts/fuzz/requests.ts'
import { send } from '../scripts/fuzz/send.ts'
import type { Endpoint } from '../src/contract/access.ts'
import { publicEndpoints } from '../src/contract/endpoints.public.ts'
import { staffEndpoints } from '../src/contract/endpoints.staff.ts'
import * as site from '../src/domain/site/site-paths.ts'
import { minutes } from '../src/lib/duration.ts'
import { createListener } from '../src/server/serve.ts'
import { calls } from './support/access-table.ts'
import { prepareAddresses } from './support/fuzz-addresses.ts'
import { openFuzzSessions } from './support/fuzz-sessions.ts'
import { quietLog } from './support/log.ts'
import { ODD_NAME } from './support/odd-name.ts'
import { type OpenedServer, openOnNetwork } from './support/on-network.ts'
import { recordChannels } from './support/recorded-channels.ts'
import { openShop } from './support/shop.ts'

// `npm run fuzz` sets these (scripts/fuzz/fuzz.ts); without them a short run that is the same every time.
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_130)
const RUNS = Number(process.env.FUZZ_RUNS ?? 4)
/** Of each address: the right request and a hostile one, which costs little. */
const PAGE_RUNS = Number(process.env.FUZZ_RUNS ?? 2)
const ONLY = process.env.FUZZ_ONLY
/** Only a call that is never answered waits so long: pictures of many megapixels take their time on a machine that does other work too. */
const TIMEOUT = minutes(15)

const dataDir = mkdtempSync(path.join(os.tmpdir(), ODD_NAME))
const shop = openShop({ TRUST_PROXY: 'on', DATA_DIR: dataDir }, quietLog(), { channels: recordChannels() })
const sessions = openFuzzSessions(shop)
let server: OpenedServer
/** Pages are also asked for without a proxy: what is cached is then written past the app. */
let direct: OpenedServer
let names: PlaceNames = COMMON_NAMES
beforeAll(async () => {
  const { app, contentCache, config } = shop
  server = await openOnNetwork(createListener(app, contentCache, config))
  direct = await openOnNetwork(createListener(app, contentCache, { ...config, trustProxy: false }))
  names = await prepareAddresses(shop)
})
afterAll(async () => {
  await server.close()
  await direct.close()
  rmSync(dataDir, { recursive: true, force: true })
})

// Some nouns have calls in both.
const endpoints = [...Object.values(publicEndpoints), ...Object.values(staffEndpoints)].flatMap((verbs) =>
  Object.values<Endpoint>(verbs),
)
const rows = calls.map(({ name, procedure }): FuzzRow => {
  const { inputSchema, outputSchema, route } = procedure['~orpc']
  const endpoint = endpoints.find(({ method, path }) => method === route.method && path === route.path)
  if (!endpoint) throw new Error(`no endpoint is ${name}`)
  return {
    name,
    endpoint,
    input: inputSchema as z.core.$ZodType | undefined,
    // A file comes as it is, without the object that names its headers.
    output:
      route.outputStructure === 'detailed' && !endpoint.mayBePlanned
        ? undefined
        : (outputSchema as z.core.$ZodType | undefined),
  }
})

const openedAt = (opened: () => OpenedServer) => ({
  send: (request: Parameters<typeof send>[1], session: string) => send(opened().port, request, session),
  sessionOf: (who: Sender) => sessions.of(who),
  forgetSessions: () => sessions.forget(),
})
const fuzzed = openedAt(() => server)
const fuzzedPages = openedAt(() => direct)
const isTried = (name: string) => ONLY === undefined || name === ONLY

test('calls that end sessions, and the one that alone is tried, are calls of the contract', () => {
  const known = new Set([...rows.map(({ name }) => name), ...PAGE_ADDRESSES.map((one) => one.path)])
  const named = ONLY === undefined ? namesEndingSessions : [...namesEndingSessions, ONLY]
  expect(named.filter((name) => !known.has(name))).toEqual([])
})

test('every address that the shop answers outside of /api is tried', () => {
  const paths = PAGE_ADDRESSES.map((address) => rightRequest(address, names).path)
  const answered = shop.app.routes
    .filter(({ method, path: route }) => method === 'GET' && route !== '*' && !route.startsWith('/api/'))
    .map(({ path: route }) => route)
  const toPattern = (route: string) =>
    new RegExp(`^${route.replace(/:\w+(?:\{.*\})?/g, '[^/]+').replace('*', '.*')}$`)
  expect(answered.filter((route) => !paths.some((one) => toPattern(route).test(one)))).toEqual([])
  // The address of a comparison is a page's with a parameter.
  const { comparePath: _shared, ...sitePaths } = site
  const pages = Object.values(sitePaths).map((one) => (typeof one === 'string' ? one : one('x')))
  const known = new Set(PAGE_ADDRESSES.map((address) => address.path.replaceAll(/\{\w+\}/g, 'x')))
  expect(pages.map((one) => one.replace(/[?#].*/, '')).filter((one) => !known.has(one))).toEqual([])
})

const addresses = PAGE_ADDRESSES.filter((address) => isTried(address.path))

test.each(addresses)(
  '$path answers whatever is asked for: in time, and with nothing of it as code',
  async (address) => {
    expect(
      await fuzzPage(fuzzedPages, address, { seed: SEED, runs: PAGE_RUNS, names, isFresh: true }),
    ).toBeNull()
  },
)

test.each(rows.filter(({ name }) => isTried(name)))(
  '$name answers whatever is sent: in time, in its own words, without a fault of the server',
  async (row) => {
    expect(await fuzzRow(fuzzed, row, SEED, RUNS)).toBeNull()
  },
  TIMEOUT,
)

// Of `npm run fuzz` alone; a test that is not there is not told as one that was left out.
if (process.env.FUZZ_RUNS !== undefined) {
  test.each(addresses)('$path answers so too with what those calls have written', async (address) => {
    expect(
      await fuzzPage(fuzzedPages, address, { seed: SEED, runs: PAGE_RUNS, names, isFresh: false }),
    ).toBeNull()
  })
}
