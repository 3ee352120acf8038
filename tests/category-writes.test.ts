import { describe, expect, test } from 'vitest'
import type { Category } from '../src/contract/catalogue/categories.ts'
import { openCatalogueDesk } from './support/catalogue-desk.ts'
import { expectError } from './support/desk.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()
const { call, callJson, topas, makeProduct, makeCategory, readProduct } = openCatalogueDesk(shop)

describe('A manager keeps the categories', () => {
  test('a new one has the order after their number, and visitors read it', async () => {
    const before = await callJson<Category[]>(200, 'GET', '/categories')
    const created = await makeCategory({ description: '', imageUrl: '/assets/c.jpg' })
    expect(created).toMatchObject({ description: null, imageUrl: '/assets/c.jpg', order: before.length + 1 })
    expect(await callJson(200, 'GET', '/categories')).toContainEqual(created)
    expect((await makeCategory({ order: 0 })).order).toBe(0)
  })

  test('what a change leaves out stays, null clears', async () => {
    const before = await makeCategory({ description: 'Слова', order: 7, manufacturerId: topas() })
    const put = (changes: object) => callJson(200, 'PUT', `/categories/${before.id}`, changes)
    expect(await put({ name: 'Иначе' })).toEqual({ ...before, name: 'Иначе', version: 2 })
    expect(await put({})).toEqual({ ...before, name: 'Иначе', version: 2 })
    const nothing = { description: null, manufacturerId: null, order: null }
    expect(await put(nothing)).toEqual({ ...before, ...nothing, name: 'Иначе', order: 0, version: 3 })
  })

  test.each<[object, number, string]>([
    [{ name: '' }, 400, 'Название категории обязательно'],
    [{ slug: null }, 400, 'URL slug обязателен'],
    [{ slug: 'Серия' }, 400, 'Slug должен содержать только'],
    [{ order: 1.5 }, 400, 'Порядок должен быть целым числом'],
    [{ order: 3_000_000_000 }, 400, 'Слишком большое число'],
    [{ manufacturerId: 999_999 }, 400, 'Такого производителя нет'],
    [{ slug: 'topas' }, 409, 'Такой slug уже используется'],
  ])('%o is refused in Russian, new or old', async (fields, status, message) => {
    const { id } = await makeCategory()
    await expectError(await call('PUT', `/categories/${id}`, fields), status, message)
    const created = await call('POST', '/categories', { name: 'Новая', slug: 'new-one', ...fields })
    await expectError(created, status, message)
  })

  test('one that goes leaves its products in the shop, without a category', async () => {
    const { id } = await makeCategory()
    const product = await makeProduct({ categoryId: id })
    expect(product.categoryId).toBe(id)
    const response = await call('DELETE', `/categories/${id}`)
    expect(response.status).toBe(204)
    expect(await response.text()).toBe('')
    expect(await readProduct(product.id)).toMatchObject({ categoryId: null, categoryName: null })
    await expectError(await call('DELETE', `/categories/${id}`), 404, 'Категория не найдена')
    await expectError(await call('PUT', `/categories/${id}`, { name: 'Нет' }), 404, 'Категория не найдена')
    await expectError(await call('DELETE', '/categories/99999999999'), 404, 'Категория не найдена')
  })
})
