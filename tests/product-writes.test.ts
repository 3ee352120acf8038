import { describe, expect, test } from 'vitest'
import type { Category } from '../src/contract/catalogue/categories.ts'
import type { Product } from '../src/contract/catalogue/products.ts'
import { openCatalogueDesk } from './support/catalogue-desk.ts'
import { expectError, UNKNOWN_IDS } from './support/desk.ts'
import { openShop, signInAs } from './support/shop.ts'

const shop = openShop()
const { call, callAs, callAnonymously, callJson, topas, makeProduct, readProduct } = openCatalogueDesk(shop)

describe('A stranger changes nothing', () => {
  test.each([
    ['POST', '/products', { name: 'Чужой', slug: 'stranger', manufacturerId: 1 }],
    ['PATCH', '/products/1', { name: 'Чужой' }],
    ['PATCH', '/products/1/price', { price: 1 }],
    ['POST', '/categories', { name: 'Чужая', slug: 'stranger' }],
    ['PUT', '/categories/1', { name: 'Чужая' }],
    ['DELETE', '/categories/1', undefined],
  ])('%s %s', async (method, address, body) => {
    const before = await (await shop.get('/api/products')).text()
    await expectError(await callAnonymously(method, address, body), 401, 'Войдите, чтобы продолжить')
    await signInAs(shop, 'manager', 'demoted')
    const demoted = await signInAs(shop, 'manager', 'demoted')
    await shop.database.pool.query("update users set role = 'user' where username = 'demoted'")
    expect((await callAs(demoted, method, address, body)).status).toBe(401)
    await shop.database.pool.query("update users set role = 'manager' where username = 'demoted'")
    expect((await (await shop.get('/api/products')).text()) === before).toBe(true)
  })
})

describe('A manager creates a product', () => {
  test('with every field, and visitors read it as it was written', async () => {
    const [category] = await callJson<Category[]>(200, 'GET', '/categories')
    const fields = {
      name: 'Топас 5 Тест',
      slug: 'topas-5-test',
      categoryId: category?.id,
      model: 'T5',
      modelLine: 'Топас',
      description: 'Полное',
      shortDescription: 'Короткое',
      users: 5,
      maxResidents: 6,
      length: 1100,
      width: 1200,
      height: 2500,
      diameter: 900,
      weight: 300,
      volume: 2000,
      productivity: 1.15,
      batchDischarge: 220,
      capacity: '2 м³',
      dailyCapacity: '1,15 м³/сут',
      dimensions: '1100×1200×2500',
      power: '60 Вт',
      warranty: '5 лет',
      powerConsumption: '1,5 кВт·ч',
      price: 13_500_000,
      installationPrice: 3_500_000,
      featured: true,
      isNew: true,
      isPopular: false,
      imageUrl: '/assets/a.jpg',
      features: ['Тихая'],
      technicalSpecs: { pumpModel: 'SFA 1', chambers: 4 },
    }
    const product = await makeProduct(fields)
    expect(product).toMatchObject({
      ...fields,
      manufacturerSlug: 'topas',
      sku: 'T5',
      images: ['/assets/a.jpg'],
    })
    expect(await callJson(200, 'GET', '/products/topas-5-test')).toEqual(product)
    const found = await callJson<Product[]>(200, 'GET', '/products?search=Топас 5 Тест')
    expect(found[0]?.id).toBe(product.id)
  })

  test('with an admin session, and with the three required fields alone', async () => {
    const admin = await signInAs(shop, 'admin')
    const body = { name: ' Простая ', slug: 'simple', manufacturerId: topas() }
    const response = await callAs(admin, 'POST', '/products', body)
    expect(response.status).toBe(201)
    expect(await response.json()).toMatchObject({
      name: 'Простая',
      price: null,
      categoryId: null,
      featured: false,
      technicalSpecs: {},
      features: [],
    })
  })

  test('without the required fields, and is told what each of them needs', async () => {
    const response = await call('POST', '/products', { name: ' ', slug: '' })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      message: 'Проверьте правильность заполнения полей',
      errors: {
        name: 'Название товара обязательно',
        slug: 'URL slug обязателен',
        manufacturerId: 'Выберите производителя',
      },
    })
  })

  test.each<[string, object, string]>([
    ['slug «id»', { slug: 'id' }, 'Этот slug занят адресами сайта'],
    ['slug «bulk-price-update»', { slug: 'bulk-price-update' }, 'Этот slug занят адресами сайта'],
    ['a Russian slug', { slug: 'Топас 5' }, 'Slug должен содержать только латинские буквы, цифры и дефисы'],
    ['an unknown manufacturer', { manufacturerId: 999_999 }, 'Такого производителя нет'],
    ['a manufacturer beyond any', { manufacturerId: 9_999_999_999 }, 'Такого производителя нет'],
    ['an unknown category', { categoryId: 999_999 }, 'Такой категории нет'],
    ['a negative price', { price: -1 }, 'Цена не может быть отрицательной'],
    ['a price in parts of a kopeck', { price: 10.5 }, 'Цена указывается целым числом копеек'],
    ['a price beyond all', { price: 3_000_000_000 }, 'Слишком большая цена'],
    ['a price of 1e300', { installationPrice: 1e300 }, 'Слишком большая цена'],
    ['a negative length', { length: -5 }, 'Число не может быть отрицательным'],
    ['a volume beyond all', { volume: 2_147_483_648 }, 'Слишком большое число'],
    ['a weight in words', { weight: 'много' }, 'Введите целое число'],
    ['productivity in words', { productivity: '1,15' }, 'Введите число'],
    ['a name of 5 000 characters', { name: 'я'.repeat(5000) }, 'Не длиннее 300 символов'],
    ['unreadable characteristics', { technicalSpecs: '{"a":' }, 'Характеристики должны быть объектом'],
    ['a list as characteristics', { technicalSpecs: ['a'] }, 'Характеристики должны быть объектом'],
    ['nested characteristics', { technicalSpecs: '{"a":{"b":1}}' }, 'Значение характеристики: текст, число'],
    ['NUL inside JSON text', { technicalSpecs: '{"a":"\\u0000"}' }, 'недопустимые символы'],
    ['half a character', { features: ['\ud83d'] }, 'недопустимые символы'],
    ['unreadable features', { features: 'тихая' }, 'Особенности должны быть списком строк'],
    ['features of numbers', { features: '[1]' }, 'Ожидается текст'],
    ['six images', { technicalSpecs: { images: [...'abcdef'] } }, 'Не больше 5 изображений'],
  ])('with %s, and is refused in Russian', async (_what, fields, message) => {
    const response = await call('POST', '/products', {
      name: 'Неверная',
      slug: 'wrong',
      manufacturerId: topas(),
      ...fields,
    })
    await expectError(response, 400, message)
  })

  test('whose slug is taken, also when two save it at once', async () => {
    await makeProduct({ slug: 'taken' })
    const late = await call('POST', '/products', { name: 'Вторая', slug: 'taken', manufacturerId: topas() })
    await expectError(late, 409, 'Такой slug уже используется')
    const race = { name: 'Гонка', slug: 'race', manufacturerId: topas() }
    const responses = await Promise.all([1, 2, 3].map(() => call('POST', '/products', race)))
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  })
})

describe('A manager edits a product', () => {
  test('one field, and everything else stays; null clears', async () => {
    const before = await makeProduct({ price: 100, users: 5, featured: true, features: ['а'], model: 'М' })
    const renamed = await await callJson<Product>(200, 'PATCH', `/products/${before.id}`, { name: 'Иначе' })
    expect(renamed).toEqual({ ...before, name: 'Иначе', updatedAt: expect.any(String), version: 2 })
    expect(renamed.updatedAt > before.updatedAt).toBe(true)
    const nothing = { price: null, users: null, featured: null, features: null, model: '', categoryId: null }
    const cleared = await await callJson<Product>(200, 'PATCH', `/products/${before.id}`, nothing)
    expect(cleared).toMatchObject({ ...nothing, featured: false, features: [], model: null, name: 'Иначе' })
    expect(await readProduct(before.id)).toEqual(cleared)
  })

  test.each<[object, string]>([
    [{ name: null }, 'Название товара обязательно'],
    [{ slug: '' }, 'URL slug обязателен'],
    [{ slug: 'bulk-price-update' }, 'Этот slug занят'],
    [{ manufacturerId: null }, 'Выберите производителя'],
    [{ manufacturerId: 999_999 }, 'Такого производителя нет'],
    [{ categoryId: 999_999 }, 'Такой категории нет'],
  ])('never into %o', async (changes, message) => {
    const { id } = await makeProduct()
    await expectError(await call('PATCH', `/products/${id}`, changes), 400, message)
  })

  test('but not into the slug of another', async () => {
    const [first, second] = [await makeProduct(), await makeProduct()]
    const response = await call('PATCH', `/products/${second.id}`, { slug: first.slug, name: 'Не станет' })
    await expectError(response, 409, 'Такой slug уже используется')
    expect(await readProduct(second.id)).toEqual(second)
    expect((await call('PATCH', `/products/${second.id}`, { slug: second.slug })).status).toBe(200)
  })

  test('with characteristics and features as JSON text, and reads them as object and list', async () => {
    const { id } = await makeProduct()
    const changes = {
      technicalSpecs: '{"bodyMaterial":"Полипропилен","winterization":true}',
      features: '["Тихая"]',
    }
    expect(await callJson(200, 'PATCH', `/products/${id}`, changes)).toMatchObject({
      technicalSpecs: { bodyMaterial: 'Полипропилен', winterization: true },
      features: ['Тихая'],
    })
  })

  test('two fields from two desks at once, and neither is lost', async () => {
    const { id } = await makeProduct()
    await Promise.all([
      call('PATCH', `/products/${id}`, { users: 7 }),
      call('PATCH', `/products/${id}`, { weight: 70 }),
      call('PATCH', `/products/${id}`, { technicalSpecs: { pumpModel: 'П' } }),
    ])
    expect(await readProduct(id)).toMatchObject({ users: 7, weight: 70, technicalSpecs: { pumpModel: 'П' } })
  })

  test.each(UNKNOWN_IDS)('number %s, which is not there', async (id) => {
    await expectError(await call('PATCH', `/products/${id}`, { name: 'Нет' }), 404, 'Продукт не найден')
    await expectError(await call('PATCH', `/products/${id}/price`, { price: 1 }), 404, 'Продукт не найден')
    expect((await shop.get(`/api/products/id/${id}`)).status).toBe(404)
  })

  test('by a word instead of a number, and is told so', async () => {
    await expectError(await call('PATCH', '/products/topas-5', { name: 'Нет' }), 400, 'Номер должен быть')
  })
})

describe('The first image is the main one', () => {
  const specs = (...images: string[]) => ({ technicalSpecs: { pump: 'П', images } })

  test.each<[string, object, object, string[]]>([
    ['one stands alone', {}, { imageUrl: 'a' }, ['a']],
    ['several are kept in their order', {}, { imageUrl: 'a', ...specs('a', 'b', 'c') }, ['a', 'b', 'c']],
    ['the first of a list needs no second saying', {}, specs('b', 'a'), ['b', 'a']],
    ['reordering moves the main one', { imageUrl: 'a', ...specs('a', 'b') }, specs('b', 'a'), ['b', 'a']],
    ['shrinking to one drops the list', { imageUrl: 'a', ...specs('a', 'b') }, { technicalSpecs: {} }, ['a']],
    ['clearing the main one clears all', { imageUrl: 'a', ...specs('a', 'b') }, { imageUrl: null }, []],
    ['a new main one takes its place', { imageUrl: 'a', ...specs('a', 'b') }, { imageUrl: 'x' }, ['x', 'b']],
    ['a known one comes to the front', { ...specs('a', 'b', 'c') }, { imageUrl: 'c' }, ['c', 'a', 'b']],
    ['another field leaves them', { imageUrl: 'a', ...specs('a', 'b') }, { name: 'Иначе' }, ['a', 'b']],
  ])('%s', async (_what, before, changes, images) => {
    const { id } = await makeProduct(before)
    expect((await call('PATCH', `/products/${id}`, changes)).status).toBe(200)
    const product = await readProduct(id)
    expect(product.images).toEqual(images)
    expect(product.imageUrl).toBe(images[0] ?? null)
    expect(product.technicalSpecs.images).toEqual(images.length > 1 ? images : undefined)
  })
})
