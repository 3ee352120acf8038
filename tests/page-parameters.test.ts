import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { addManyProducts } from '../scripts/bench/many-products.ts'
import { matchPage } from '../src/app/routes.ts'
import { LARGE_CATALOGUE } from '../src/domain/catalogue/parts.ts'
import { landingPath } from '../src/domain/site/site-paths.ts'
import { loadBuiltBundle } from '../src/server/platform/pages/page-bundle.ts'
import { root } from './support/files.ts'
import { INDEXED, ORIGIN, PRIVATE } from './support/indexed-pages.ts'
import { dist, openShop } from './support/shop.ts'

const shop = openShop()
/** With what some pages read only then: a text to search for, and a name of which the beginning alone is known. */
const QUERY = `q=${encodeURIComponent('топас')}&spec.body=x`
/** The pages' own readings, and not those of the server, are of an address with this. */
const MARK = 'of-a-page=1'

/** The names of parameters that pages read while they are rendered at these addresses; of `spec.body` its beginning. */
async function listRead(paths: Iterable<string>): Promise<Set<string>> {
  const readers = (['get', 'getAll', 'has'] as const).map((name) => vi.spyOn(URLSearchParams.prototype, name))
  try {
    for (const one of paths) await shop.get(`${one}?${QUERY}&${MARK}`)
    const names = readers.flatMap(({ mock: { calls, contexts } }) =>
      calls.filter((_call, at) => String(contexts[at]).includes(MARK)).map(([name]) => name),
    )
    return new Set(names.map((name) => name.replace(/\..*/s, '.')))
  } finally {
    for (const reader of readers) reader.mockRestore()
  }
}

test('parameters that a page reads are those whose addresses are not answered from the cache', async () => {
  await shop.database.pool.query('update landing_pages set published = true')
  const landing = landingPath('septik-na-5-chelovek')
  const addresses = [...INDEXED.map(([address]) => address), ...PRIVATE, landing, '/nothing/here']
  const paths = new Set(addresses.map((address) => new URL(address, ORIGIN).pathname))
  const opened = [...paths].map((one) => matchPage(new URL(one, ORIGIN)).folder)
  expect(new Set(opened), 'each page is opened').toEqual(
    new Set(readdirSync(path.join(root, 'src/storefront/pages'))),
  )
  const read = await listRead(paths)
  await addManyProducts(shop.database.pool, LARGE_CATALOGUE + 1)
  shop.contentCache.invalidate()
  for (const name of await listRead(paths)) read.add(name)
  const { meaningfulParameters } = await loadBuiltBundle(dist)
  expect(read).toEqual(new Set(meaningfulParameters))
})
