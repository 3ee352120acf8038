import { expect, test } from 'vitest'
import type { Accessory } from '../src/contract/catalogue/accessories.ts'
import { openCatalogueDesk } from './support/catalogue-desk.ts'
import { expectError } from './support/desk.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()
const { call, callAnonymously, callJson, makeProduct, makeCategory, readProduct, topas } =
  openCatalogueDesk(shop)

const list = () => callJson<Accessory[]>(200, 'GET', '/admin/accessories')
const make = (fields: object = {}) =>
  callJson<Accessory>(201, 'POST', '/admin/accessories', {
    name: 'Насос',
    price: 1_200_000,
    ...fields,
  })

test('a stranger neither sees the list nor changes it', async () => {
  for (const [method, address, body] of [
    ['GET', '', undefined],
    ['POST', '', { name: 'Чужой', price: 1 }],
    ['PUT', '/1', { name: 'Чужой' }],
    ['DELETE', '/1', undefined],
  ] as const) {
    const response = await callAnonymously(method, `/admin/accessories${address}`, body)
    await expectError(response, 401, 'Войдите, чтобы продолжить')
  }
})

test('a manager makes an accessory with everything that is known of it', async () => {
  const category = await makeCategory()
  const product = await makeProduct()
  const fields = {
    name: 'Сигнализатор уровня',
    description: 'Лампа в доме',
    price: 490_000,
    installationPrice: 90_000,
    imageUrl: '/assets/a.png',
    manufacturerId: topas(),
    categoryId: category.id,
    productId: product.id,
    technicalSpecs: { Кабель: '10 м' },
    order: 2,
    published: true,
  }
  const stored = await make(fields)
  expect(stored).toMatchObject({ ...fields, usedBy: 1, version: 1 })
  expect(await list()).toContainEqual(stored)
})

test.each<[object, string]>([
  [{ name: ' ' }, 'Название комплектующего обязательно'],
  [{ price: null }, 'Укажите цену'],
  [{ price: -1 }, 'Цена не может быть отрицательной'],
  [{ price: 1e12 }, 'Слишком большая цена'],
  [{ installationPrice: 9_000_000 }, 'Установка — часть цены и не может быть больше неё'],
  [{ manufacturerId: 999_999 }, 'Такого производителя нет'],
  [{ categoryId: 999_999 }, 'Такой категории нет'],
  [{ productId: 999_999 }, 'Такого товара нет'],
  [{ imageUrl: 'javascript:alert(1)' }, 'Адрес изображения'],
])('a manager is told what is wrong with %j, and nothing is stored', async (fields, message) => {
  const before = await list()
  const response = await call('POST', '/admin/accessories', { name: 'Плохой', price: 100, ...fields })
  expect(response.status).toBe(400)
  expect(await response.text()).toContain(message)
  expect(await list()).toEqual(before)
})

test('a manager changes what is sent over the version he has seen, and a colleague is not overwritten', async () => {
  const { id, version } = await make({ description: 'Было' })
  const address = `/admin/accessories/${id}`
  expect(await callJson(200, 'PUT', address, { price: 1_300_000 })).toMatchObject({
    price: 1_300_000,
    description: 'Было',
    version: 2,
  })
  const late = await call('PUT', address, { price: 1 }, { 'if-match': `"${version}"` })
  expect(late.status).toBe(409)
  expect(await late.json()).toMatchObject({ current: { id, price: 1_300_000, version: 2 } })
  await expectError(
    await call('PUT', '/admin/accessories/99999', { price: 1 }),
    404,
    'Комплектующее не найдено',
  )
})

test('an accessory of one product comes after those that the product names, and a hidden one is not offered', async () => {
  const product = await makeProduct()
  const own = await make({ name: 'Своё', productId: product.id })
  const named = [await make({ name: 'Второе', order: 5 }), await make({ name: 'Первое', order: 9 })]
  const hidden = await make({ name: 'Скрытое', published: false })
  const accessoryIds = [named[1]?.id, hidden.id, named[0]?.id]
  await callJson(200, 'PATCH', `/products/${product.id}`, { accessoryIds })
  const { accessories = [] } = await readProduct(product.id)
  expect(accessories.map(({ name }) => name)).toEqual(['Первое', 'Второе', 'Своё'])
  expect(accessories.map(({ id }) => id)).toContain(own.id)
  const { rows } = await shop.database.pool.query(
    'select count(*)::int as count from product_accessories where product_id = $1',
    [product.id],
  )
  expect(rows[0].count).toBe(3)
})

test('what was deleted lies in the trash, says what it belonged to, and comes back', async () => {
  const product = await makeProduct({ name: 'Хозяин' })
  const { id } = await make({ name: 'Уходящее', productId: product.id })
  expect((await call('DELETE', `/admin/accessories/${id}`)).status).toBe(204)
  expect((await call('DELETE', `/products/${product.id}`)).status).toBe(204)
  const trash = await callJson<{ entity: string; id: number; details: string[] }[]>(
    200,
    'GET',
    '/admin/trash?details=true',
  )
  expect(trash.find((one) => one.entity === 'accessories' && one.id === id)?.details).toContain(
    'Товар «Хозяин» тоже в корзине',
  )
  const restored = await callJson(200, 'POST', `/admin/trash/accessories/${id}/restore`)
  expect(restored).toMatchObject({
    id,
    productId: null,
    message: 'Товар «Хозяин» тоже в корзине: когда вернёте его, вернётся и связь.',
  })
  await callJson(200, 'POST', `/admin/trash/products/${product.id}/restore`)
  expect((await list()).find((one) => one.id === id)).toMatchObject({ productId: product.id })
})
