import { describe, expect, test } from 'vitest'
import type { Accessory } from '../src/contract/catalogue/accessories.ts'
import type { Product } from '../src/contract/catalogue/products.ts'
import { openCatalogueDesk } from './support/catalogue-desk.ts'
import { expectError } from './support/desk.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()
const { call, callAnonymously, callJson, makeProduct, readProduct } = openCatalogueDesk(shop)

const asStranger = async (slug: string): Promise<Product> =>
  (await callAnonymously('GET', `/products/${slug}`)).json()
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()
const anHourAgo = () => new Date(Date.now() - 3_600_000).toISOString()
const makeAccessory = (fields: object = {}) =>
  callJson<Accessory>(201, 'POST', '/admin/accessories', {
    name: 'Сигнализация',
    price: 490_000,
    ...fields,
  })

describe('How a product is offered', () => {
  test('is stored with the product, and everybody reads it', async () => {
    const similar = await makeProduct()
    const accessory = await makeAccessory()
    const fields = {
      price: 20_000_000,
      oldPrice: 22_000_000,
      oldPriceReason: 'Скидка завода',
      oldPriceUntil: inAnHour(),
      availability: 'made_to_order',
      leadDays: 14,
      metaTitle: 'Станция со скидкой',
      metaDescription: 'До конца недели',
      documents: [{ title: 'Паспорт', url: '/assets/uploads/a.pdf' }],
      similarIds: [similar.id],
      accessoryIds: [accessory.id],
    }
    const product = await makeProduct(fields)
    expect(product).toMatchObject(fields)
    expect(product.accessories).toMatchObject([{ id: accessory.id, price: 490_000 }])
    expect(await asStranger(product.slug)).toMatchObject(fields)
  })

  test('is the usual one unless somebody says so', async () => {
    expect(await makeProduct()).toMatchObject({
      oldPrice: null,
      oldPriceReason: null,
      oldPriceUntil: null,
      availability: 'in_stock',
      leadDays: null,
      metaTitle: null,
      metaDescription: null,
      documents: [],
      similarIds: [],
      accessoryIds: [],
    })
  })

  test('can be cleared field by field, and the rest stays', async () => {
    const { id } = await makeProduct({
      price: 100,
      oldPrice: 200,
      availability: 'discontinued',
      leadDays: 3,
      documents: [{ title: 'Паспорт', url: 'https://example.com/p.pdf' }],
    })
    const cleared = { oldPrice: null, availability: null, documents: null, similarIds: null }
    expect(await callJson(200, 'PATCH', `/products/${id}`, cleared)).toMatchObject({
      oldPrice: null,
      availability: 'in_stock',
      documents: [],
      similarIds: [],
      leadDays: 3,
    })
  })

  test('lets no price be planned above an old price that is shown at that hour', async () => {
    const { id } = await makeProduct({ price: 100, oldPrice: 200 })
    const plan = () =>
      call('PATCH', `/products/${id}/price`, { price: 300, effectiveAt: '2099-12-01T00:00:00+03:00' })
    const refused = await plan()
    expect(refused.status).toBe(400)
    expect(Object.keys((await refused.json()).errors)).toEqual(['price'])
    await callJson(200, 'PATCH', `/products/${id}`, { oldPriceUntil: '2099-11-30T00:00:00+03:00' })
    expect((await plan()).status).toBe(202)
  })

  test.each<[object, string, string]>([
    [{ price: 200, oldPrice: 100 }, 'oldPrice', 'Старая цена не может быть ниже новой'],
    [{ oldPrice: -1 }, 'oldPrice', 'Цена не может быть отрицательной'],
    [{ oldPrice: 1.5 }, 'oldPrice', 'Цена указывается целым числом копеек'],
    [{ oldPriceUntil: 'завтра' }, 'oldPriceUntil', expect.stringContaining('Время не прочитать')],
    [{ availability: 'soon' }, 'availability', 'Выберите: в наличии, под заказ, снят с производства'],
    [{ leadDays: -1 }, 'leadDays', 'Число не может быть отрицательным'],
    [{ similarIds: [999_999] }, 'similarIds', 'Похожего товара с таким номером нет'],
    [{ accessoryIds: [999_999] }, 'accessoryIds', 'Комплектующего с таким номером нет'],
    [
      { documents: [{ title: 'Паспорт', url: 'javascript:alert(1)' }] },
      'documents.0.url',
      'Адрес документа: загрузите PDF или укажите ссылку с https://',
    ],
    [{ documents: [{ title: ' ', url: '/a.pdf' }] }, 'documents.0.title', 'Название документа обязательно'],
  ])('with %j is refused at its field', async (fields, field, message) => {
    const response = await call('PATCH', `/products/${(await makeProduct()).id}`, fields)
    expect(response.status).toBe(400)
    expect((await response.json()).errors).toEqual({ [field]: message })
  })
})

describe('The old price', () => {
  test('is never below the price, from whichever side somebody comes', async () => {
    const { id } = await makeProduct({ price: 10_000, oldPrice: 12_000 })
    const problem = 'Старая цена не может быть ниже новой'
    expect((await call('PATCH', `/products/${id}`, { price: 12_001 })).status).toBe(400)
    expect((await call('PATCH', `/products/${id}`, { oldPrice: 9_999 })).status).toBe(400)
    await expectError(await call('PATCH', `/products/${id}/price`, { price: 12_001 }), 400, problem)
    expect(await readProduct(id)).toMatchObject({ price: 10_000, oldPrice: 12_000, version: 1 })
    const equal = await callJson(200, 'PATCH', `/products/${id}/price`, { price: 12_000 })
    expect(equal).toMatchObject({ price: 12_000, oldPrice: 12_000 })
  })

  test('is shown to strangers until its time, and staff keep seeing it', async () => {
    const offer = { price: 10_000, oldPrice: 12_000, oldPriceReason: 'Распродажа' }
    const past = await makeProduct({ ...offer, oldPriceUntil: anHourAgo() })
    expect(await asStranger(past.slug)).toMatchObject({
      price: 10_000,
      oldPrice: null,
      oldPriceReason: null,
      oldPriceUntil: null,
    })
    expect(await readProduct(past.id)).toMatchObject(offer)
    const coming = await makeProduct({ ...offer, oldPriceUntil: inAnHour() })
    expect(await asStranger(coming.slug)).toMatchObject(offer)
  })

  test('that a bulk change has overtaken is hidden, and other fields can still be saved', async () => {
    const { id, slug, modelLine } = await makeProduct({
      price: 10_000_000,
      oldPrice: 10_500_000,
      modelLine: 'Обогнавшие',
    })
    await callJson(200, 'POST', '/products/bulk-price-update', {
      modelLine,
      priceChange: '10',
      changeType: 'percentage',
    })
    expect(await asStranger(slug)).toMatchObject({ price: 11_000_000, oldPrice: null })
    const kept = { name: 'Другое имя', price: 11_000_000, oldPrice: 10_500_000 }
    expect((await call('PATCH', `/products/${id}`, kept)).status).toBe(400)
    expect((await call('PATCH', `/products/${id}`, { name: 'Другое имя' })).status).toBe(200)
  })
})

describe('What a product names', () => {
  test('may lie in the trash, and is found again when it comes back', async () => {
    const accessory = await makeAccessory()
    const { id } = await makeProduct({ accessoryIds: [accessory.id] })
    expect((await call('DELETE', `/admin/accessories/${accessory.id}`)).status).toBe(204)
    const without = await callJson<Product>(200, 'PATCH', `/products/${id}`, {
      weight: 300,
      accessoryIds: [accessory.id],
    })
    expect(without).toMatchObject({ accessoryIds: [accessory.id] })
    expect(without.accessories).toBeUndefined()
    expect((await call('POST', `/admin/trash/accessories/${accessory.id}/restore`)).status).toBe(200)
    expect((await readProduct(id)).accessories).toMatchObject([{ id: accessory.id }])
  })

  test('cannot be the product itself', async () => {
    const { id } = await makeProduct()
    await expectError(
      await call('PATCH', `/products/${id}`, { similarIds: [id] }),
      400,
      'Товар не похож сам на себя',
    )
  })
})
