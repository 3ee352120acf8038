import { beforeAll, describe, expect, test } from 'vitest'
import type { Import } from '../src/contract/catalogue/imports.ts'
import type { Product } from '../src/contract/catalogue/products.ts'
import { expectError } from './support/desk.ts'
import { openImportDesk } from './support/import-desk.ts'
import { hireNarrowed } from './support/narrowed.ts'

const { shop, call, callJson, upload, check } = openImportDesk()

const CLOSED = 'Администратор не дал вам доступа к ценам: цену меняет коллега, у которого он есть'
const cookies = { closed: '', limited: '', doubling: '' }

beforeAll(async () => {
  cookies.closed = await hireNarrowed(shop, { prices: false })
  cookies.limited = await hireNarrowed(shop, { priceChange: 10 })
  cookies.doubling = await hireNarrowed(shop, { priceChange: 100 })
})

const as = (person: keyof typeof cookies, method: string, address: string, body?: object) =>
  shop.app.request(`http://shop.test/api${address}`, {
    method,
    headers: { cookie: cookies[person], 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })

const readAs = async (person: keyof typeof cookies, address: string) =>
  (await as(person, 'GET', address)).json()

async function expectBeyond(answer: Response | Promise<Response>, limit = 10) {
  const response = await answer
  const { message } = await response.json()
  expect({ status: response.status, message }).toEqual({
    status: 400,
    message: expect.stringContaining(`менять цену не больше чем на ${limit} %`),
  })
}

let made = 0
/** A product of 100 000 ₽. */
async function makeProduct(fields: object = {}): Promise<Product> {
  made += 1
  const product = {
    manufacturerId: 1,
    name: `Товар ${made}`,
    slug: `tovar-${made}`,
    price: 10_000_000,
    ...fields,
  }
  return await callJson<Product>(201, 'POST', '/products', product)
}
const priceOf = async (id: number) =>
  (await shop.database.pool.query('select price from products where id = $1', [id])).rows[0].price

describe('A manager with a limit of 10 %', () => {
  test.each([
    [11_000_000, 200],
    [9_000_000, 200],
    [11_000_001, 400],
    [8_999_999, 400],
    [0, 400],
  ])(
    'from 100 000 ₽ to %i kopecks: %i, in the form, by the price alone, and for later',
    async (price, status) => {
      const { id } = await makeProduct()
      const effectiveAt = '2099-12-01T00:00:00Z'
      const planned = await as('limited', 'PATCH', `/products/${id}/price`, { price, effectiveAt })
      expect(planned.status).toBe(status === 200 ? 202 : 400)
      expect((await as('limited', 'PATCH', `/products/${id}`, { price })).status).toBe(status)
      expect(await priceOf(id)).toBe(status === 200 ? price : 10_000_000)
      const other = await makeProduct()
      expect((await as('limited', 'PATCH', `/products/${other.id}/price`, { price })).status).toBe(status)
      expect(await priceOf(other.id)).toBe(status === 200 ? price : 10_000_000)
    },
  )

  test('is told what the price was and would be', async () => {
    const { id, name } = await makeProduct()
    await expectError(
      await as('limited', 'PATCH', `/products/${id}/price`, { price: 20_000_000 }),
      400,
      `Администратор разрешил вам менять цену не больше чем на 10 % за раз. ${name}: было 100 000 ₽, станет 200 000 ₽. Ничего не записано.`,
    )
  })

  test('gives a first price, takes none away, and makes new products with one', async () => {
    const { id } = await makeProduct({ price: null })
    expect((await as('limited', 'PATCH', `/products/${id}`, { price: 500 })).status).toBe(200)
    expect((await as('limited', 'PATCH', `/products/${id}`, { price: null })).status).toBe(400)
    const product = { manufacturerId: 1, name: 'Новый', slug: 'novyy', price: 100 }
    expect((await as('limited', 'POST', '/products', product)).status).toBe(201)
  })

  test('is held by it in changes of many, at once and for later', async () => {
    const { id } = await makeProduct({ modelLine: 'Предел' })
    const bulk = { modelLine: 'Предел', priceChange: '11', changeType: 'percentage' }
    const address = '/products/bulk-price-update'
    await expectBeyond(as('limited', 'POST', address, bulk))
    const effectiveAt = '2099-12-01T00:00:00Z'
    await expectBeyond(as('limited', 'POST', address, { ...bulk, effectiveAt }))
    expect(await priceOf(id)).toBe(10_000_000)
    expect((await as('limited', 'POST', address, { ...bulk, priceChange: '10' })).status).toBe(200)
    expect(await priceOf(id)).toBe(11_000_000)
  })

  test('by drafts, versions and the way back of a price', async () => {
    const { id } = await makeProduct()
    await callJson(200, 'PATCH', `/products/${id}`, { price: 20_000_000 })
    await expectBeyond(as('limited', 'POST', `/admin/versions/products/${id}/1/restore`, {}))
    expect((await as('limited', 'PUT', `/admin/drafts/products/${id}`, { price: 30_000_000 })).status).toBe(
      200,
    )
    await expectBeyond(as('limited', 'POST', `/admin/drafts/products/${id}/publish`, {}))
    expect(await callJson<object>(200, 'GET', `/admin/drafts/products/${id}`)).toMatchObject({
      draft: { price: 30_000_000 },
    })
    const [entry] = await callJson<{ id: number }[]>(200, 'GET', `/products/${id}/prices`)
    await expectBeyond(as('limited', 'POST', `/products/${id}/prices/${entry?.id}/undo`, {}))
    expect(await priceOf(id)).toBe(20_000_000)
  })
})

describe('A manager with a limit of 100 %', () => {
  test.each([
    [20_000_000, 200],
    [20_000_001, 400],
    [100_000_000, 400],
    [1, 200],
    [0, 200],
  ])(
    'doubles a price and no more: from 100 000 ₽ to %i kopecks is %i, now and for later',
    async (price, status) => {
      const { id } = await makeProduct()
      const effectiveAt = '2099-12-01T00:00:00Z'
      const address = `/products/${id}`
      const planned = await as('doubling', 'PATCH', `${address}/price`, { price, effectiveAt })
      expect(planned.status).toBe(status === 200 ? 202 : 400)
      const other = await makeProduct({ installationPrice: 10_000_000, price: 50_000_000 })
      const parts = await as('doubling', 'PATCH', `/products/${other.id}`, { installationPrice: price })
      expect(parts.status).toBe(price > 50_000_000 ? 400 : status)
      expect((await as('doubling', 'PATCH', address, { price })).status).toBe(status)
      expect(await priceOf(id)).toBe(status === 200 ? price : 10_000_000)
    },
  )

  test.each([
    ['percentage', '100', '100.1', 20_000_000],
    ['fixed', '100000', '100000.01', 20_000_000],
    ['percentage', '-100', '101', 0],
  ])('is held by it in changes of many: %s, %s but not %s', async (changeType, within, beyond, price) => {
    const modelLine = `Удвоение ${changeType} ${within}`
    const { id } = await makeProduct({ modelLine })
    const address = '/products/bulk-price-update'
    const effectiveAt = '2099-12-01T00:00:00Z'
    const bulk = { modelLine, changeType }
    await expectBeyond(as('doubling', 'POST', address, { ...bulk, priceChange: beyond }), 100)
    await expectBeyond(as('doubling', 'POST', address, { ...bulk, priceChange: beyond, effectiveAt }), 100)
    expect(await priceOf(id)).toBe(10_000_000)
    const planned = await as('doubling', 'POST', address, { ...bulk, priceChange: within, effectiveAt })
    expect(planned.status).toBe(202)
    expect((await as('doubling', 'POST', address, { ...bulk, priceChange: within })).status).toBe(200)
    expect(await priceOf(id)).toBe(price)
  })

  test.each([
    [200_000, 202],
    [200_001, 400],
  ])('applies a price list with %i ₽ for 100 000 ₽: %i', async (rubles, status) => {
    const name = `Прайс на ${rubles}`
    const { id } = await makeProduct({ name, model: name })
    const sheet = await upload(`Номер;Модель;Цена\n${id};${name};${rubles}`, 'цены.csv')
    await check(sheet, { mapping: { 0: 'id', 2: 'price' } })
    const applied = as('doubling', 'POST', `/admin/imports/${sheet.id}/apply`, {})
    if (status === 400) await expectBeyond(applied, 100)
    else expect((await applied).status).toBe(status)
  })
})

describe('A manager without prices', () => {
  test('changes everything else of a product, and copies, deletes and restores it', async () => {
    const { id, price } = await makeProduct()
    expect((await as('closed', 'PATCH', `/products/${id}`, { price, name: 'Иначе' })).status).toBe(200)
    await expectError(await as('closed', 'PATCH', `/products/${id}`, { price: 10_000_001 }), 403, CLOSED)
    await expectError(await as('closed', 'PATCH', `/products/${id}`, { oldPrice: 20_000_000 }), 403, CLOSED)
    expect((await as('closed', 'POST', `/products/${id}/copy`, {})).status).toBe(201)
    expect((await as('closed', 'DELETE', `/products/${id}`)).status).toBe(204)
    expect((await as('closed', 'POST', `/admin/trash/products/${id}/restore`, {})).status).toBe(200)
    expect(await priceOf(id)).toBe(10_000_000)
  })

  test('makes products without a price alone', async () => {
    const product = { manufacturerId: 1, name: 'Без цены', slug: 'bez-ceny' }
    await expectError(await as('closed', 'POST', '/products', { ...product, price: 100 }), 403, CLOSED)
    expect((await as('closed', 'POST', '/products', product)).status).toBe(201)
  })

  test('plans none and changes none of many', async () => {
    const bulk = { modelLine: 'Предел', priceChange: '1', changeType: 'percentage' }
    expect((await as('closed', 'POST', '/products/bulk-price-update', bulk)).status).toBe(403)
  })
})

describe('A price list', () => {
  test.each([
    ['limited', 400, 'Администратор разрешил вам менять цену не больше чем на 10 %'],
    ['closed', 403, 'Администратор не дал вам доступа к ценам'],
  ] as const)('of somebody %s changes nothing beyond, and says why', async (person, status, message) => {
    const { id } = await makeProduct({ manufacturerId: 1, name: `Прайс ${person}`, model: `Прайс ${person}` })
    const sheet = await upload(`Номер;Модель;Цена\n${id};Прайс ${person};200000`, 'цены.csv')
    await check(sheet, { mapping: { 0: 'id', 2: 'price' } })
    // The dry run says it already, to whom it concerns.
    const address = `/admin/imports/${sheet.id}`
    expect(await readAs(person, address)).toMatchObject({ counts: { changed: 1, beyond: 1 } })
    for (const rows of ['rows', 'rows?kind=beyond'])
      expect(await readAs(person, `${address}/${rows}`)).toMatchObject([{ productId: id, isBeyond: true }])
    expect(await callJson<object>(200, 'GET', address)).not.toHaveProperty('counts.beyond')
    expect(await callJson<object>(200, 'GET', `${address}/rows?kind=beyond`)).toEqual([])
    const refused = await as(person, 'POST', `/admin/imports/${sheet.id}/apply`, {})
    expect(refused.status).toBe(status)
    expect((await refused.json()).message).toContain(message)
    expect(await priceOf(id)).toBe(10_000_000)
    expect(await callJson<Import>(200, 'GET', `/admin/imports/${sheet.id}`)).toMatchObject({
      state: 'checked',
    })
    expect((await call('POST', `/admin/imports/${sheet.id}/apply`, {})).status).toBe(202)
  })

  test('within the limit, or without a former price, has no row that is beyond', async () => {
    const [within, first] = [await makeProduct(), await makeProduct({ price: null })]
    const sheet = await upload(`Номер;Цена\n${within.id};110000\n${first.id};500000`, 'цены.csv')
    await check(sheet, { mapping: { 0: 'id', 1: 'price' } })
    const address = `/admin/imports/${sheet.id}`
    expect(await readAs('limited', address)).not.toHaveProperty('counts.beyond')
    expect(await readAs('limited', `${address}/rows?kind=beyond`)).toEqual([])
    expect(await readAs('closed', address)).toMatchObject({ counts: { beyond: 2 } })
    const [one] = await readAs('closed', `${address}/rows?kind=beyond&offset=1&limit=1`)
    expect(one).toMatchObject({ productId: first.id, isBeyond: true })
  })
})
