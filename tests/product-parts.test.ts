import { beforeAll, describe, expect, test } from 'vitest'
import { addManyProducts } from '../scripts/bench/many-products.ts'
import {
  filterProducts,
  type ProductFilters,
  sortByFilled,
} from '../src/admin/resources/catalogue/list/product-filters.ts'
import type { CatalogueSummary, ProductPart } from '../src/contract/catalogue/product-parts.ts'
import type { StaffListedProduct } from '../src/contract/catalogue/products.ts'
import type { SpecFilling } from '../src/contract/catalogue/specs.ts'
import { LARGE_STAFF_LIST, STAFF_PART_SIZE } from '../src/domain/catalogue/parts.ts'
import { expectError, openDesk } from './support/desk.ts'
import { openShop } from './support/shop.ts'
import { recordStatements } from './support/statements.ts'

const shop = openShop()
const { call, callAnonymously } = openDesk(shop)
const COUNT = LARGE_STAFF_LIST + 1
let all: StaffListedProduct[] = []
let filling: SpecFilling

async function read<T>(path: string): Promise<T> {
  const response = await call('GET', path)
  expect(response.status, path).toBe(200)
  return await response.json()
}
const part = (query: object) =>
  read<ProductPart>(`/admin/products/part?${new URLSearchParams(Object.entries(query))}`)
const idsOf = (items: readonly { id: number }[]) => items.map(({ id }) => id)
const NONE = { search: '', manufacturerId: null, modelLine: null, check: null, missing: null } as const

beforeAll(async () => {
  await addManyProducts(shop.database.pool, COUNT)
  await shop.database.pool.query(`
    update products set name = 'Ёлка-100%_' || id where id in (select id from products order by id desc limit 3);
    update products set image_url = null, body = null where id % 700 = 0;
    insert into catalogue_order (product_id, place) select max(id), 1 from products union select min(id) + 7, 2 from products`)
  all = await read('/admin/products')
  filling = await read('/admin/specs/filling')
})

describe('The list of staff of more than five thousand products', () => {
  test('is whole for whoever asks for it whole, and figures for whoever wants no more than so many', async () => {
    expect(all).toHaveLength(COUNT)
    expect(await read<unknown[]>(`/admin/products?upTo=${COUNT}`)).toEqual(all)
    const summary = await read<CatalogueSummary>(`/admin/products?upTo=${LARGE_STAFF_LIST}`)
    expect(summary).toMatchObject({
      total: COUNT,
      withoutPrice: filterProducts(all, { ...NONE, check: 'price' }).length,
      withoutPicture: filterProducts(all, { ...NONE, check: 'picture' }).length,
    })
    expect(summary.withoutPicture).toBeGreaterThan(3)
    for (const { manufacturerId, modelLine, count } of summary.lines) {
      const own = all.filter((one) => one.manufacturerId === manufacturerId && one.modelLine === modelLine)
      expect(own).toHaveLength(count)
    }
    expect(summary.lines.reduce((sum, { count }) => sum + count, 0)).toBe(COUNT)
    expect(JSON.stringify(summary).length).toBeLessThan(20_000)
  })

  test('comes in parts, in the order of the catalogue, each product once', async () => {
    const found: number[] = []
    for (let after: number | null = 0, calls = 0; after !== null; calls += 1) {
      const { items, total, next }: ProductPart = await part(calls === 0 ? {} : { after })
      expect(items.length).toBeLessThanOrEqual(STAFF_PART_SIZE)
      expect(total).toBe(COUNT)
      found.push(...idsOf(items))
      after = next
    }
    expect(found).toEqual(idsOf(all))
  })

  test('shows of each what the whole list shows, and how much is known of it', async () => {
    const { items } = await part({ limit: 5 })
    const known = new Map(filling.products.map((one) => [one.productId, one]))
    expect(items).toEqual(
      all.slice(0, 5).map((product) => {
        const { percent, missing } = known.get(product.id) ?? {}
        return { ...product, percent, missing }
      }),
    )
  })

  test.each<[query: object, filters: Partial<ProductFilters>]>([
    [{ find: '  топас ' }, { search: 'топас' }],
    [{ find: 'елка' }, { search: 'елка' }],
    [{ find: '0%_' }, { search: '0%_' }],
    [{ find: '%' }, { search: '%' }],
    [{ find: 'ничего такого' }, { search: 'ничего такого' }],
    [{ manufacturerId: 1 }, { manufacturerId: 1 }],
    [
      { manufacturerId: 2, find: '5' },
      { manufacturerId: 2, search: '5' },
    ],
    [{ check: 'price' }, { check: 'price' }],
    [{ check: 'picture' }, { check: 'picture' }],
    [{ missing: '' }, { missing: '' }],
    [
      { find: '10', sort: 'filled' },
      { search: '10', sort: { key: 'filled', isDown: false } },
    ],
    [{ sort: '-filled' }, { sort: { key: 'filled', isDown: true } }],
  ])('finds what the browser would find in the whole list: %j', async (query, filters) => {
    const known = new Map(filling.products.map((one) => [one.productId, one]))
    const { sort = null, ...rest } = filters
    const found = filterProducts(all, { ...NONE, ...rest }, known)
    const expected = idsOf(sort ? sortByFilled(found, known, sort.isDown) : found)
    const first = await part(query)
    expect(first.total).toBe(expected.length)
    expect(idsOf(first.items)).toEqual(expected.slice(0, STAFF_PART_SIZE))
    expect(first.next === null).toBe(expected.length <= STAFF_PART_SIZE)
    if (first.next === null) return
    const second = await part({ ...query, after: first.next, limit: 30 })
    expect(idsOf(second.items)).toEqual(expected.slice(STAFF_PART_SIZE, STAFF_PART_SIZE + 30))
  })

  test('finds products by line, exact name, slug and number', async () => {
    const last = all.at(-1)
    const { name = '', slug = '', id = 0, manufacturerId, modelLine } = last ?? {}
    expect(idsOf((await part({ slug })).items)).toEqual([id])
    expect(idsOf((await part({ ids: `${id},999999999` })).items)).toEqual([id])
    const named = all.filter((one) => one.name === name)
    expect(idsOf((await part({ named: name })).items)).toEqual(idsOf(named))
    const own = all.filter((one) => one.manufacturerId === manufacturerId && one.modelLine === modelLine)
    expect((await part({ manufacturerId, modelLine })).total).toBe(own.length)
  })

  test('goes on behind a product that has been deleted meanwhile', async () => {
    const first = await part({ limit: 4 })
    const gone = first.items.at(-1)
    expect((await call('DELETE', `/products/${gone?.id}`)).status).toBe(204)
    const { items, total } = await part({ limit: 4, after: first.next })
    expect(idsOf(items)).toEqual(idsOf(all.slice(4, 8)))
    expect(total).toBe(COUNT - 1)
    expect((await call('POST', `/admin/trash/products/${gone?.id}/restore`)).status).toBe(200)
  })

  test('names all that match by number and version, as many as one action takes', async () => {
    const whole = await read<{ id: number; version: number }[]>('/admin/products/found')
    expect(whole).toHaveLength(LARGE_STAFF_LIST)
    const { total, items } = await part({ find: 'топас' })
    const found = await read<{ id: number; version: number }[]>(
      `/admin/products/found?${new URLSearchParams({ find: 'топас' })}`,
    )
    expect(found).toHaveLength(total)
    expect(found[0]).toEqual({ id: items[0]?.id, name: items[0]?.name, version: items[0]?.version })
    const lacking = await read<unknown[]>('/admin/products/found?missing=&find=10')
    expect(lacking).toHaveLength((await part({ missing: '', find: '10' })).total)
    const [one, other] = found
    const response = await call('POST', '/products/bulk-actions', {
      items: [one, other].map((chosen) => ({ id: chosen?.id, version: chosen?.version })),
      action: { isNew: true },
    })
    const { changed, left }: { changed: number[]; left: unknown[] } = await response.json()
    expect(changed.toSorted()).toEqual(idsOf(found.slice(0, 2)).toSorted())
    expect(left).toEqual([])
  })

  test('counts what is known of parameters without a list of products', async () => {
    const { total, parameters, products } = filling
    expect(await read('/admin/specs/filling?of=parameters')).toEqual({ total, parameters, products: [] })
    expect(products).toHaveLength(COUNT)
    expect(await read(`/admin/specs/filling?upTo=${LARGE_STAFF_LIST}`)).toEqual({
      total,
      parameters: [],
      products: [],
    })
  })

  test('is counted only for whoever says up to how many, and parameters are read once', async () => {
    const countAsked = async (path: string) => {
      const { statements } = await recordStatements(shop.database.pool, () => read(path))
      const count = (asked: RegExp) => statements.filter(({ text }) => asked.test(text)).length
      return [count(/count\(\*\) as count from "products"/), count(/from "spec_parameters"/)]
    }
    expect(await countAsked('/admin/specs/filling')).toEqual([0, 1])
    expect(await countAsked(`/admin/specs/filling?upTo=${COUNT}`)).toEqual([1, 1])
    expect(await countAsked(`/admin/specs/filling?upTo=${LARGE_STAFF_LIST}`)).toEqual([1, 0])
    expect(await countAsked('/admin/products')).toEqual([0, 0])
    // All of them, those without a price and those without a picture.
    expect(await countAsked(`/admin/products?upTo=${LARGE_STAFF_LIST}`)).toEqual([3, 0])
  })

  test.each([
    ['part', 'limit=0', 'Ожидается число от 1 до 100'],
    ['part', 'limit=101', 'Ожидается число от 1 до 100'],
    ['part', 'after=-1', 'Ожидается next прошлого ответа'],
    ['part', 'after=1e9', 'Ожидается next прошлого ответа'],
    ['part', "after=1'--", 'Ожидается next прошлого ответа'],
    ['part', 'sort=price', 'Так товары не сортируются'],
    ['part', 'check=colour', 'Ожидается price или picture'],
    ['part', 'ids=1,x', 'Ожидаются номера товаров через запятую'],
    ['part', `ids=${Array.from({ length: 101 }, (_, at) => at + 1)}`, 'Не больше 100 номеров'],
    ['part', `find=${'я'.repeat(201)}`, 'Не длиннее 200 символов'],
    ['part', 'find=%00', 'Запрос содержит недопустимые символы'],
    ['found', 'manufacturerId=x', 'Номер должен быть целым числом'],
  ])('says what is wrong with %s?%s', async (what, query, message) => {
    await expectError(await call('GET', `/admin/products/${what}?${query}`), 400, message)
  })

  test('says what is wrong with how many are wanted whole', async () => {
    await expectError(await call('GET', '/admin/products?upTo=0'), 400, 'upTo — целое число')
    await expectError(await call('GET', '/admin/specs/filling?of=all'), 400, 'Ожидается parameters')
  })

  test.each([Number.MAX_SAFE_INTEGER, '9'.repeat(30)])(
    'ends behind a mark that no product has: %s',
    async (after) => {
      for (const sort of [{}, { sort: 'filled' }]) {
        expect(await part({ after, ...sort })).toEqual({ items: [], total: COUNT, next: null })
      }
    },
  )

  test('is for staff alone', async () => {
    for (const what of ['part', 'found']) {
      expect((await callAnonymously('GET', `/admin/products/${what}`)).status).toBe(401)
    }
  })

  test('puts a product at a place of the whole order, and back again', async () => {
    const order = async () => idsOf(await read<StaffListedProduct[]>('/admin/products'))
    const before = await order()
    const place = async (id: number | undefined, to: number) => {
      const response = await call('PUT', `/products/order/${id}`, { place: to })
      expect(response.status).toBe(200)
      return await response.json()
    }
    const [first, , third] = before
    const far = before[4000]
    expect(await place(far, 2)).toEqual({ place: 2, previous: 4001 })
    expect(await order()).toEqual([first, far, ...before.slice(1).filter((id) => id !== far)])
    expect(await place(far, 4001)).toEqual({ place: 4001, previous: 2 })
    expect(await order()).toEqual(before)
    expect(await place(third, 20_000)).toEqual({ place: COUNT, previous: 3 })
    expect((await order()).at(-1)).toBe(third)
    expect(await place(third, 3)).toEqual({ place: 3, previous: COUNT })
    expect(await order()).toEqual(before)
  })

  test.each([
    [1, { place: 0 }, 400, 'Ожидается место от 1 до 20000'],
    [1, { place: 20_001 }, 400, 'Ожидается место от 1 до 20000'],
    [1, {}, 400, 'Ожидается место от 1 до 20000'],
    [999_999, { place: 1 }, 404, 'Продукт не найден'],
  ])('refuses to put product %s at %j', async (id, body, status, message) => {
    await expectError(await call('PUT', `/products/order/${id}`, body), status, message)
  })
})
