import { afterEach, expect, test } from 'vitest'
import type { LandingPage } from '../src/contract/content/landing-pages.ts'
import type { Review } from '../src/contract/content/reviews.ts'
import { acceptSamples } from './support/accepted-samples.ts'
import { openCatalogueDesk } from './support/catalogue-desk.ts'
import { expectError } from './support/desk.ts'
import { openPages } from './support/page-document.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()
acceptSamples(shop)
const { call, callJson } = openCatalogueDesk(shop)
const read = openPages(shop)

const draft = (entity: string, id: number, fields: object) =>
  callJson(200, 'PUT', `/admin/drafts/${entity}/${id}`, fields)
const preview = async (entity: string, id: number) => {
  const { url } = await callJson<{ url: string }>(201, 'POST', '/admin/previews', { entity, id })
  return await read(new URL(url).pathname)
}

afterEach(() => call('POST', '/admin/pages/home/reset'))

let made = 0
const makeLanding = (fields: object = {}) =>
  callJson<LandingPage>(201, 'POST', '/admin/landing-pages', {
    title: 'Септик на 5 человек',
    slug: `podborka-${++made}`,
    text: 'Хватит ли?',
    filter: { users: 5 },
    ...fields,
  })
const robots = (page: Awaited<ReturnType<typeof read>>) => page.attributes('meta[name=robots]', 'content')

test('a landing page is previewed with the models of the drafted filter, at its own address', async () => {
  const { id, slug } = await makeLanding()
  const before = await read(`/selection/${slug}`)
  await draft('landing-pages', id, {
    title: 'Септик на 10 человек',
    slug: 'na-desyat',
    filter: { users: 10 },
    text: '**Хватит**',
  })
  const page = await preview('landing-pages', id)
  expect([page.status, page.text('h1'), page.texts('strong').includes('Хватит')]).toEqual([
    200,
    'Септик на 10 человек',
    true,
  ])
  const cards = (one: typeof page) => one.links('a[href^="/product/"]')
  expect(cards(page).length).toBeGreaterThan(0)
  expect(cards(page)).not.toEqual(cards(before))
  const after = await read(`/selection/${slug}`)
  expect([after.text('h1'), cards(after)]).toEqual(['Септик на 5 человек', cards(before)])
  await callJson(200, 'POST', `/admin/drafts/landing-pages/${id}/publish`, {})
  expect(cards(await read('/selection/na-desyat'))).toEqual(cards(page))
})

test('a landing page is previewed while it is hidden, and when its filter finds no model', async () => {
  const { id, slug } = await makeLanding({ published: false })
  await draft('landing-pages', id, { title: 'Септик на деревню', filter: { users: 9999 } })
  const page = await preview('landing-pages', id)
  expect([page.status, page.text('h1'), page.links('a[href^="/product/"]')]).toEqual([
    200,
    'Септик на деревню',
    [],
  ])
  expect(robots(page)[0]).toContain('noindex')
  expect((await read(`/selection/${slug}`)).status).toBe(404)
})

test('the draft of a filter names no manufacturer that there is not, and follows one that is renamed', async () => {
  const maker = await callJson<{ id: number }>(201, 'POST', '/manufacturers', {
    name: 'Завод',
    slug: 'zavod',
  })
  const { id } = await makeLanding()
  const address = `/admin/drafts/landing-pages/${id}`
  const unknown = { manufacturer: 'nikto' }
  const refused = await call('PUT', address, { filter: unknown })
  expect([refused.status, (await refused.json()).errors]).toEqual([
    400,
    { filter: 'Такого производителя нет' },
  ])
  await draft('landing-pages', id, { title: 'О заводе', filter: { manufacturer: 'zavod' } })
  await callJson(200, 'PUT', `/manufacturers/${maker.id}`, { slug: 'zavod-drugoy' })
  expect((await preview('landing-pages', id)).text('h1')).toBe('О заводе')
  expect(await callJson(200, 'POST', `${address}/publish`, {})).toMatchObject({
    title: 'О заводе',
    filter: { manufacturer: 'zavod-drugoy' },
  })
  await callJson(200, 'PUT', `/admin/landing-pages/${id}`, { filter: {} })
  await draft('landing-pages', id, { title: 'Снова о нём', filter: { manufacturer: 'zavod-drugoy' } })
  await callJson(204, 'DELETE', `/manufacturers/${maker.id}`)
  const page = await preview('landing-pages', id)
  expect(page.text('h1')).toBe('О заводе')
  expect(page.text('.preview-band')).toContain('Показано без черновика')
  await expectError(
    await call('POST', `${address}/publish`, { force: true }),
    400,
    'Такого производителя нет',
  )
})

const changeHome = (blocks: object) => callJson(200, 'PUT', '/admin/pages/home', { blocks })

test.each([
  ['reviews', { reviews: { title: '' } }, 'у отзывов на главной странице нет заголовка'],
  ['districts', { districts: { title: '' } }, 'у районов на главной странице нет заголовка'],
])('a preview of %s says that the home page has no such part', async (entity, blocks, said) => {
  const [first] = await callJson<{ id: number }[]>(200, 'GET', `/admin/${entity}`)
  const band = async () => (await preview(entity, first?.id ?? 0)).text('.preview-band')
  expect(await band()).not.toContain('не видно')
  await changeHome(blocks)
  expect(await band()).toContain(said)
  await draft(entity, first?.id ?? 0, { published: false })
  await shop.database.pool.query(`update drafts set draft = '{"order": "x"}' where entity = $1`, [entity])
  const both = await band()
  expect(both).toContain('Показано без черновика')
  expect(both).toContain(said)
  await call('DELETE', `/admin/drafts/${entity}/${first?.id}`)
})

test('a district is previewed in the list of an office without a place', async () => {
  const [first] = await callJson<{ id: number }[]>(200, 'GET', '/admin/districts')
  await changeHome({ districts: { officePlace: '' } })
  await draft('districts', first?.id ?? 0, { name: 'Казань' })
  const page = await preview('districts', first?.id ?? 0)
  expect(page.texts('.towns li')).toContain('Казань')
  expect(page.text('.preview-band')).not.toContain('не видно')
  await call('DELETE', `/admin/drafts/districts/${first?.id}`)
})

const authors = '.review figcaption b'

test('a review is previewed on the home page, at its place among the others', async () => {
  const list = await callJson<Review[]>(200, 'GET', '/admin/reviews')
  const before = (await read('/')).texts(authors)
  expect(before).toEqual(list.map(({ author }) => author))
  const last = list.at(-1)
  if (!last) throw new Error('no review')
  await draft('reviews', last.id, { author: 'Первый заказчик', order: 0, rating: 3.5 })
  const page = await preview('reviews', last.id)
  expect(page.texts(authors)).toEqual(['Первый заказчик', ...before.slice(0, -1)])
  expect(page.texts('.review .stars')[0]).toBe('Оценка 3,5 из 5')
  expect(robots(page)).toContain('noindex, nofollow')
  expect((await read('/')).texts(authors)).toEqual(before)
  await draft('reviews', last.id, { order: null })
  expect((await preview('reviews', last.id)).texts(authors)).toEqual(before)
})

test('a hidden review is previewed, other hidden ones are not', async () => {
  const hide = (author: string) =>
    callJson<Review>(201, 'POST', '/admin/reviews', {
      rating: 5,
      text: 'Тихо.',
      author,
      location: 'Клин',
      date: '2026-05-01',
      published: false,
    })
  const before = (await read('/')).texts(authors)
  await hide('Скрытый сосед')
  const { id } = await hide('Скрытый')
  expect((await preview('reviews', id)).texts(authors)).toEqual([...before, 'Скрытый'])
})

test('a district is previewed on the home page, in the list and on the map', async () => {
  const towns = (page: Awaited<ReturnType<typeof read>>) =>
    page.texts('.towns li').map((line) => line.split(' около ')[0])
  const before = towns(await read('/'))
  const { id } = await callJson<{ id: number }>(201, 'POST', '/admin/districts', {
    name: 'Химки',
    latitude: 55.889,
    longitude: 37.445,
    published: false,
  })
  await draft('districts', id, { name: 'Новые Химки', order: 0 })
  const page = await preview('districts', id)
  expect(towns(page)).toEqual(['Новые Химки', ...before])
  expect(page.texts('.map svg g')).toContain('Новые Химки')
  expect(towns(await read('/'))).toEqual(before)
})
