import { describe, expect, test } from 'vitest'
import type { Accessory } from '../src/contract/catalogue/accessories.ts'
import type { Product } from '../src/contract/catalogue/products.ts'
import type { JournalEntry } from '../src/contract/records/journal.ts'
import { openCatalogueDesk } from './support/catalogue-desk.ts'
import { expectError } from './support/desk.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()
const { call, callAnonymously, callJson, makeProduct, makeCategory, readProduct } = openCatalogueDesk(shop)

interface Order {
  ids: number[]
  previous: number[]
}
interface Outcome {
  batchId: string | null
  changed: number[]
  left: { id: number; name: string | null; reason: string }[]
}

const listIds = async () => {
  const products: Product[] = await (await callAnonymously('GET', '/products')).json()
  return products.map(({ id }) => id)
}

const listOrders = async () => {
  const asked = '/admin/journal?entity=system&action=update'
  return (await callJson<{ entries: JournalEntry[] }>(200, 'GET', asked)).entries
}

describe('A copy', () => {
  test('is hidden, has an address of its own and the same numbers', async () => {
    const similar = await makeProduct()
    const accessory = await callJson<Accessory>(201, 'POST', '/admin/accessories', {
      name: 'Насос',
      price: 1,
    })
    await callJson(201, 'POST', '/admin/specs/parameters', { key: 'noise', name: 'Шум', dataType: 'number' })
    const original = await makeProduct({
      name: 'Топас 5',
      price: 10_000_000,
      oldPrice: 12_000_000,
      weight: 300,
      featured: true,
      technicalSpecs: { images: ['/assets/a.jpg', '/assets/b.jpg'], Цвет: 'зелёный' },
      modelLine: 'Своя',
      specs: { noise: 45 },
      documents: [{ title: 'Паспорт', url: '/assets/uploads/a.pdf' }],
      accessoryIds: [accessory.id],
      similarIds: [similar.id],
    })
    const copy = await callJson<Product>(201, 'POST', `/products/${original.id}/copy`)
    const { id: _id, slug, name, published, version, createdAt: _c, updatedAt: _u, ...fields } = copy
    expect({ slug, name, published, version }).toEqual({
      slug: `${original.slug}-2`,
      name: 'Топас 5 (копия)',
      published: false,
      version: 1,
    })
    expect({ ...original, ...fields }).toEqual(original)
    expect(copy).toMatchObject({ specs: { noise: 45 }, accessories: [{ id: accessory.id }] })
    expect((await callAnonymously('GET', `/products/${slug}`)).status).toBe(404)
    const second = await callJson<Product>(201, 'POST', `/products/${original.id}/copy`)
    expect(second.slug).toBe(`${original.slug}-3`)
  })

  test('of a product that is gone is refused, and of anything by a stranger', async () => {
    await expectError(await call('POST', '/products/999999/copy'), 404, 'Продукт не найден')
    expect((await callAnonymously('POST', '/products/1/copy')).status).toBe(401)
  })
})

describe('The order by hand', () => {
  test('comes first, the rest follows by number, and is taken back', async () => {
    const before = await listIds()
    const [first, second, third] = before
    const ids = [third, first]
    expect(await callJson<Order>(200, 'PUT', '/products/order', { ids })).toEqual({ ids, previous: [] })
    expect(await listIds()).toEqual([third, first, ...before.filter((id) => id !== third && id !== first)])
    const late = await call('PUT', '/products/order', { ids: [second], expected: [] })
    await expectError(late, 409, 'Пока вы двигали товары, порядок изменили. Посмотрите его ещё раз.')
    const undone = await callJson<Order>(200, 'PUT', '/products/order', { ids: [], expected: ids })
    expect(undone.previous).toEqual(ids)
    expect(await listIds()).toEqual(before)
  })

  test('raises no version, stands in the journal, and loses its place only with the product', async () => {
    const product = await makeProduct()
    await callJson(200, 'PUT', '/products/order', { ids: [product.id] })
    expect((await readProduct(product.id)).version).toBe(1)
    const other = await makeProduct()
    await callJson(200, 'PUT', '/products/order', { ids: [other.id, product.id] })
    const [entry, first] = await listOrders()
    const field = { field: 'ids', label: 'Номера товаров по порядку' }
    expect(entry).toMatchObject({ title: 'Порядок товаров', actorName: 'manager' })
    expect(entry?.changes).toEqual([{ ...field, before: [product.id], after: [other.id, product.id] }])
    expect(first?.changes).toEqual([{ ...field, before: [], after: [product.id] }])
    await shop.database.pool.query('update catalogue_order set place = -place')
    const [unasked] = await listOrders()
    expect(unasked).toMatchObject({ actorName: 'система' })
    expect(unasked?.changes).toMatchObject([
      { before: [other.id, product.id], after: [product.id, other.id] },
    ])
    // What leaves all as it is, is no change.
    await callJson(200, 'PUT', '/products/order', { ids: [product.id, other.id] })
    expect((await listOrders())[0]).toEqual(unasked)
    expect((await call('DELETE', `/products/${product.id}`)).status).toBe(204)
    // The deletion and the order without the product are one act.
    const [gone] = await listOrders()
    expect(gone?.changes).toMatchObject([{ after: [other.id] }])
    const asked = `/admin/journal?entity=products&entityId=${product.id}&action=delete`
    const { entries } = await callJson<{ entries: JournalEntry[] }>(200, 'GET', asked)
    expect(entries).toMatchObject([{ batchId: gone?.batchId }])
    expect(gone?.batchId).not.toBeNull()
    await callJson(200, 'POST', `/admin/trash/products/${product.id}/restore`)
    expect((await listIds())[0]).toBe(product.id)
    await callJson(200, 'PUT', '/products/order', { ids: [] })
  })

  test.each<[unknown, string]>([
    [{ ids: [1, 1] }, 'Товар назван дважды'],
    [{ ids: ['один'] }, 'Номер должен быть целым числом'],
    [{ ids: 'все' }, 'Ожидается список номеров товаров'],
    [{ ids: [999_999] }, 'Товара № 999999 нет'],
    [{ ids: [9_999_999_999] }, 'Такого товара нет'],
    [{}, 'Ожидается список номеров товаров'],
  ])('with %j is refused', async (body, message) => {
    const response = await call('PUT', '/products/order', body)
    expect(response.status).toBe(400)
    expect(await response.text()).toContain(message)
  })

  test('keeps its address from the products', async () => {
    const response = await call('POST', '/products', { name: 'Порядок', slug: 'order', manufacturerId: 1 })
    expect(response.status).toBe(400)
  })
})

describe('One action for many products', () => {
  const apply = (items: object[], action: object) =>
    callJson<Outcome>(200, 'POST', '/products/bulk-actions', { items, action })
  const undo = (batchId: string | null) =>
    callJson<{ restored: number; left: object[] }>(200, 'POST', `/products/bulk-actions/${batchId}/undo`)
  const seen = ({ id, version }: Product) => ({ id, version })

  test('hides them, each with an entry of one batch, and shows them again', async () => {
    const products = [await makeProduct(), await makeProduct(), await makeProduct({ published: false })]
    const { batchId, changed, left } = await apply(products.map(seen), { published: false })
    expect(changed).toEqual(products.slice(0, 2).map(({ id }) => id))
    expect(left).toEqual([])
    const { rows } = await shop.database.pool.query('select entity_id from journal where batch_id = $1', [
      batchId,
    ])
    expect(rows).toHaveLength(2)
    expect(await undo(batchId)).toEqual({ restored: 2, left: [] })
    expect(await readProduct(products[0]?.id ?? 0)).toMatchObject({ published: true, version: 3 })
  })

  test('leaves alone what a colleague has changed meanwhile, and names it', async () => {
    const [one, other] = [await makeProduct(), await makeProduct({ name: 'Правленый' })]
    await callJson(200, 'PATCH', `/products/${other.id}`, { weight: 1 })
    const category = await makeCategory()
    const items = [...[one, other].map(seen), { id: 999_999 }]
    const { changed, left } = await apply(items, { categoryId: category.id, featured: true })
    expect(changed).toEqual([one.id])
    expect(left).toEqual([
      { id: 999_999, name: null, reason: 'Товара больше нет' },
      { id: other.id, name: 'Правленый', reason: 'Пока вы выбирали, товар изменили' },
    ])
    expect(await readProduct(one.id)).toMatchObject({ categoryId: category.id, featured: true })
    expect(await readProduct(other.id)).toMatchObject({ categoryId: null, featured: false })
  })

  test('is taken back only where nobody has touched it since', async () => {
    const [one, other] = [await makeProduct(), await makeProduct({ name: 'Тронутый' })]
    const { batchId } = await apply([one, other].map(seen), { isNew: true })
    await callJson(200, 'PATCH', `/products/${other.id}`, { isNew: false })
    expect(await undo(batchId)).toEqual({
      restored: 1,
      left: [{ id: other.id, name: 'Тронутый', reason: 'С тех пор товар изменили' }],
    })
    expect(await readProduct(one.id)).toMatchObject({ isNew: false })
  })

  test('deletes them into the trash and brings them back', async () => {
    const products = [await makeProduct(), await makeProduct()]
    const { batchId } = await apply(products.map(seen), { remove: true })
    for (const { id } of products) expect((await call('GET', `/products/id/${id}`)).status).toBe(404)
    expect(await undo(batchId)).toEqual({ restored: 2, left: [] })
    for (const { id } of products) expect((await call('GET', `/products/id/${id}`)).status).toBe(200)
  })

  test.each<[object, string]>([
    [{ items: [], action: { featured: true } }, 'Выберите товары'],
    [{ items: [{ id: 1 }], action: {} }, 'Выберите действие'],
    [{ items: [{ id: 1 }], action: { categoryId: 999_999 } }, 'Такой категории нет'],
    [{ items: [{ id: 1 }], action: { price: 1 } }, 'Выберите действие'],
  ])('with %j is refused', async (body, message) => {
    const response = await call('POST', '/products/bulk-actions', body)
    expect(response.status).toBe(400)
    expect(await response.text()).toContain(message)
  })

  test('that nobody has done cannot be undone, nor one of prices', async () => {
    await expectError(await call('POST', '/products/bulk-actions/prices-1/undo'), 404, 'Такого действия нет')
  })
})
