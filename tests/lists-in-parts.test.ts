import { beforeAll, describe, expect, test } from 'vitest'
import { addManyProducts } from '../scripts/bench/many-products.ts'
import { FEED_FILTERS, type FeedFilter } from '../src/admin/resources/feed/feed-words.ts'
import type { BulkPreview, BulkPreviewFigures, BulkPreviewPart } from '../src/contract/catalogue/prices.ts'
import type { FeedPart, ProductFeed, ProductFeedCounts } from '../src/contract/catalogue/product-feed.ts'
import type { StaffListedProduct } from '../src/contract/catalogue/products.ts'
import { LARGE_STAFF_LIST, STAFF_PART_SIZE } from '../src/domain/catalogue/parts.ts'
import { countBulk, isNoted } from '../src/domain/price/bulk-figures.ts'
import { includesTyped } from '../src/lib/text/fold-text.ts'
import { expectError, openDesk } from './support/desk.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()
const { call, callAnonymously, callJson } = openDesk(shop)
const COUNT = LARGE_STAFF_LIST + 1
const BULK = '/products/bulk-price-update'
const change = { changeType: 'percentage', priceChange: '5', base: 'station', roundTo: 100 }

const idsOf = (items: readonly { id: number }[]) => items.map(({ id }) => id)
const readFeed = <T>(query: object) =>
  callJson<T>(
    200,
    'GET',
    `/admin/feed${'upTo' in query ? '' : '/part'}?${new URLSearchParams(Object.entries(query))}`,
  )

/** All of a list that comes in parts. */
async function readAll<Item>(
  read: (mark: { after?: number }) => Promise<{ items: Item[]; total: number; next: number | null }>,
): Promise<Item[]> {
  const found: Item[] = []
  for (let after: number | null = null; ; ) {
    const part: { items: Item[]; total: number; next: number | null } = await read(
      after === null ? {} : { after },
    )
    found.push(...part.items)
    expect(part.items.length).toBeLessThanOrEqual(STAFF_PART_SIZE)
    after = part.next
    if (after !== null) continue
    expect(found).toHaveLength(part.total)
    return found
  }
}

beforeAll(async () => {
  await addManyProducts(shop.database.pool, COUNT)
  await shop.database.pool.query(`
    alter table products disable trigger user;
    update products set name = 'Ёлка-100%_' || id where id in (select id from products order by id desc limit 3);
    update products set published = false where id % 11 = 0;
    update products set availability = 'discontinued' where id % 13 = 0;
    update products set sources = '{"price": {"text": "прайс", "date": "2024-01-01", "outdated": true}}' where id % 17 = 0;
    update products set description = ' ', short_description = null where id % 19 = 0;
    update products set old_price = price + 100000 where id % 23 = 0;
    update products set image_url = case when id % 29 > 0 then '/assets/photo.jpg' end;
    update products set body = null where id % 58 = 0;
    update products set installation_price = null where id % 31 = 0;
    update products set price = installation_price where id % 37 = 0;
    alter table products enable trigger user;
    insert into catalogue_order (product_id, place) select max(id), 1 from products union select min(id) + 7, 2 from products`)
})

describe('The preview of a bulk change of more than five thousand prices', () => {
  let whole: BulkPreview
  let figures: BulkPreviewFigures
  const part = (query: object) =>
    callJson<BulkPreviewPart>(200, 'POST', `${BULK}/preview/part`, {
      ...change,
      expected: figures.fingerprint,
      ...query,
    })

  beforeAll(async () => {
    whole = await callJson(200, 'POST', `${BULK}/preview`, change)
    figures = await callJson(200, 'POST', `${BULK}/preview`, { ...change, upTo: LARGE_STAFF_LIST })
  })

  test('is whole for whoever asks for it whole, and figures for whoever wants no more than so many rows', async () => {
    expect(Object.keys(whole).toSorted()).toEqual(['count', 'fingerprint', 'rows'])
    expect(whole.rows).toHaveLength(COUNT)
    expect(await callJson(200, 'POST', `${BULK}/preview`, { ...change, upTo: COUNT })).toEqual(whole)
    const { count, fingerprint, rows } = whole
    expect(figures).toEqual({ count, fingerprint, figures: countBulk(rows) })
    expect(figures.figures).toMatchObject({ total: COUNT, changed: count, skipped: COUNT - count })
    expect(figures.figures.noted).toBeGreaterThan(figures.figures.skipped)
    expect(JSON.stringify(figures).length).toBeLessThan(5_000)
  })

  test('is whole where few products are meant', async () => {
    const few = { ...change, manufacturerId: 1, upTo: LARGE_STAFF_LIST }
    const { rows } = await callJson<BulkPreview>(200, 'POST', `${BULK}/preview`, few)
    expect(rows.length).toBeGreaterThan(1)
  })

  test.each<[query: object, isShown: (row: BulkPreview['rows'][number]) => boolean]>([
    [{}, () => true],
    [{ noted: true }, isNoted],
    [{ find: '  елка-100%_ ' }, ({ name }) => includesTyped('елка-100%_', [name])],
    [
      { find: 'волна', noted: true },
      (row) => isNoted(row) && includesTyped('волна', [row.name, row.manufacturerName, row.modelLine]),
    ],
    [{ find: 'ничего такого' }, () => false],
  ])('comes in parts as the browser would choose of all rows: %j', async (query, isShown) => {
    const rows = await readAll((mark) => part({ ...query, ...mark }))
    const plain = rows.map(({ imageUrl: _image, drawing: _drawing, ...row }) => row)
    expect(plain).toEqual(whole.rows.filter(isShown))
  })

  test('shows each product with its picture', async () => {
    const { items } = await part({ limit: 7 })
    const listed = await callJson<StaffListedProduct[]>(200, 'GET', '/admin/products')
    const pictures = new Map(listed.map(({ id, imageUrl, drawing }) => [id, { imageUrl, drawing }]))
    expect(items).toHaveLength(7)
    for (const { id, imageUrl, drawing } of items) expect({ imageUrl, drawing }).toEqual(pictures.get(id))
    expect(items.some(({ drawing }) => drawing !== null)).toBe(true)
  })

  test.each([
    [{ limit: 101 }, 'Ожидается число от 1 до 100'],
    [{ limit: '7' }, 'Ожидается число от 1 до 100'],
    [{ after: -1 }, 'Ожидается next прошлого ответа'],
    [{ find: 'я'.repeat(201) }, 'Не длиннее 200 символов'],
    [{ noted: 'да' }, 'Ожидается true или false'],
    [{ expected: undefined }, 'Ожидается fingerprint предпросмотра'],
    [{ priceChange: 'пять' }, 'Введите процент или сумму изменения цены'],
    [{ manufacturerId: 999_999 }, 'Такого производителя нет'],
  ])('says what is wrong with a part: %j', async (query, message) => {
    const body = { ...change, expected: figures.fingerprint, ...query }
    await expectError(await call('POST', `${BULK}/preview/part`, body), 400, message)
  })

  test('says what is wrong with how many rows are wanted, and is for staff alone', async () => {
    await expectError(
      await call('POST', `${BULK}/preview`, { ...change, upTo: 0 }),
      400,
      'upTo — целое число',
    )
    const body = { ...change, expected: figures.fingerprint }
    expect((await callAnonymously('POST', `${BULK}/preview/part`, body)).status).toBe(401)
  })

  test('is not gone through any further, nor applied, once a price has changed', async () => {
    const changed = whole.rows.findLast(({ skipped }) => skipped === null)
    const { id = 0, oldPrice = 0, newPrice } = changed ?? {}
    const put = (price: number | null) => callJson(200, 'PATCH', `/products/${id}/price`, { price })
    await put((oldPrice ?? 0) + 100)
    const stale = { ...change, expected: figures.fingerprint }
    const message = 'Пока вы смотрели, цены или список товаров изменились'
    await expectError(await call('POST', `${BULK}/preview/part`, stale), 409, message)
    await expectError(await call('POST', BULK, stale), 409, message)
    await put(oldPrice ?? 0)
    expect(newPrice).not.toBeNull()
    expect((await part({ limit: 1 })).total).toBe(COUNT)
  })

  test('is applied to all that match, exactly as every part said, and taken back', async () => {
    const shown = await readAll((mark) => part(mark))
    const pricesNow = async () => {
      const { rows } = await shop.database.pool.query<{ id: number; price: number | null }>(
        'select id, price from products order by id',
      )
      return rows
    }
    const before = await pricesNow()
    const body = { ...change, expected: figures.fingerprint }
    const { count, id } = await callJson<{ count: number; id: number }>(200, 'POST', BULK, body)
    expect(count).toBe(figures.figures.changed)
    expect(await pricesNow()).toEqual(
      shown.map((row) => ({ id: row.id, price: row.skipped ? row.oldPrice : row.newPrice })),
    )
    expect(await callJson(200, 'POST', `${BULK}/${id}/undo`)).toEqual({ restored: count, left: [] })
    expect(await pricesNow()).toEqual(before)
  })
})

describe('The feed of more than five thousand products', () => {
  let whole: ProductFeed
  beforeAll(async () => {
    whole = await callJson(200, 'GET', '/admin/feed')
  })

  test('is whole for whoever asks for it whole, and numbers for whoever wants no more than so many', async () => {
    expect(whole.products).toHaveLength(COUNT)
    expect(await readFeed({ upTo: COUNT })).toEqual(whole)
    const { products, ...facts } = whole
    const count = (filter: FeedFilter) => products.filter(FEED_FILTERS[filter].isShown).length
    const counts = { all: COUNT, in: count('in'), out: count('out'), lacking: count('lacking') }
    expect(await readFeed<ProductFeedCounts>({ upTo: LARGE_STAFF_LIST })).toEqual({ ...facts, counts })
    expect(counts.lacking).toBeGreaterThan(STAFF_PART_SIZE)
    expect(counts.lacking).toBeLessThan(counts.in)
    expect(counts.in + counts.out).toBe(COUNT)
  })

  test.each<[query: object, filter: FeedFilter, typed: string]>([
    [{}, 'all', ''],
    [{ show: 'in' }, 'in', ''],
    [{ show: 'out' }, 'out', ''],
    [{ show: 'lacking' }, 'lacking', ''],
    [{ find: ' КЕДР 1' }, 'all', 'кедр 1'],
    [{ find: 'елка-100%_' }, 'all', 'ёлка-100%_'],
    [{ find: 'волна', show: 'out' }, 'out', 'волна'],
    [{ find: 'волна', show: 'lacking' }, 'lacking', 'волна'],
    [{ find: '%' }, 'all', '%'],
    [{ find: 'ничего такого', show: 'lacking' }, 'lacking', 'ничего такого'],
  ])('comes in parts as the browser would choose of all products: %j', async (query, filter, typed) => {
    const expected = whole.products
      .filter(FEED_FILTERS[filter].isShown)
      .filter(({ name, manufacturerName }) => includesTyped(typed, [name, manufacturerName]))
    expect(await readAll((mark) => readFeed<FeedPart>({ ...query, ...mark }))).toEqual(expected)
  })

  test('goes on behind a product that has been deleted meanwhile', async () => {
    for (const show of ['in', 'lacking']) {
      const expected = idsOf((await readFeed<FeedPart>({ show, limit: 8 })).items)
      const first = await readFeed<FeedPart>({ show, limit: 4 })
      const gone = first.items.at(-1)?.id
      await callJson(204, 'DELETE', `/products/${gone}`)
      expect(idsOf((await readFeed<FeedPart>({ show, limit: 4, after: first.next })).items)).toEqual(
        expected.slice(4),
      )
      await callJson(200, 'POST', `/admin/trash/products/${gone}/restore`)
    }
  })

  test.each([
    ['part?show=all', 'Ожидается in, out или lacking'],
    ['part?limit=0', 'Ожидается число от 1 до 100'],
    ['part?after=-1', 'Ожидается next прошлого ответа'],
    ['part?find=%00', 'Запрос содержит недопустимые символы'],
    ['?upTo=0', 'upTo — целое число'],
  ])('says what is wrong with %s', async (query, message) => {
    const address = query.startsWith('?') ? `/admin/feed${query}` : `/admin/feed/${query}`
    await expectError(await call('GET', address), 400, message)
  })

  test('is for staff alone', async () => {
    expect((await callAnonymously('GET', '/admin/feed/part')).status).toBe(401)
  })
})
