import { expect, test } from 'vitest'
import { fuzzPage } from '../scripts/fuzz/fuzz-pages.ts'
import { fuzzRow } from '../scripts/fuzz/fuzz-rows.ts'
import type { FuzzedShop } from '../scripts/fuzz/fuzzed-shop.ts'
import { COMMON_NAMES, PAGE_ADDRESSES } from '../scripts/fuzz/page-addresses.ts'
import { staffEndpoints } from '../src/contract/endpoints.staff.ts'

const row = {
  name: 'session.logout',
  endpoint: staffEndpoints.session.logout,
  input: undefined,
  output: undefined,
}
const [address = expect.fail()] = PAGE_ADDRESSES
const page = { seed: 1, runs: 4, names: COMMON_NAMES, isFresh: false }

/** Tries a row and a page in a shop where one thing fails, and says how often sessions were forgotten. */
async function findIn(broken: Partial<FuzzedShop>) {
  let forgotten = 0
  const shop: FuzzedShop = {
    send: async () => ({ status: 204, headers: {}, text: '', size: 0 }),
    sessionOf: async () => '',
    forgetSessions() {
      forgotten += 1
    },
    ...broken,
  }
  const found = [await fuzzRow(shop, row, 1, 4)]
  const forgottenByRow = forgotten
  found.push(await fuzzPage(shop, address, page))
  return { found, forgottenByRow }
}

const fail = (message: string) => async () => {
  throw new Error(message)
}

test.each([
  ['session', { sessionOf: fail('the database is away') }, 'no session: Error: the database is away'],
  ['answer', { send: fail('socket hang up') }, 'no answer: Error: socket hang up'],
])('that there was no %s is told of calls and of pages, with the reason', async (_what, broken, told) => {
  const { found, forgottenByRow } = await findIn(broken)
  for (const one of found) expect(one).toContain(`\n  ${told}\n`)
  // What may have ended the sessions may have done so before it failed.
  expect(forgottenByRow).toBeGreaterThan(0)
})
