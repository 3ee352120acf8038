import { expect, test } from 'vitest'
import { openShop, signInAs } from './support/shop.ts'
import { openVisitor } from './support/visitor.ts'

const shop = openShop()
const { query, send } = openVisitor(shop)

const call = async (method: string, path: string, body: object) => {
  const response = await shop.app.request(`http://shop.test/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', cookie: await signInAs(shop, 'admin') },
    body: JSON.stringify(body),
  })
  expect(response.status).toBeLessThan(300)
  return response.json()
}
const versions = async (): Promise<number[]> =>
  (await (await shop.get('/api/consent/documents')).json()).map(({ version }: { version: number }) => version)

test('a text of consent that names a former firm is shown while somebody has agreed to it, and to nobody else', async () => {
  expect(await versions()).toEqual([1])
  await call('PUT', '/admin/settings', { companyName: 'ООО «КазаньСептик»', companyInn: '1655000005' })
  expect(await versions()).toEqual([2])
  expect((await shop.get('/consent/1')).status).toBe(404)
  await send({ consent: { documentVersion: 2, purposes: ['request'] } })
  await call('PUT', '/admin/settings', { companyName: 'ООО «Ижевск»', companyInn: '1840000008' })
  expect(await versions()).toEqual([3, 2])
  await call('PUT', '/admin/settings', { companyPhone: '+7 (843) 000-00-00' })
  expect(await versions()).toEqual([4, 3, 2])
})

test('the home page shows the works of a shop that has replaced all that it came with', async () => {
  const [{ id: category } = { id: 0 }] = await query('select id from project_categories order by id limit 1')
  await query('delete from projects')
  await call('POST', '/admin/projects', {
    title: 'Станция в Лаишево',
    slug: 'laishevo',
    description: 'Поставили за день.',
    shortDescription: 'Поставили за день.',
    location: 'Лаишево',
    categoryId: category,
    featuredImage: '/uploads/none.webp',
    completedAt: '2026-05-01',
    published: true,
  })
  expect(await (await shop.get('/')).text()).toContain('Станция в Лаишево')
})
