import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPrefetch } from './prefetch.ts'

const { openPage } = vi.hoisted(() => ({
  openPage: vi.fn<(context: unknown, url: URL) => Promise<unknown>>(),
}))
vi.mock('./load.ts', () => ({ openPage }))

const context: Parameters<typeof createPrefetch>[0] = Object.create(null)
const at = (address: string) => new URL(address, 'http://shop.test')
const fetched = () => openPage.mock.calls.map(([, url]) => url.pathname + url.search)

beforeEach(() => {
  openPage.mockReset().mockResolvedValue({})
  vi.stubGlobal('navigator', {})
})
afterEach(() => vi.unstubAllGlobals())

test('a page is fetched in advance once, whatever its anchor; another search is another page', async () => {
  const prefetch = createPrefetch(context)
  for (const address of ['/faq', '/faq#water', '/catalog?users=4', '/catalog?users=5', '/faq'])
    await prefetch(at(address))
  expect(fetched()).toEqual(['/faq', '/catalog?users=4', '/catalog?users=5'])
})

test('one that could not be fetched is tried again', async () => {
  const prefetch = createPrefetch(context)
  openPage.mockRejectedValueOnce(new Error('no connection'))
  await prefetch(at('/faq'))
  await prefetch(at('/faq'))
  expect(fetched()).toEqual(['/faq', '/faq'])
})

test('nothing is fetched in advance for somebody who spares data', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  await createPrefetch(context)(at('/faq'))
  expect(fetched()).toEqual([])
})
