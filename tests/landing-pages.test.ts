import { describe, expect, test } from 'vitest'
import type { LandingPage, ShownLandingPage } from '../src/contract/content/landing-pages.ts'
import { acceptSamples } from './support/accepted-samples.ts'
import { openCatalogueDesk } from './support/catalogue-desk.ts'
import { expectError } from './support/desk.ts'
import { readHead } from './support/page-head.ts'
import { openShop, signInAs } from './support/shop.ts'

const shop = openShop({ PUBLIC_URL: 'https://septic.example' })
acceptSamples(shop)
const { call, callAnonymously, callAs, callJson } = openCatalogueDesk(shop)

let made = 0
const make = (fields: object = {}) =>
  callJson<LandingPage>(201, 'POST', '/admin/landing-pages', {
    title: 'Септик на 5 человек',
    slug: `podborka-${++made}`,
    description: 'Кубометр воды в сутки.',
    text: '## Хватит ли\n\n<script>alert(1)</script>\n\nГость считается за **половину**.',
    filter: { users: 5 },
    ...fields,
  })
const list = () => callJson<LandingPage[]>(200, 'GET', '/admin/landing-pages')
const show = (slug: string) => callJson<ShownLandingPage>(200, 'GET', `/landing-pages/${slug}`)
const readPage = async (slug: string) => {
  const response = await shop.get(`/selection/${slug}`)
  const html = await response.text()
  return { status: response.status, html, head: readHead(html) }
}
const isListed = async (slug: string) =>
  (await (await shop.get('/sitemap.xml')).text()).includes(
    `<loc>https://septic.example/selection/${slug}</loc>`,
  )
const query = (sql: string, values: unknown[] = []) => shop.database.pool.query<{ slug: string }>(sql, values)

test('a new shop has pages to begin with, which nobody sees before staff show them', async () => {
  const pages = await list()
  expect(pages.map((page) => page.published)).toEqual([false, false])
  for (const page of pages) {
    expect(page.found).toBeGreaterThan(0)
    expect((await readPage(page.slug)).status).toBe(404)
    await callJson(200, 'PUT', `/admin/landing-pages/${page.id}`, { published: true })
    const { status, head } = await readPage(page.slug)
    expect([status, head.meta.get('robots')]).toEqual([200, undefined])
    for (const link of head.links.filter((address) => address.startsWith('/blog/')))
      expect((await shop.get(link)).status, link).toBe(200)
  }
})

test('a stranger neither sees the list of staff nor changes it, and an admin does', async () => {
  for (const [method, address, body] of [
    ['GET', '', undefined],
    ['POST', '', { title: 'Чужая', text: 'Текст' }],
    ['PUT', '/1', { title: 'Чужая' }],
    ['DELETE', '/1', undefined],
  ] as const) {
    const response = await callAnonymously(method, `/admin/landing-pages${address}`, body)
    await expectError(response, 401, 'Войдите, чтобы продолжить')
  }
  const admin = await signInAs(shop, 'admin')
  expect((await callAs(admin, 'GET', '/admin/landing-pages')).status).toBe(200)
})

test('a page made by a manager is there with its text, its models and their figures', async () => {
  const { slug, filter, version } = await make()
  expect({ filter, version }).toEqual({ filter: { users: 5 }, version: 1 })
  const { rows } = await query(
    'select slug from products where coalesce(max_residents, users) = 5 and published',
  )
  const shown = await show(slug)
  expect(shown).toMatchObject({ found: rows.length, size: 5, litres: 1000, hasInstallation: true })
  expect(rows.map((row) => row.slug)).toEqual(
    expect.arrayContaining(shown.products.map((product) => product.slug)),
  )
  const current = shown.products.filter(({ priceOutdated }) => !priceOutdated)
  expect(shown.products.slice(0, current.length)).toEqual(current)
  const prices = current.map(({ price }) => price ?? Number.POSITIVE_INFINITY)
  expect(shown.price).toBe(prices[0])
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  const { status, html, head } = await readPage(slug)
  expect([status, head.titles, head.headings[0]]).toEqual([
    200,
    ['Септик на 5 человек'],
    'Септик на 5 человек',
  ])
  expect(head.meta.get('description')).toBe('Кубометр воды в сутки.')
  expect(head.meta.get('robots')).toBeUndefined()
  expect(head.canonical).toEqual([`https://septic.example/selection/${slug}`])
  expect(head.data.map((data) => data['@type']).toSorted()).toEqual(['BreadcrumbList', 'ItemList'])
  expect(html).toContain('<strong>половину</strong>')
  expect(html).not.toContain('<script>alert')
  expect(html).toContain(`Все ${rows.length} в каталоге`)
  expect(html).toContain('href="/catalog?users=5"')
  for (const product of shown.products) expect(html).toContain(`/product/${product.slug}"`)
  expect(await isListed(slug)).toBe(true)
  expect(await (await shop.get('/sitemap')).text()).toContain(`href="/selection/${slug}"`)
})

describe('The models of a filter', () => {
  test('by high ground water are those with a pump, and the catalogue lists the same', async () => {
    const { slug } = await make({ filter: { groundWater: 'high' } })
    const shown = await show(slug)
    expect(new Set(shown.products.map(({ discharge }) => discharge))).toEqual(new Set(['pump']))
    const { rows } = await query("select slug from products where discharge = 'pump' and published")
    expect(shown.found).toBe(rows.length)
    const listed = await callJson<{ found: number }>(
      200,
      'GET',
      `/catalogue?${shown.catalogue?.split('?')[1]}`,
    )
    expect(listed.found).toBe(shown.found)
  })

  test('are those of a manufacturer, by any of its names, also when its address changes', async () => {
    const { id, slug, filter } = await make({ filter: { manufacturer: 'eurolos' } })
    const before = await show(slug)
    expect(new Set(before.products.map(({ manufacturerSlug }) => manufacturerSlug)).size).toBe(1)
    expect(before.catalogue).toBe(`/catalog/${filter.manufacturer}`)
    const [maker] = before.products
    await callJson(200, 'PUT', `/manufacturers/${maker?.manufacturerId}`, { slug: 'zavod-novyy' })
    expect(await show(slug)).toMatchObject({ found: before.found, catalogue: '/catalog/zavod-novyy' })
    expect((await list()).find((page) => page.id === id)?.filter).toEqual({ manufacturer: 'zavod-novyy' })
  })

  test('are those with the value of a characteristic, one or several', async () => {
    const { slug } = await make({ filter: { spec: { body: 'Низкий' }, users: null, manufacturer: '' } })
    const low = await show(slug)
    expect(new Set(low.products.map(({ body }) => body))).toEqual(new Set(['low']))
    const both = await make({ filter: { spec: { body: ['Низкий', 'Круглый'] } } })
    expect((await show(both.slug)).found).toBeGreaterThan(low.found)
  })

  test('for people of whom no model has just the number are the next larger ones', async () => {
    const { rows } = await query(
      'select distinct coalesce(max_residents, users) as size from products where published order by size',
    )
    const sizes = rows.map((row) => Number(Reflect.get(row, 'size')))
    const at = sizes.findIndex((size, index) => (sizes[index + 1] ?? 0) > size + 1)
    const { slug } = await make({ filter: { users: (sizes[at] ?? 0) + 1 } })
    expect(await show(slug)).toMatchObject({ size: sizes[at + 1] })
  })
})

test('a changed address leads from the former one, with what stands behind it', async () => {
  const { id, slug } = await make()
  await callJson(200, 'PUT', `/admin/landing-pages/${id}`, { slug: `${slug}-novyy` })
  const moved = await shop.get(`/selection/${slug}?utm_source=letter`)
  expect([moved.status, moved.headers.get('location')]).toEqual([
    301,
    `/selection/${slug}-novyy?utm_source=letter`,
  ])
  expect((await readPage(`${slug}-novyy`)).status).toBe(200)
  const redirects = await callJson<{ from: string; leadsTo: string | null }[]>(200, 'GET', '/admin/redirects')
  expect(redirects).toContainEqual(
    expect.objectContaining({ from: `/selection/${slug}`, leadsTo: `/selection/${slug}-novyy` }),
  )
})

test('without a model the page says so and leads on, and is for no search engine', async () => {
  const { id, slug } = await make({ filter: { users: 9000 } })
  const { status, html, head } = await readPage(slug)
  expect([status, head.meta.get('robots')]).toEqual([200, 'noindex'])
  expect(html).toContain('Подходящих моделей сейчас нет')
  expect(html).toContain('<strong>половину</strong>')
  expect(head.data.map((data) => data['@type'])).toEqual(['BreadcrumbList'])
  expect(await isListed(slug)).toBe(false)
  expect((await list()).find((page) => page.id === id)?.found).toBe(0)
  const shown = await callJson<{ slug: string }[]>(200, 'GET', '/landing-pages')
  expect(shown.map((page) => page.slug)).not.toContain(slug)
})

test('a page about a district needs no filter: visitors and search engines have it with all models', async () => {
  const { slug } = await make({ title: 'Септики в Истре', filter: {} })
  const { status, html, head } = await readPage(slug)
  expect([status, head.meta.get('robots')]).toEqual([200, undefined])
  expect(html).toContain('С чего начать выбор')
  expect(await isListed(slug)).toBe(true)
  const links = await callJson<{ slug: string }[]>(200, 'GET', '/landing-pages')
  expect(links.map((page) => page.slug)).toContain(slug)
})

test('a hidden page does not exist for strangers', async () => {
  const { id, slug } = await make()
  expect((await readPage(slug)).status).toBe(200)
  await callJson(200, 'PUT', `/admin/landing-pages/${id}`, { published: false })
  expect((await readPage(slug)).status).toBe(404)
  expect((await callAnonymously('GET', `/landing-pages/${slug}`)).status).toBe(404)
  expect(await isListed(slug)).toBe(false)
  expect(await show(slug)).toMatchObject({ published: false })
})

test.each<[object, string]>([
  [{ title: ' ' }, 'Заголовок обязателен'],
  [{ text: '' }, 'Текст страницы обязателен'],
  [{ slug: 'Пять' }, 'Slug должен содержать только латинские буквы'],
  [{ slug: 'a/b' }, 'Slug должен содержать только латинские буквы'],
  [{ filter: 5 }, 'Отбор должен быть объектом'],
  [{ filter: { user: 5 } }, 'В отборе могут быть'],
  [{ filter: { users: 0 } }, 'Число людей: целое, от 1 до 9999'],
  [{ filter: { users: '5' } }, 'Число людей: целое, от 1 до 9999'],
  [{ filter: { manufacturer: 'nobody' } }, 'Такого производителя нет'],
  [{ filter: { groundWater: 'wet' } }, 'Грунтовая вода: high, medium или low'],
  [{ filter: { spec: { nothing: 'Да' } } }, 'Среди фильтров каталога нет характеристики «nothing»'],
  [{ filter: { spec: { body: 'Кривой' } } }, 'нет значения «Кривой»'],
  [{ filter: { spec: 'body' } }, 'Характеристики должны быть объектом'],
  [{ filter: { spec: { body: { is: 1 } } } }, 'Значение характеристики: текст или список текстов'],
  [{ order: 'первая' }, 'Порядок должен быть целым числом'],
])('a manager is told what is wrong with %j, and nothing is stored', async (fields, message) => {
  const before = await list()
  const response = await call('POST', '/admin/landing-pages', { title: 'Плохая', text: 'Текст', ...fields })
  expect(response.status).toBe(400)
  expect(await response.text()).toContain(message)
  expect(await list()).toEqual(before)
})

test('an address is made of the title, none is taken twice, and a colleague is not overwritten', async () => {
  const { id, slug, version } = await make({ title: 'Септик у реки', slug: '' })
  expect(slug).toBe('septik-u-reki')
  const same = { title: 'Другая', text: 'Текст', slug }
  await expectError(await call('POST', '/admin/landing-pages', same), 409, 'Такой slug уже используется')
  const address = `/admin/landing-pages/${id}`
  await callJson(200, 'PUT', address, { description: 'Новое' })
  const late = await call('PUT', address, { description: 'Позднее' }, { 'if-match': `"${version}"` })
  expect(late.status).toBe(409)
  expect(await late.json()).toMatchObject({ current: { id, description: 'Новое', filter: { users: 5 } } })
})

test('a deleted page lies in the trash, and is a page again when it comes back', async () => {
  const { id, slug } = await make()
  expect(await callJson(200, 'DELETE', `/admin/landing-pages/${id}`)).toEqual({ success: true })
  expect((await readPage(slug)).status).toBe(404)
  await callJson(200, 'POST', `/admin/trash/landing-pages/${id}/restore`)
  const { published } = await show(slug)
  if (published === false) await callJson(200, 'PUT', `/admin/landing-pages/${id}`, { published: true })
  expect((await readPage(slug)).status).toBe(200)
  expect((await call('DELETE', '/admin/landing-pages/99999')).status).toBe(404)
})

test('search engines are told of a page that is published, changed or moved, not of a draft', async () => {
  await query('update site_settings set index_now = true')
  const told = async (slug: string) =>
    (
      await query('delete from changed_addresses where path like $1 returning path as slug', [
        `/selection/${slug}%`,
      ])
    ).rows.map((row) => row.slug)
  const { id, slug } = await make({ published: false })
  expect(await told(slug)).toEqual([])
  const put = (changes: object) => callJson(200, 'PUT', `/admin/landing-pages/${id}`, changes)
  await put({ published: true })
  expect(await told(slug)).toEqual([`/selection/${slug}`])
  await put({ order: 5 })
  expect(await told(slug)).toEqual([])
  await put({ slug: `${slug}-new`, filter: { users: 4 } })
  expect((await told(slug)).toSorted()).toEqual([`/selection/${slug}`, `/selection/${slug}-new`])
  await query('update site_settings set index_now = false')
})
