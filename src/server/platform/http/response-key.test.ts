import fc from 'fast-check'
import { expect, test } from 'vitest'
import { publicEndpoints } from '../../../contract/endpoints.public.ts'
import { toPageKey, toResponseKey } from './response-key.ts'

test.each(
  Object.values(publicEndpoints)
    .flatMap((noun) => Object.values(noun))
    .filter(({ method }) => method === 'GET')
    .map(({ path }) => path)
    // Its parameters are endless, and an unknown one is an error of its own.
    .filter((path) => path !== publicEndpoints.selection.get.path),
)('every other public GET is cached by its path: %s', (path) => {
  const address = `/api${path.replace(/\{\w+\}/g, '5')}`
  expect(toResponseKey(address)).toEqual({ key: address, isSearch: false })
})

test.each([
  ['what staff read', '/api/admin/me'],
  ['what staff read', '/api/admin/products'],
  ['what staff read', '/api/products/5/prices'],
  ['the selection', '/api/selection'],
  ['the selection', '/api/selection?residents=5'],
  ['what is no endpoint', '/api/openapi.json'],
  ['what is no endpoint', '/products'],
  ['another spelling', '/api/products/'],
  ['another spelling', '/api//products'],
  ['another spelling', '/api/products/../products'],
  ['a path with codes', '/api/products/%74opas-5'],
  ['a nested parameter', '/api/products?search[a]=b'],
  ['a nested parameter', '/api/products?search%5B%5D=b'],
  ['a repeated parameter', '/api/products?search=a&search=a'],
  ['a NUL in a value', '/api/products?from=%00'],
  ['a NUL in a name', '/api/products?fr%00m=1'],
  ['what nobody types', `/api/products?search=${'a'.repeat(400)}`],
])('%s is not cached: %s', (_what, address) => expect(toResponseKey(address)).toBeNull())

test.each([
  ['/api/products?', '/api/products'],
  ['/api/products?utm_source=mail&manufacturer=topas', '/api/products?manufacturer=topas'],
  ['/api/products?search=', '/api/products'],
  ['/api/products?search=%20+', '/api/products'],
  ['/api/categories?search=a', '/api/categories'],
  ['/api/products/id/5?id=6', '/api/products/id/5'],
])('%s has the response of %s', (address, key) => expect(toResponseKey(address)?.key).toBe(key))

test('a search is one, however it is written', () => {
  const spellings = ['?search=bio%20s&manufacturer=bio-s', '?manufacturer=bio-s&x=1&search=+bio+s+']
  for (const query of spellings) {
    expect(toResponseKey(`/api/products${query}`)).toEqual({
      key: '/api/products?manufacturer=bio-s&search=bio+s',
      isSearch: true,
    })
  }
  expect(toResponseKey('/api/search?x=1&q=+bio+s+')).toEqual({ key: '/api/search?q=bio+s', isSearch: true })
})

test.each([
  ['/', '/'],
  ['/catalog/topas', '/catalog/topas'],
  ['/Catalog//Topas/', '/catalog/topas'],
  ['//', '/'],
  ['/product/topas%2D5', '/product/topas-5'],
  ['/product/%74opas%2d5%7E', '/product/topas-5~'],
  ['/blog/%D1%82%D1%80%D1%83%D0%B1%D0%B0', '/blog/%D1%82%D1%80%D1%83%D0%B1%D0%B0'],
  ['/Blog//%20/', '/Blog/%20/'],
  ['/product/topas%0D%0A-5%0a', '/product/topas-5'],
  ['/catalog%E2%80%A8/%e2%80%a9', '/catalog'],
  ['/%0A/other.example', '/other.example'],
])('the page %s has the key %s', (path, key) => expect(toPageKey(path)).toBe(key))

test('a key is its own key, so a cached response is found by its address alone', () => {
  const parts = fc.array(fc.constantFrom('/', '//', 'Catalog', 'топас', '%2D', '%20', '%0A', '%41', '~', '.'))
  fc.assert(
    fc.property(parts, (path) => {
      const key = toPageKey(`/${path.join('')}`)
      expect(toPageKey(key)).toBe(key)
    }),
  )
})
