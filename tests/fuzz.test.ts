import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { type FuzzRow, fuzzRow, namesEndingSessions } from '../scripts/fuzz/fuzz-rows.ts'
import type { Sender } from '../scripts/fuzz/requests.ts'
import { send } from '../scripts/fuzz/send.ts'
import type { Endpoint } from '../src/contract/access.ts'
import { publicEndpoints } from '../src/contract/endpoints.public.ts'
import { staffEndpoints } from '../src/contract/endpoints.staff.ts'
import { createListener } from '../src/server/serve.ts'
import { calls } from './support/access-table.ts'
import { openFuzzSessions } from './support/fuzz-sessions.ts'
import { quietLog } from './support/log.ts'
import { type OpenedServer, openOnNetwork } from './support/on-network.ts'
import { recordChannels } from './support/recorded-channels.ts'
import { openShop } from './support/shop.ts'

// `npm run fuzz` sets these (scripts/fuzz/fuzz.ts); without them a short run that is the same every time.
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_130)
const RUNS = Number(process.env.FUZZ_RUNS ?? 4)
const ONLY = process.env.FUZZ_ONLY

const shop = openShop({ TRUST_PROXY: 'on' }, quietLog(), { channels: recordChannels() })
const sessions = openFuzzSessions(shop)
let server: OpenedServer
let port = 0
beforeAll(async () => {
  server = await openOnNetwork(createListener(shop.app, shop.contentCache, shop.config))
  port = server.port
})
afterAll(() => server.close())

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

const fuzzed = {
  send: (request: Parameters<typeof send>[1], session: string) => send(port, request, session),
  sessionOf: (who: Sender) => sessions.of(who),
  forgetSessions: () => sessions.forget(),
}

test('calls that end sessions, and the one that alone is tried, are calls of the contract', () => {
  const names = new Set(rows.map(({ name }) => name))
  const named = ONLY === undefined ? namesEndingSessions : [...namesEndingSessions, ONLY]
  expect(named.filter((name) => !names.has(name))).toEqual([])
})

test.each(rows.filter(({ name }) => ONLY === undefined || name === ONLY))(
  '$name answers whatever is sent: in time, in its own words, without a fault of the server',
  async (row) => {
    expect(await fuzzRow(fuzzed, row, SEED, RUNS)).toBeNull()
  },
)
