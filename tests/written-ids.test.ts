import { beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '../src/contract/access.ts'
import { publicEndpoints } from '../src/contract/endpoints.public.ts'
import { staffEndpoints } from '../src/contract/endpoints.staff.ts'
import { UNKNOWN_IDS } from './support/desk.ts'
import { openShop, signInAs } from './support/shop.ts'

const shop = openShop()

let cookie = ''
beforeAll(async () => {
  cookie = await signInAs(shop, 'admin')
  // Beside a record that is there, what is looked for within it is not.
  await shop.post('/api/inquiries/contact', { name: 'Пётр', phone: '+7 916 000-00-00' })
})

/** Places of numbers in an address. */
const PLACE = /\{(?:id|key|into|noteId|attachmentId|categoryId|version)\}/g

/** The address of a call with one number written otherwise, 1 for the others; of a record of any kind, products stand for all. */
const fill = (path: string, place: string, written: string) =>
  path.replace('{entity}', 'products').replace(place, written).replace(PLACE, '1')

/** All endpoints with a number in the address, once for each of its places. */
const NUMBERED = Object.values<Record<string, Endpoint>>({ ...publicEndpoints, ...staffEndpoints })
  .flatMap((verbs) => Object.values(verbs))
  .flatMap(({ method, path }) =>
    (path.match(PLACE) ?? []).map((place): [method: string, path: string, place: string] => [
      method,
      path,
      place,
    ]),
  )

/** Notations of 1 of which each lenient parser accepts one: JavaScript's numbers, its `parseInt`, a trimmed text, any digits. */
const LENIENT = ['0x1', '1.0', '%201', '01', '1n']

/** All that some parsers accept. */
const SPELLINGS = [...LENIENT, '0b1', '1e0', '1.', '1%20', '%091', '+1', '%2B1', '001', '%EF%BC%91', '1_0']

/** Valid bodies of the calls that need more than an empty one. */
const BODIES: Readonly<Record<string, object>> = {
  '/admin/specs/mappings/{categoryId}': [],
  '/admin/inquiries/{into}/unmerge': { ids: [1] },
  '/admin/passkeys/{id}': { name: 'Ключ' },
  '/admin/passkeys/{id}/remove': { password: 'лопата-и-песок-7', code: '123456' },
  '/products/{key}/price': { price: 1 },
  '/products/order/{key}': { place: 1 },
  '/admin/inquiries/{id}/notes': { text: 'Ждёт смету' },
  '/admin/inquiries/{id}/notes/{noteId}': { text: 'Ждёт смету' },
  '/admin/media/{id}/replace': { withId: 1 },
  '/admin/users/{id}/status': { isActive: true },
  '/admin/users/{id}/role': { role: 'manager' },
  '/admin/users/{id}/rights': { rights: null },
  '/admin/users/{id}/reset-password': { password: 'новый-ключ-7' },
}

const call = async (method: string, address: string, body: object = {}) =>
  shop.app.request(`http://shop.test/api${address}`, {
    method,
    headers: { cookie, 'content-type': 'application/json' },
    ...(method === 'GET' || method === 'DELETE' ? {} : { body: JSON.stringify(body) }),
  })

test.each(NUMBERED)('%s %s finds a row by its number alone in %s', async (method, path, place) => {
  for (const spelling of LENIENT) {
    const response = await call(method, fill(path, place, spelling), BODIES[path])
    expect([400, 404], spelling).toContain(response.status)
  }
})

test.each(NUMBERED)('%s %s of a row that is not there is not found by %s', async (method, path, place) => {
  for (const id of UNKNOWN_IDS) {
    const response = await call(method, fill(path, place, id), BODIES[path])
    expect({ id, status: response.status }).toEqual({ id, status: 404 })
    expect(await response.json()).toEqual({ message: expect.stringMatching(/^[А-Я]/) })
  }
})

test.each(['/products/id', '/projects', '/blog/posts', '/blog/categories'])(
  'GET %s/1 is answered, and no other notation of it is',
  async (address) => {
    expect((await call('GET', `${address}/1`)).status).toBe(200)
    for (const spelling of SPELLINGS)
      expect([400, 404], spelling).toContain((await call('GET', `${address}/${spelling}`)).status)
  },
)

test('a filter by category takes a number alone', async () => {
  expect((await call('GET', '/admin/faq/items?categoryId=1')).status).toBe(200)
  for (const spelling of SPELLINGS) {
    const response = await call('GET', `/admin/faq/items?categoryId=${spelling}`)
    expect(response.status, spelling).toBe(400)
  }
})

/** Calls with a row's id behind the question mark, or in the body. */
const ELSEWHERE: [method: string, path: string, field: string, rest?: object][] = [
  ['GET', '/admin/inquiries', 'assigneeId'],
  ['GET', '/admin/inquiries', 'before'],
  ['GET', '/admin/inquiries', 'ids'],
  ['GET', '/admin/inquiries/counts', 'assigneeId'],
  ['GET', '/admin/inquiries/export', 'assigneeId'],
  ['GET', '/admin/consents', 'inquiryId'],
  ['GET', '/admin/consents/export', 'inquiryId'],
  ['GET', '/admin/deliveries', 'inquiryId'],
  ['GET', '/admin/drafts?entity=products', 'id'],
  ['GET', '/admin/faq/items', 'categoryId'],
  ['GET', '/admin/journal', 'actorId'],
  ['GET', '/admin/products/export?format=csv', 'categoryId'],
  ['GET', '/admin/media/found', 'ids'],
  ['GET', '/admin/media/part', 'ids'],
  ['GET', '/admin/products/found', 'manufacturerId'],
  ['GET', '/admin/products/part', 'ids'],
  ['GET', '/admin/products/part', 'manufacturerId'],
  ['GET', '/admin/redirects/part', 'ids'],
  ['GET', '/catalogue/similar', 'like'],
  ['POST', '/admin/consents/withdraw', 'inquiryId'],
  ['POST', '/admin/consents/erase', 'inquiryId'],
  ['POST', '/admin/consents/erase', 'inquiryId', { preview: true }],
  ['POST', '/admin/inquiries/merge', 'into', { ids: [1] }],
  ['POST', '/admin/previews', 'id', { entity: 'products' }],
  ['PATCH', '/admin/inquiries/1', 'assigneeId'],
]

test.each(ELSEWHERE)(
  '%s %s is refused with an id in %s that no row can have',
  async (method, path, field, rest) => {
    for (const id of [2_147_483_648, 99_999_999_999]) {
      const address = method === 'GET' ? `${path}${path.includes('?') ? '&' : '?'}${field}=${id}` : path
      const response = await call(method, address, { ...rest, [field]: id })
      const { message } = await response.json()
      expect({ id, status: response.status, message }).toEqual({
        id,
        status: 400,
        message: expect.stringMatching(/[а-яё]{3}/i),
      })
    }
  },
)
