import { expect, test } from 'vitest'
import { openShop, signInAs } from './support/shop.ts'

const shop = openShop()

const write = async (headers: Record<string, string>) => {
  const cookie = await signInAs(shop, 'manager')
  const response = await shop.post('/api/admin/logout', undefined, { cookie, ...headers })
  return response.status
}

test.each([
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ origin: 'https://evil.test' }, 403],
  [{ origin: 'null', 'sec-fetch-site': 'same-origin' }, 403],
  [{ 'sec-fetch-site': 'same-origin' }, 200],
  [{ origin: 'http://shop.test', 'sec-fetch-site': 'same-origin' }, 200],
  [{}, 200],
])('a write with %j is answered with %i', async (headers, status) => {
  expect(await write(headers)).toBe(status)
})
