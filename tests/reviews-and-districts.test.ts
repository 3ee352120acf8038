import { afterEach, describe, expect, test } from 'vitest'
import type { District, ShownDistrict } from '../src/contract/content/districts.ts'
import type { Review, ShownReview } from '../src/contract/content/reviews.ts'
import { readConfig } from '../src/server/config.ts'
import { prepareDatabase } from '../src/server/prepare-database.ts'
import { quietLog } from './support/log.ts'
import { readMigration } from './support/migrations.ts'
import { openPages } from './support/page-document.ts'
import { openShop } from './support/shop.ts'
import { openTrashDesk } from './support/trash-desk.ts'

const shop = openShop()
const { call, callJson, callAnonymously, make, query, readTrashed, remove, restore } = openTrashDesk(shop)
const read = openPages(shop)

const AUTHORS = ['Андрей Викторович', 'Ольга С.', 'Дмитрий']
const TOWNS = [
  'Мытищи',
  'Щёлково',
  'Балашиха',
  'Пушкино',
  'Ивантеевка',
  'Фрязино',
  'Ногинск',
  'Сергиев Посад',
]
const REVIEW = {
  rating: 4.5,
  text: 'Станцию поставили за день, объяснили, как обслуживать.',
  author: 'Рустам',
  location: 'Казань',
  date: '2026-05-01',
}
const KAZAN = { name: 'Казань', latitude: 55.79, longitude: 49.12 }

const authors = async () => (await read('/')).texts('.review figcaption b')
const towns = async () => (await read('/')).texts('.towns li').map((line) => line.split(' около ')[0])
const served = async () => {
  const { areaServed } = JSON.parse((await read('/')).texts('script[type="application/ld+json"]')[0] ?? '{}')
  return areaServed
}

/** The update of a shop that runs: its database has neither table, and gets what the migration brings. */
async function update() {
  await query('drop table reviews, districts')
  await query('drop function note_changed_home')
  await query("delete from trash where entity in ('reviews', 'districts')")
  const sql = readMigration('_reviews_and_districts.sql')
  for (const statement of sql.split('--> statement-breakpoint')) await query(statement)
  shop.contentCache.invalidate()
}
afterEach(update)

describe('A new shop', () => {
  test('has the specified reviews and districts, in their order', async () => {
    const page = await read('/')
    expect(page.texts('.review figcaption')).toEqual([
      'Андрей ВикторовичПушкино, 18.05.2023',
      'Ольга С.Щёлково, 09.06.2023',
      'ДмитрийНогинск, 21.07.2023',
    ])
    expect(page.texts('.review .stars')).toEqual(['Оценка 5 из 5', 'Оценка 5 из 5', 'Оценка 4,5 из 5'])
    expect(page.text('.review blockquote')).toMatch(/^Приехали, вырыли один шурф.+ни ассенизатора\.$/)
    expect(page.texts('.towns li')).toEqual(
      [19, 20, 8, 28, 24, 25, 38, 63].map((kilometres, at) => `${TOWNS[at]} около ${kilometres} км`),
    )
    expect(page.texts('.map svg g')).toEqual(TOWNS)
    expect(page.attributes('.map img', 'src')).toEqual([expect.stringContaining('district-map')])
    expect(await served()).toEqual(TOWNS)
  })

  test('without the place of its office lists them without a map and distances', async () => {
    const home = (officePlace: string) =>
      callJson(200, 'PUT', '/admin/pages/home', { blocks: { districts: { officePlace } } })
    await home('')
    const page = await read('/')
    expect(page.texts('.towns li')).toEqual(TOWNS)
    expect(page.texts('.map')).toEqual([])
    await callJson(200, 'POST', '/admin/pages/home/reset', { part: 'districts' })
    expect((await read('/')).texts('.map svg g')).toEqual(TOWNS)
  })

  test('tells visitors no more of them than the page shows', async () => {
    const [review]: ShownReview[] = await (await shop.get('/api/reviews')).json()
    expect(Object.keys(review ?? {})).toEqual(['id', 'rating', 'text', 'author', 'location', 'date'])
    const [district]: ShownDistrict[] = await (await shop.get('/api/districts')).json()
    expect(district).toEqual({
      id: expect.any(Number),
      name: 'Мытищи',
      latitude: 55.9116,
      longitude: 37.7308,
      label: 'left',
    })
  })
})

describe('A review', () => {
  test('of staff is on the home page, after the others', async () => {
    await read('/')
    const made = await callJson<Review>(201, 'POST', '/admin/reviews', REVIEW)
    expect(made).toMatchObject({ ...REVIEW, order: 4, published: true, version: 1 })
    expect(await authors()).toEqual([...AUTHORS, 'Рустам'])
    await callJson(200, 'PUT', `/admin/reviews/${made.id}`, { order: 0, rating: 3.5 })
    const page = await read('/')
    expect(page.texts('.review figcaption b')).toEqual(['Рустам', ...AUTHORS])
    expect(page.text('.review .stars')).toBe('Оценка 3,5 из 5')
    await callJson(200, 'PUT', `/admin/reviews/${made.id}`, { order: null })
    expect(await authors()).toEqual([...AUTHORS, 'Рустам'])
  })

  test('that is not published is for staff alone', async () => {
    const { id } = await make('/admin/reviews', { ...REVIEW, published: false })
    expect(await authors()).toEqual(AUTHORS)
    expect(await (await shop.get('/api/reviews')).text()).not.toContain('Рустам')
    expect((await callAnonymously('GET', '/admin/reviews')).status).toBe(401)
    const all = await callJson<Review[]>(200, 'GET', '/admin/reviews')
    expect(all.map((one) => one.author)).toEqual([...AUTHORS, 'Рустам'])
    await callJson(200, 'PUT', `/admin/reviews/${id}`, { published: true })
    expect(await authors()).toContain('Рустам')
  })

  test('that is deleted leaves the page, and comes back from the trash', async () => {
    const { id } = await make('/admin/reviews', { ...REVIEW, order: -1 })
    await remove('/admin/reviews', id)
    expect(await authors()).toEqual(AUTHORS)
    expect(await readTrashed('reviews', id)).toMatchObject({ title: 'Рустам' })
    expect(await restore('reviews', id)).toMatchObject({ ...REVIEW, id, order: -1 })
    expect(await authors()).toEqual(['Рустам', ...AUTHORS])
  })

  test.each<[object, string]>([
    [{ rating: 5.5 }, 'Оценка от 1 до 5'],
    [{ rating: 0.5 }, 'Оценка от 1 до 5'],
    [{ rating: 4.3 }, 'Оценка от 1 до 5, можно с половиной'],
    [{ rating: '5' }, 'Оценка от 1 до 5'],
    [{ rating: null }, 'Оценка от 1 до 5'],
    [{ text: ' ' }, 'Текст отзыва обязателен'],
    [{ text: 'а'.repeat(2001) }, 'Не длиннее 2000 символов'],
    [{ author: '' }, 'Укажите, чей это отзыв'],
    [{ location: null }, 'Укажите, откуда заказчик'],
    [{ date: null }, 'Укажите дату отзыва'],
    [{ date: '2026-02-30' }, 'Такой даты нет'],
    [{ date: '01.05.2026' }, 'Такой даты нет'],
    [{ date: '0202-05-01' }, 'Такой даты нет'],
    [{ date: '2999-05-01' }, 'Этот день ещё не наступил'],
    [{ order: 1.5 }, 'Порядок должен быть целым числом'],
  ])('with %j is refused in words, and nothing is stored', async (fields, message) => {
    const response = await call('POST', '/admin/reviews', { ...REVIEW, ...fields })
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining(message)])
    expect(await authors()).toEqual(AUTHORS)
  })

  test('goes after the others also when the greatest place is taken', async () => {
    await make('/admin/reviews', { ...REVIEW, order: 2_147_483_647 })
    expect(await make('/admin/reviews', { ...REVIEW, author: 'Айрат' })).toMatchObject({
      order: 2_147_483_647,
    })
    expect(await authors()).toEqual([...AUTHORS, 'Рустам', 'Айрат'])
  })
})

describe('A district', () => {
  test('of staff is in the list with its distance, on the map and in structured data', async () => {
    const near = { name: 'Королёв', latitude: 55.92, longitude: 37.85, label: 'above' }
    const { id } = await make('/admin/districts', near)
    const page = await read('/')
    expect(page.texts('.towns li').at(-1)).toBe('Королёв около 18 км')
    expect(page.texts('.map svg g')).toEqual([...TOWNS, 'Королёв'])
    expect(page.attributes('.map svg g:last-of-type text', 'text-anchor')).toEqual(['middle'])
    expect(page.attributes('.map img', 'src')).toHaveLength(1)
    expect(await served()).toEqual([...TOWNS, 'Королёв'])
    await callJson(200, 'PUT', `/admin/districts/${id}`, { published: false })
    expect(await towns()).toEqual(TOWNS)
    expect(await served()).toEqual(TOWNS)
  })

  test('that is deleted leaves list and map, and comes back from the trash', async () => {
    const { id } = await make('/admin/districts', { ...KAZAN, label: 'below' })
    expect(await towns()).toEqual([...TOWNS, 'Казань'])
    await remove('/admin/districts', id)
    expect(await towns()).toEqual(TOWNS)
    expect(await restore('districts', id)).toMatchObject({ ...KAZAN, label: 'below', order: 9 })
    expect(await towns()).toEqual([...TOWNS, 'Казань'])
  })

  test.each<[object, string]>([
    [{ name: ' ' }, 'Название района обязательно'],
    [{ name: 'а'.repeat(61) }, 'Не длиннее 60 символов'],
    [{ latitude: 91 }, 'Широта от −90 до 90'],
    [{ latitude: null }, 'Широта от −90 до 90'],
    [{ longitude: -181 }, 'Долгота от −180 до 180'],
    [{ longitude: '49' }, 'Долгота от −180 до 180'],
    [{ label: 'beside' }, 'Выберите, с какой стороны название'],
  ])('with %j is refused in words, and nothing is stored', async (fields, message) => {
    const response = await call('POST', '/admin/districts', { ...KAZAN, ...fields })
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining(message)])
    expect(await callJson<District[]>(200, 'GET', '/admin/districts')).toHaveLength(TOWNS.length)
  })

  test('of a shop elsewhere is on a map of its own, without the roads around Moscow', async () => {
    for (const { id } of await callJson<District[]>(200, 'GET', '/admin/districts'))
      await remove('/admin/districts', id)
    await make('/admin/districts', KAZAN)
    await make('/admin/districts', { name: 'Зеленодольск', latitude: 55.85, longitude: 48.5, label: 'left' })
    const { blocks } = await callJson<{ blocks: { districts: object } }>(200, 'GET', '/admin/pages/home')
    const elsewhere = {
      officeName: 'Лаишево',
      officePlace: '55.404, 49.549',
      mapText: 'Казань, всего {towns}',
    }
    await callJson(200, 'PUT', '/admin/pages/home', {
      blocks: { ...blocks, districts: { ...blocks.districts, ...elsewhere } },
    })
    const page = await read('/')
    expect(page.texts('.towns li')).toEqual(['Казань около 51 км', 'Зеленодольск около 82 км'])
    expect(page.attributes('.map img', 'src')).toEqual([])
    expect(page.attributes('.map svg', 'aria-label')).toEqual(['Казань, всего два города'])
    const words = page.texts('.map svg text')
    expect(words).toEqual(['Казань', 'Зеленодольск', 'Лаишево, офис', 'С', '20 км'])
    const unnamed = { ...elsewhere, officeName: '' }
    await callJson(200, 'PUT', '/admin/pages/home', { blocks: { districts: unnamed } })
    expect((await read('/')).texts('.map svg text')).toContain('Офис')
    for (const place of page.attributes('.map svg circle', 'cx')) {
      expect(Number(place)).toBeGreaterThan(100)
      expect(Number(place)).toBeLessThan(540)
    }
    const wrong = { ...blocks, districts: { ...blocks.districts, officePlace: 'в Казани' } }
    const refused = await call('PUT', '/admin/pages/home', { blocks: wrong })
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('широта и долгота')])
    await call('POST', '/admin/pages/home/reset', {})
  })
})

test('without a published one the section is not shown, and no page fails', async () => {
  await query('update reviews set published = false')
  await query('delete from districts')
  const page = await read('/')
  expect(page.status).toBe(200)
  expect(page.texts('main h2')).not.toContain('Отзывы заказчиков')
  expect(page.texts('main h2')).not.toContain('Где работаем')
  expect(page.texts('main h2')).toContain('О компании')
  expect(await served()).toBeUndefined()
})

test('a shop that already runs gets the rows with its update, once: what staff delete stays away', async () => {
  const told =
    "select 1 from journal where entity in ('reviews', 'districts') and actor_id is null and action = 'create'"
  const before = await query(told)
  await update()
  expect(await query(told)).toHaveLength(before.length + AUTHORS.length + TOWNS.length)
  expect(await authors()).toEqual(AUTHORS)
  expect(await towns()).toEqual(TOWNS)
  for (const { id } of await callJson<Review[]>(200, 'GET', '/admin/reviews'))
    await remove('/admin/reviews', id)
  for (const { id, name } of await callJson<District[]>(200, 'GET', '/admin/districts'))
    if (name !== 'Ногинск') await remove('/admin/districts', id)
  await prepareDatabase(readConfig({}), quietLog(), {
    location: shop.database.pool.options,
    onFirstAdmin: () => undefined,
  })
  shop.contentCache.invalidate()
  expect(await authors()).toEqual([])
  expect(await towns()).toEqual(['Ногинск'])
})
