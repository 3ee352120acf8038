import { beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '../src/contract/access.ts'
import { publicEndpoints } from '../src/contract/endpoints.public.ts'
import { staffEndpoints } from '../src/contract/endpoints.staff.ts'
import { openShop, signInAs } from './support/shop.ts'

const shop = openShop()

let cookie = ''
beforeAll(async () => {
  cookie = await signInAs(shop, 'admin')
})

/** All endpoints with an id in the address. */
const NUMBERED = Object.values<Record<string, Endpoint>>({ ...publicEndpoints, ...staffEndpoints })
  .flatMap((verbs) => Object.values(verbs))
  .filter(({ path }) => /\{(?:id|key)\}/.test(path))
  .map(({ method, path }): [method: string, path: string] => [method, path])

/** Notations of 1 that some parsers accept. */
const SPELLINGS = [
  '0x1',
  '0b1',
  '1e0',
  '1.0',
  '1.',
  '%201',
  '1%20',
  '%091',
  '+1',
  '%2B1',
  '01',
  '001',
  '%EF%BC%91',
  '1n',
  '1_0',
]

const call = async (method: string, address: string) =>
  shop.app.request(`http://shop.test/api${address}`, {
    method,
    headers: { cookie, 'content-type': 'application/json' },
    ...(method === 'GET' || method === 'DELETE' ? {} : { body: '{}' }),
  })

test.each(NUMBERED)('%s %s finds a row by its number alone', async (method, path) => {
  for (const spelling of SPELLINGS) {
    const response = await call(method, path.replace(/\{(?:id|key)\}/, spelling))
    expect([400, 404], spelling).toContain(response.status)
  }
})

test.each(['/products/id/1', '/projects/1', '/blog/posts/1', '/blog/categories/1'])(
  'GET %s is answered',
  async (address) => {
    expect((await call('GET', address)).status).toBe(200)
  },
)

test('a filter by category takes a number alone', async () => {
  expect((await call('GET', '/admin/faq/items?categoryId=1')).status).toBe(200)
  for (const spelling of SPELLINGS) {
    const response = await call('GET', `/admin/faq/items?categoryId=${spelling}`)
    expect(response.status, spelling).toBe(400)
  }
})
