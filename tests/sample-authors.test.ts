import { beforeAll, expect, test } from 'vitest'
import type { Sample, Samples } from '../src/contract/content/samples.ts'
import { openDesk } from './support/desk.ts'
import { openShop, signInAs } from './support/shop.ts'

const shop = openShop({ PUBLIC_URL: 'https://shop.example' })
const { call, callAs, callJson } = openDesk(shop)

let admin = ''
beforeAll(async () => {
  admin = await signInAs(shop, 'admin')
})

const readItem = async (key: string, as?: string): Promise<Sample | undefined> => {
  const response = await (as ? callAs(as, 'GET', '/admin/samples') : call('GET', '/admin/samples'))
  const { items }: Samples = await response.json()
  return items.find((item) => item.key === key)
}
const nameOf = async (cookie: string): Promise<string> => {
  const { user } = await (await callAs(cookie, 'GET', '/admin/me')).json()
  return user.fullName || user.username
}
const writeAs = async (cookie: string, page: string, blocks: object) =>
  expect((await callAs(cookie, 'PUT', `/admin/pages/${page}`, { blocks })).status).toBe(200)

test('who replaced a text is told with the time, not who changed another one of its page', async () => {
  expect(await readItem('header')).not.toHaveProperty('changedBy')
  await writeAs(admin, 'chrome', { header: { visit: 'Приезжаем по всей Казани' } })
  await callJson(200, 'PUT', '/admin/pages/chrome', { blocks: { button: { bot: 'Ответит сразу' } } })
  const item = await readItem('header')
  expect(item).toMatchObject({ state: 'replaced', changedBy: await nameOf(admin) })
  expect(Date.parse(item?.changedAt ?? '')).toBeGreaterThan(Date.parse('2026-01-01'))
  await callJson(200, 'PUT', '/admin/pages/chrome', { blocks: { header: { visit: 'Приедем сами' } } })
  expect((await readItem('header'))?.changedBy).not.toBe(await nameOf(admin))
  await callAs(admin, 'POST', '/admin/pages/chrome/reset')
  expect(await readItem('header')).toMatchObject({ state: 'open' })
  expect(await readItem('header')).not.toHaveProperty('changedBy')
})

test('who deleted the last record of the sample removed it', async () => {
  const reviews = await callJson<{ id: number }[]>(200, 'GET', '/admin/reviews')
  for (const { id } of reviews)
    expect((await callAs(admin, 'DELETE', `/admin/reviews/${id}`)).status).toBeLessThan(300)
  expect(await readItem('reviews')).toMatchObject({ state: 'removed', changedBy: await nameOf(admin) })
})

test('who changed the settings only admins are told, as in the journal', async () => {
  const { version: _version, ...settings } = await (await callAs(admin, 'GET', '/admin/settings')).json()
  const changed = { ...settings, siteName: 'Септики Казани', siteDescription: 'Ставим септики' }
  expect((await callAs(admin, 'PUT', '/admin/settings', changed)).status).toBe(200)
  expect(await readItem('site', admin)).toMatchObject({ state: 'replaced', changedBy: await nameOf(admin) })
  expect(await readItem('site')).toMatchObject({ state: 'replaced' })
  expect(await readItem('site')).not.toHaveProperty('changedBy')
})

test('who rewrote the last promise in the lists of a product is told', async () => {
  const { records = [] } = (await readItem('claims')) ?? {}
  const ids = records.map(({ href }) => Number(/\d+$/.exec(href)?.[0]))
  const own = { features: ['Сварной корпус'], warranty: null, technicalSpecs: {} }
  const [last = 0, ...others] = ids.toReversed()
  for (const id of others) await callJson(200, 'PATCH', `/products/${id}`, own)
  expect(await readItem('claims')).toMatchObject({ state: 'open', records: [records.at(-1)] })
  expect((await callAs(admin, 'PATCH', `/products/${last}`, own)).status).toBe(200)
  expect(await readItem('claims')).toMatchObject({ left: 0, changedBy: await nameOf(admin) })
})
