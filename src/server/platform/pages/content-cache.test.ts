import { expect, test } from 'vitest'
import { plainPage } from '../../../../tests/support/cached-responses.ts'
import { ContentCache } from './content-cache.ts'

test('lets invented searches push nothing out but searches', async () => {
  const { api, apiSearches } = new ContentCache(8_000)
  await api.refresh('/api/products', () => plainPage('x'.repeat(800)))
  for (const key of ['a', 'b', 'c', 'd']) await apiSearches.refresh(key, () => plainPage(key.repeat(800)))
  expect(['a', 'b', 'c', 'd'].filter((key) => apiSearches.lastGood(key))).toEqual(['c', 'd'])
  expect(api.fresh('/api/products')).toBeDefined()
  await api.refresh('/api/projects', () => plainPage('x'.repeat(4_001)))
  expect(api.fresh('/api/projects')).toBeUndefined()
})

test('a change of content leaves nothing fresh, and data loaded before it belongs to no version', async () => {
  const cache = new ContentCache(8_000)
  const { version } = cache
  const all = [cache.pages, cache.api, cache.apiSearches]
  for (const responses of all) await responses.refresh('/', () => plainPage('x'))
  expect(all.filter((responses) => responses.fresh('/'))).toHaveLength(3)
  expect(cache.version).toBe(version)
  cache.invalidate()
  expect(all.filter((responses) => responses.fresh('/'))).toEqual([])
  expect(cache.version).not.toBe(version)
})
