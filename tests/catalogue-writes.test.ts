import { beforeAll, describe, expect, test } from 'vitest'
import type { Category } from '../src/contract/categories.ts'
import type { Product } from '../src/contract/products.ts'
import { openShop, signInAs } from './support/shop.ts'

const shop = openShop()

let manager = ''
let topas = 0
let category = 0
beforeAll(async () => {
  manager = await signInAs(shop, 'manager')
  const { rows } = await shop.database.pool.query("select id from manufacturers where slug = 'topas'")
  topas = rows[0].id
  category = (await json<Category[]>(await shop.get('/api/categories')))[0]?.id ?? 0
})

const json = async <T>(response: Response): Promise<T> => response.json()

async function call(method: string, address: string, body?: unknown, cookie = manager): Promise<Response> {
  return shop.app.request(`http://shop.test/api${address}`, {
    method,
    headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
}

let made = 0
async function makeProduct(fields: object = {}): Promise<Product> {
  made += 1
  const product = { name: `Станция ${made}`, slug: `station-${made}`, manufacturerId: topas, ...fields }
  const response = await call('POST', '/products', product)
  expect(response.status).toBe(201)
  return json(response)
}

async function makeCategory(fields: object = {}): Promise<Category> {
  made += 1
  const response = await call('POST', '/categories', {
    name: `Серия ${made}`,
    slug: `series-${made}`,
    ...fields,
  })
  expect(response.status).toBe(201)
  return json(response)
}

const readProduct = async (id: number) => json<Product>(await shop.get(`/api/products/id/${id}`))

async function expectRefusal(response: Response, status: number, message: string | RegExp) {
  const body = await json<{ message: string; errors?: Record<string, string> }>(response)
  expect({ status: response.status, body }).toMatchObject({ status, body: { message: expect.any(String) } })
  expect([body.message, ...Object.values(body.errors ?? {})].join('\n')).toMatch(message)
}

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
    await expectRefusal(await call(method, address, body, ''), 401, 'Войдите, чтобы продолжить')
    await signInAs(shop, 'manager', 'demoted')
    const demoted = await signInAs(shop, 'manager', 'demoted')
    await shop.database.pool.query("update users set role = 'user' where username = 'demoted'")
    expect((await call(method, address, body, demoted)).status).toBe(401)
    await shop.database.pool.query("update users set role = 'manager' where username = 'demoted'")
    expect((await (await shop.get('/api/products')).text()) === before).toBe(true)
  })
})

describe('A manager creates a product', () => {
  test('with every field, and visitors read it as it was written', async () => {
    const fields = {
      ...{
        name: 'Топас 5 Тест',
        slug: 'topas-5-test',
        categoryId: category,
        model: 'T5',
        modelLine: 'Топас',
      },
      ...{ description: 'Полное', shortDescription: 'Короткое', users: 5, maxResidents: 6 },
      ...{ length: 1100, width: 1200, height: 2500, diameter: 900, weight: 300, volume: 2000 },
      ...{ productivity: 1.15, batchDischarge: 220, capacity: '2 м³', dailyCapacity: '1,15 м³/сут' },
      ...{ dimensions: '1100×1200×2500', power: '60 Вт', warranty: '5 лет', powerConsumption: '1,5 кВт·ч' },
      ...{ price: 13_500_000, installationPrice: 3_500_000, featured: true, isNew: true, isPopular: false },
      ...{
        imageUrl: '/assets/a.jpg',
        features: ['Тихая'],
        technicalSpecs: { pumpModel: 'SFA 1', chambers: 4 },
      },
    }
    const product = await makeProduct(fields)
    expect(product).toMatchObject({
      ...fields,
      manufacturerSlug: 'topas',
      sku: 'T5',
      images: ['/assets/a.jpg'],
    })
    expect(await json(await shop.get('/api/products/topas-5-test'))).toEqual(product)
    const found = await json<Product[]>(await shop.get('/api/products?search=Топас 5 Тест'))
    expect(found[0]?.id).toBe(product.id)
  })

  test('with an admin session, and with the three required fields alone', async () => {
    const admin = await signInAs(shop, 'admin')
    const body = { name: ' Простая ', slug: 'simple', manufacturerId: topas }
    const response = await call('POST', '/products', body, admin)
    expect(response.status).toBe(201)
    expect(await response.json()).toMatchObject({
      ...{
        name: 'Простая',
        price: null,
        categoryId: null,
        featured: false,
        technicalSpecs: {},
        features: [],
      },
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
      ...{ name: 'Неверная', slug: 'wrong', manufacturerId: topas, ...fields },
    })
    await expectRefusal(response, 400, message)
  })

  test('whose slug is taken, also when two save it at once', async () => {
    await makeProduct({ slug: 'taken' })
    const late = await call('POST', '/products', { name: 'Вторая', slug: 'taken', manufacturerId: topas })
    await expectRefusal(late, 409, 'Такой slug уже используется')
    const race = { name: 'Гонка', slug: 'race', manufacturerId: topas }
    const answers = await Promise.all([1, 2, 3].map(() => call('POST', '/products', race)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  })
})

describe('A manager edits a product', () => {
  test('one field, and everything else stays; null clears', async () => {
    const before = await makeProduct({ price: 100, users: 5, featured: true, features: ['а'], model: 'М' })
    const renamed = await json<Product>(await call('PATCH', `/products/${before.id}`, { name: 'Иначе' }))
    expect(renamed).toEqual({ ...before, name: 'Иначе', updatedAt: expect.any(String) })
    expect(renamed.updatedAt > before.updatedAt).toBe(true)
    const nothing = { price: null, users: null, featured: null, features: null, model: '', categoryId: null }
    const cleared = await json<Product>(await call('PATCH', `/products/${before.id}`, nothing))
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
    await expectRefusal(await call('PATCH', `/products/${id}`, changes), 400, message)
  })

  test('but not into the slug of another', async () => {
    const [first, second] = [await makeProduct(), await makeProduct()]
    const response = await call('PATCH', `/products/${second.id}`, { slug: first.slug, name: 'Не станет' })
    await expectRefusal(response, 409, 'Такой slug уже используется')
    expect(await readProduct(second.id)).toEqual(second)
    expect((await call('PATCH', `/products/${second.id}`, { slug: second.slug })).status).toBe(200)
  })

  test('with characteristics and features as JSON text, and reads them as object and list', async () => {
    const { id } = await makeProduct()
    const changes = {
      technicalSpecs: '{"bodyMaterial":"Полипропилен","winterization":true}',
      features: '["Тихая"]',
    }
    expect(await json(await call('PATCH', `/products/${id}`, changes))).toMatchObject({
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

  test.each(['999999', '2147483648', '99999999999', '0', '-1'])(
    'number %s, which is not there',
    async (id) => {
      await expectRefusal(await call('PATCH', `/products/${id}`, { name: 'Нет' }), 404, 'Продукт не найден')
      await expectRefusal(
        await call('PATCH', `/products/${id}/price`, { price: 1 }),
        404,
        'Продукт не найден',
      )
      expect((await shop.get(`/api/products/id/${id}`)).status).toBe(404)
    },
  )

  test('by a word instead of a number, and is told so', async () => {
    await expectRefusal(await call('PATCH', '/products/topas-5', { name: 'Нет' }), 400, 'Номер должен быть')
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

describe('A manager changes a price', () => {
  test('and the catalogue shows it at once', async () => {
    const topas5 = await json<Product>(await shop.get('/api/products/topas-5'))
    const shows = async () => {
      const page = await shop.get('/catalog')
      expect(page.status).toBe(200)
      return /666[\s\u00a0]666/.test(await page.text())
    }
    expect(await shows()).toBe(false)
    const response = await call('PATCH', `/products/${topas5.id}/price`, { price: 66_666_600 })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ ...topas5, price: 66_666_600, updatedAt: expect.any(String) })
    expect(await shows()).toBe(true)
  })

  test.each<[unknown, string]>([
    [{}, 'Выберите товар и введите новую цену'],
    [{ price: null }, 'Выберите товар и введите новую цену'],
    [{ price: '100' }, 'Выберите товар и введите новую цену'],
    [{ price: 1.5 }, 'Выберите товар и введите новую цену'],
    [{ price: -1 }, 'Цена не может быть отрицательной'],
    [{ price: 2_147_483_648 }, 'Слишком большая цена'],
    ['{"price":', 'Запрос не удалось прочитать'],
  ])('but not into %j', async (body, message) => {
    const { id } = await makeProduct({ price: 100 })
    await expectRefusal(await call('PATCH', `/products/${id}/price`, body), 400, message)
    expect((await readProduct(id)).price).toBe(100)
  })

  test('and the database knows who did it, for as long as it takes', async () => {
    const { id } = await makeProduct()
    await shop.database.pool.query(`
      create table journal (actor text);
      create function note() returns trigger language plpgsql as
        $$ begin insert into journal values (current_setting('shop.actor_id', true)); return null; end $$;
      create trigger note after update of price on products for each row execute function note();`)
    await call('PATCH', `/products/${id}/price`, { price: 5 })
    const { rows } = await shop.database.pool.query(
      'select username from journal join users on users.id = actor::int',
    )
    expect(rows).toEqual([{ username: 'manager' }])
  })
})

describe('A manager keeps the categories', () => {
  test('a new one comes after all others, and visitors read it', async () => {
    const before = await json<Category[]>(await shop.get('/api/categories'))
    const created = await makeCategory({ description: '', imageUrl: '/assets/c.jpg' })
    expect(created).toMatchObject({ description: null, imageUrl: '/assets/c.jpg', order: before.length + 1 })
    expect(await json(await shop.get('/api/categories'))).toContainEqual(created)
    expect((await makeCategory({ order: 0 })).order).toBe(0)
  })

  test('what a change leaves out stays, null clears', async () => {
    const before = await makeCategory({ description: 'Слова', order: 7, manufacturerId: topas })
    const put = async (changes: object) => json(await call('PUT', `/categories/${before.id}`, changes))
    expect(await put({ name: 'Иначе' })).toEqual({ ...before, name: 'Иначе' })
    expect(await put({})).toEqual({ ...before, name: 'Иначе' })
    const nothing = { description: null, manufacturerId: null, order: null }
    expect(await put(nothing)).toEqual({ ...before, ...nothing, name: 'Иначе', order: 0 })
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
    await expectRefusal(await call('PUT', `/categories/${id}`, fields), status, message)
    const created = await call('POST', '/categories', { name: 'Новая', slug: 'new-one', ...fields })
    await expectRefusal(created, status, message)
  })

  test('one that goes leaves its products in the shop, without a category', async () => {
    const { id } = await makeCategory()
    const product = await makeProduct({ categoryId: id })
    expect(product.categoryId).toBe(id)
    const response = await call('DELETE', `/categories/${id}`)
    expect(response.status).toBe(204)
    expect(await response.text()).toBe('')
    expect(await readProduct(product.id)).toMatchObject({ categoryId: null, categoryName: null })
    await expectRefusal(await call('DELETE', `/categories/${id}`), 404, 'Категория не найдена')
    await expectRefusal(await call('PUT', `/categories/${id}`, { name: 'Нет' }), 404, 'Категория не найдена')
    await expectRefusal(await call('DELETE', '/categories/99999999999'), 404, 'Категория не найдена')
  })
})
