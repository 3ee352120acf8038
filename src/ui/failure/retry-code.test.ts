// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isServerThereStill, retryCode } from './retry-code.ts'

const reload = vi.fn<() => void>()
beforeEach(() => {
  history.replaceState(null, '', '/catalog?sort=price')
  reload.mockReset()
  vi.spyOn(location, 'reload').mockImplementation(reload)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A server that answers with this status, or not at all; meanwhile the visitor may go on. */
function openServer(status: number | null, goesTo?: string) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    if (goesTo !== undefined) history.pushState(null, '', goesTo)
    if (status === null) throw new TypeError('Failed to fetch')
    return new Response(null, { status })
  })
  return asked
}

test.each([
  ['that answers is there', 200, true],
  ['that knows no such page is there', 404, true],
  ['is away when the proxy before it says so', 502, false],
  ['that never answers is away', null, false],
])('a server %s', async (_which, status, isThere) => {
  const asked = openServer(status)
  expect(await isServerThereStill()).toBe(isThere)
  expect(asked).toEqual(['/catalog?sort=price'])
})

test.each([
  ['there', 200, undefined, 1, 0],
  ['away', 503, undefined, 0, 1],
  ['there, while one has gone to another page', 200, '/cart', 0, 0],
  ['away, while one has gone to another page', null, '/cart', 0, 0],
  ['there, while one has set a filter', 200, '/catalog?sort=name', 0, 0],
])('code that did not come, and the server %s', async (_which, status, goesTo, reloads, again) => {
  openServer(status, goesTo)
  const ask = vi.fn<() => void>()
  await retryCode(ask)
  expect([reload.mock.calls.length, ask.mock.calls.length]).toEqual([reloads, again])
})
