import { beforeAll, expect, test } from 'vitest'
import { makeFeed } from '../src/server/features/product-feed/product-feed.service.ts'
import { openDesk } from './support/desk.ts'
import { readYml, type YmlElement } from './support/read-yml.ts'
import { openShop } from './support/shop.ts'
import { listYmlFaults } from './support/yml-rules.ts'

const ORIGIN = 'https://septic.example'
const shop = openShop({ PUBLIC_URL: ORIGIN })
const { callJson } = openDesk(shop)

const FEED = '/feeds/yandex.yml'
const make = () => makeFeed(shop.database.db, ORIGIN)
const readFeed = async () => (await shop.get(FEED)).text()

const childrenOf = (element: YmlElement | undefined, name: string) =>
  element?.children.filter((child) => child.name === name) ?? []
const textsOf = (element: YmlElement | undefined, name: string) =>
  childrenOf(element, name).map(({ text }) => text)

async function readOffers(): Promise<Map<number, YmlElement>> {
  const [shopElement] = readYml(await readFeed()).children
  const [offers] = childrenOf(shopElement, 'offers')
  return new Map(childrenOf(offers, 'offer').map((offer) => [Number(offer.attributes.id), offer]))
}

const product = { manufacturerId: 1, name: 'Топас 5 Особый', price: 12_345_600 }
const create = (fields: object = {}) =>
  callJson<{ id: number; slug: string }>(201, 'POST', '/products', {
    ...product,
    slug: `special-${crypto.randomUUID()}`,
    ...fields,
  })

beforeAll(async () => {
  expect((await shop.get(FEED)).status).toBe(503)
  await make()
})

test('the feed of the seed keeps all published rules and names every product that is offered', async () => {
  const response = await shop.get(FEED)
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  expect(listYmlFaults(await response.text(), ORIGIN)).toEqual([])
  const { rows } = await shop.database.pool.query<{ id: number }>(
    "select id from products where published and price > 0 and availability <> 'discontinued' and sources #>> '{price,outdated}' is null order by id",
  )
  expect([...(await readOffers()).keys()]).toEqual(rows.map(({ id }) => id))
  expect(rows.length).toBeGreaterThan(10)
})

test('an offer says what the product is: price, old price, pictures, maker, text, characteristics with units', async () => {
  const { id, slug } = await create({
    model: 'Т-5 "особый"',
    oldPrice: 15_000_050,
    description: '## Станция\n\n**Очищает** <b>стоки</b> & «воду» ]]>',
    imageUrl: '/assets/a.jpg',
    technicalSpecs: { images: ['/assets/a.jpg', 'https://pictures.example/b.png', '/assets/c.svg'] },
    volume: 1150,
    warranty: '3 года',
    installationPrice: 2_000_000,
    availability: 'made_to_order',
  })
  await make()
  expect(listYmlFaults(await readFeed(), ORIGIN)).toEqual([])
  const offer = (await readOffers()).get(id)
  expect(offer?.attributes).toEqual({ id: String(id), available: 'false' })
  const told = (name: string) => textsOf(offer, name)
  expect([told('name'), told('url')]).toEqual([['Топас 5 Особый'], [`${ORIGIN}/product/${slug}`]])
  expect([told('price'), told('oldprice'), told('currencyId')]).toEqual([['123456'], ['150000.50'], ['RUR']])
  expect(told('picture')).toEqual([`${ORIGIN}/assets/a.jpg`, 'https://pictures.example/b.png'])
  expect([told('vendor'), told('vendorCode')]).toEqual([['Топас'], ['Т-5 "особый"']])
  expect(told('description')).toEqual(['Станция\n\nОчищает стоки & «воду» ]]>'])
  expect([told('manufacturer_warranty'), told('sales_notes')]).toEqual([['true'], ['Цена с установкой']])
  const params = childrenOf(offer, 'param').map(({ attributes, text }) => ({ ...attributes, text }))
  expect(params).toContainEqual({ name: expect.stringContaining('Объ'), unit: 'л', text: '1150' })
  expect(params).toContainEqual({ name: 'Гарантия', text: '3 года' })
})

test.each<[string, object, boolean]>([
  ['3 года', {}, true],
  ['Нет', {}, false],
  ['без гарантии', {}, false],
  ['Бессрочная', {}, true],
  ['Не ограничена', {}, true],
  ['', { warranty: 'Нет' }, false],
])('a warranty «%s» with %j is told: %s', async (warranty, technicalSpecs, isTold) => {
  const { id } = await create({ warranty, technicalSpecs })
  await make()
  expect(textsOf((await readOffers()).get(id), 'manufacturer_warranty')).toEqual(isTold ? ['true'] : [])
})

test('a characteristic of which XML may hold nothing is left out', async () => {
  const { id } = await create()
  const specs = { Цвет: '\u0001 \u0002', Материал: 'пластик', Состав: ['', ' '] }
  await shop.database.pool.query('update products set technical_specs = $2 where id = $1', [id, specs])
  await make()
  const names = childrenOf((await readOffers()).get(id), 'param').map(({ attributes }) => attributes.name)
  expect(names).toContain('Материал')
  expect(names.filter((name) => name === 'Цвет' || name === 'Состав')).toEqual([])
})

test('long texts are cut, and what a description may not hold in XML is left out', async () => {
  const { id } = await create({
    name: 'Я'.repeat(200),
    description: `${'слово '.repeat(900)}\u0001\u{1F600}`,
  })
  await make()
  expect(listYmlFaults(await readFeed(), ORIGIN)).toEqual([])
  expect(textsOf((await readOffers()).get(id), 'name')).toEqual(['Я'.repeat(150)])
})

test('hidden products, those without a price of today and those no longer sold are not in it, and the page says why', async () => {
  const hidden = await create({ published: false })
  const priceless = await create({ price: null })
  const over = await create({ availability: 'discontinued', description: 'Была' })
  const dated = await create()
  await shop.database.pool.query(
    `update products set sources = '{"price": {"text": "прайс", "date": "2024-01-01", "outdated": true}}' where id = $1`,
    [dated.id],
  )
  const bare = await create({ oldPrice: product.price + 100_000 })
  await shop.database.pool.query('update products set body = null where id = $1', [bare.id])
  const drawn = await create({ description: 'Пять жильцов', imageUrl: '/assets/c.svg' })
  await make()
  const offers = await readOffers()
  const isIn = [hidden, priceless, over, dated, bare].map(({ id }) => offers.has(id))
  expect(isIn).toEqual([false, false, false, false, true])
  const page = await callJson<{
    address: string
    madeAt: string
    offers: number
    products: { id: number; gaps: string[]; remarks: string[] }[]
  }>(200, 'GET', '/admin/feed')
  expect(page).toMatchObject({ address: ORIGIN + FEED, offers: offers.size, madeAt: expect.any(String) })
  const told = new Map(page.products.map(({ id, gaps, remarks }) => [id, { gaps, remarks }]))
  expect(told.get(hidden.id)).toEqual({ gaps: ['hidden'], remarks: [] })
  expect(told.get(priceless.id)).toEqual({ gaps: ['no_price'], remarks: [] })
  expect(told.get(over.id)).toEqual({ gaps: ['discontinued'], remarks: [] })
  expect(told.get(dated.id)).toEqual({ gaps: ['outdated_price'], remarks: [] })
  expect(told.get(bare.id)).toEqual({
    gaps: [],
    remarks: ['no_picture', 'no_description', 'no_category', 'old_price'],
  })
  expect(told.get(drawn.id)).toEqual({ gaps: [], remarks: ['drawing_only', 'no_category'] })
  expect(textsOf(offers.get(drawn.id), 'picture')).toEqual([expect.stringMatching(/\/open-graph\/.+\.jpeg$/)])
  expect(page.products.filter(({ gaps }) => gaps.length === 0)).toHaveLength(offers.size)
})

test('it is sent as it is kept: compressed when asked, and not at all to who has it', async () => {
  const plain = await shop.get(FEED)
  const etag = plain.headers.get('etag') ?? ''
  const made = plain.headers.get('last-modified') ?? ''
  const packed = await shop.get(FEED, { 'accept-encoding': 'gzip' })
  expect(packed.headers.get('content-encoding')).toBe('gzip')
  const unpacked = await new Response(packed.body?.pipeThrough(new DecompressionStream('gzip'))).text()
  expect(unpacked).toBe(await plain.text())
  const head = await shop.app.request(`http://shop.test${FEED}`, { method: 'HEAD' })
  expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, ''])
  expect((await shop.get(FEED, { 'if-none-match': etag })).status).toBe(304)
  expect((await shop.get(FEED, { 'if-modified-since': made })).status).toBe(304)
  // Made again of the same products it stays what it was.
  await make()
  expect((await shop.get(FEED, { 'if-none-match': etag })).status).toBe(304)
  await create()
  await make()
  expect((await shop.get(FEED, { 'if-none-match': etag })).status).toBe(200)
})

test('a product that cannot be read ends the making alone: the feed stays as it was', async () => {
  const former = await readFeed()
  await shop.database.pool.query('alter table products rename column model to modell')
  await expect(make()).rejects.toThrow()
  await shop.database.pool.query('alter table products rename column modell to model')
  expect(await readFeed()).toBe(former)
})

test('the rules see what is wrong with a feed', async () => {
  const xml = await readFeed()
  const spoil = (from: RegExp | string, to: string) => listYmlFaults(xml.replace(from, to), ORIGIN)
  expect(spoil(/<price>\d+/, '<price>0')).toContainEqual(expect.stringContaining('price'))
  expect(spoil(/<categoryId>\d+/, '<categoryId>77777')).toEqual([expect.stringContaining('unknown category')])
  expect(spoil(/<offer id="\d+"/, '<offer id="2"')).toContainEqual('offer 2 twice')
  expect(spoil(/<picture>https:\/\/septic\.example/, '<picture>')).not.toEqual([])
  expect(spoil(/<company>.*<\/company>/, '')).toContainEqual('shop: company')
  expect(() => spoil('<company>', '<owner>')).toThrow('closing tag mismatch')
})
