import { describe, expect, test } from 'vitest'
import type { Manufacturer } from '../src/contract/catalogue/manufacturers.ts'
import type { Product } from '../src/contract/catalogue/products.ts'
import { openCatalogueDesk } from './support/catalogue-desk.ts'
import { expectError } from './support/desk.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()
const { call, callAnonymously, callJson, makeProduct, topas } = openCatalogueDesk(shop)

const list = () => callJson<Manufacturer[]>(200, 'GET', '/manufacturers')
let made = 0
const make = (fields: object = {}) => {
  made += 1
  return callJson<Manufacturer>(201, 'POST', '/manufacturers', {
    name: `Завод ${made}`,
    slug: `zavod-${made}`,
    ...fields,
  })
}

test.each([
  ['POST', '/manufacturers', { name: 'Чужой', slug: 'stranger' }],
  ['PUT', '/manufacturers/1', { color: '#000000' }],
  ['DELETE', '/manufacturers/1', undefined],
])('a stranger is refused: %s %s', async (method, address, body) => {
  const before = await list()
  await expectError(await callAnonymously(method, address, body), 401, 'Войдите, чтобы продолжить')
  expect(await list()).toEqual(before)
})

describe('A manager', () => {
  test('makes a manufacturer with everything that is known of it', async () => {
    const fields = {
      name: 'Астра',
      slug: 'astra',
      description: 'Станции',
      country: 'Россия',
      website: 'https://astra.example',
      logoUrl: '/assets/a.png',
      color: '#7a1fa2',
      aliases: ['unilos-astra', 'Юнилос Астра'],
      order: 3,
      warrantyText: 'Пять лет на корпус',
    }
    const stored = await callJson<Manufacturer>(201, 'POST', '/manufacturers', fields)
    expect(stored).toEqual({ id: expect.any(Number), ...fields, version: 1 })
    expect(await list()).toContainEqual(stored)
  })

  test('puts manufacturers in order, and those with the same place follow by number', async () => {
    const [second, first] = [await make({ order: -1 }), await make({ order: -2 })]
    expect((await list()).slice(0, 2).map(({ id }) => id)).toEqual([first.id, second.id])
    for (const { id } of [first, second])
      expect(await callJson(200, 'PUT', `/manufacturers/${id}`, { order: null })).toMatchObject({ order: 0 })
    const ids = (await list()).filter(({ order }) => order === 0).map(({ id }) => id)
    expect(ids).toEqual(ids.toSorted((a, b) => a - b))
  })

  test('or with its name and address alone, in small or capital letters of a colour', async () => {
    expect(await make()).toMatchObject({ color: null, aliases: [], description: null })
    expect(await make({ color: ' #7A1FA2 ', aliases: [' Один ', 'один', 'Два'] })).toMatchObject({
      color: '#7a1fa2',
      aliases: ['один', 'Два'],
    })
  })

  test('changes what is sent and clears what is null', async () => {
    const { id } = await make({ color: '#112233', aliases: ['старое имя'], country: 'Россия' })
    const changed = await callJson<Manufacturer>(200, 'PUT', `/manufacturers/${id}`, { color: null })
    expect(changed).toMatchObject({ color: null, aliases: ['старое имя'], country: 'Россия' })
    expect(await callJson(200, 'PUT', `/manufacturers/${id}`, { aliases: null })).toMatchObject({
      aliases: [],
    })
    await expectError(
      await call('PUT', '/manufacturers/99999', { name: 'Нет' }),
      404,
      'Производитель не найден',
    )
  })

  test.each([
    [{ color: 'red' }, 'Цвет записывается как #rrggbb'],
    [{ color: '#12345' }, 'Цвет записывается как #rrggbb'],
    [{ color: '#12345g' }, 'Цвет записывается как #rrggbb'],
    [{ color: '#1234567' }, 'Цвет записывается как #rrggbb'],
    [{ color: '' }, 'Цвет записывается как #rrggbb'],
    [{ aliases: 'имя' }, 'Ожидается список названий'],
    [{ aliases: ['  '] }, 'Название не может быть пустым'],
    [{ aliases: ['а'.repeat(101)] }, 'Название не длиннее 100 символов'],
    [{ aliases: Array.from({ length: 21 }, (_, one) => `имя ${one}`) }, 'Не больше 20 других названий'],
    [{ aliases: ['им\0я'] }, null],
    [{ website: 'javascript:alert(1)' }, 'Адрес сайта: с https:// или http://'],
    [{ name: ' ' }, 'Название производителя обязательно'],
  ])('is told what is wrong with %j, and nothing is stored', async (fields, message) => {
    const before = await list()
    const response = await call('POST', '/manufacturers', { name: 'Плохой', slug: 'bad', ...fields })
    expect(response.status).toBe(400)
    if (message !== null) expect(await response.text()).toContain(message)
    expect(await list()).toEqual(before)
  })

  test('cannot give one name to two manufacturers', async () => {
    const { id } = await make({ aliases: ['Близнец'] })
    const twin = { name: 'Второй', slug: 'vtoroj' }
    await expectError(
      await call('POST', '/manufacturers', { ...twin, slug: 'topas' }),
      409,
      'Такой slug уже используется',
    )
    for (const aliases of [['topas'], ['TOPAS'], ['TOPAERO'], ['близнец']]) {
      expect((await call('POST', '/manufacturers', { ...twin, aliases })).status).toBe(409)
    }
    expect((await call('POST', '/manufacturers', { ...twin, slug: 'evrolos' })).status).toBe(409)
    expect((await call('PUT', `/manufacturers/${id}`, { aliases: ['Близнец', 'новое'] })).status).toBe(200)
  })

  test('cannot give a name that another has, or is found by, in whatever spelling', async () => {
    const { id, name, slug } = await make({ name: 'Родник-Эко', aliases: ['Ключ'] })
    for (const taken of ['родник эко', '«Родник-Эко»', 'КЛЮЧ', slug]) {
      const response = await call('POST', '/manufacturers', { name: taken, slug: 'drugoj' })
      await expectError(response, 409, `По имени «${taken}» уже находят производителя «Родник-Эко»`)
    }
    const other = await make()
    for (const changes of [{ name: 'Ключ' }, { aliases: ['родник — эко'] }]) {
      const response = await call('PUT', `/manufacturers/${other.id}`, changes)
      await expectError(response, 409, 'уже находят производителя «Родник-Эко»')
    }
    expect((await call('PUT', `/manufacturers/${id}`, { name, aliases: ['Ключ', name] })).status).toBe(200)
  })

  test('deletes a manufacturer without products, and no other', async () => {
    const { id } = await make()
    const product = await makeProduct({ manufacturerId: id })
    const refusal = 'У производителя есть товары: сначала передайте их другому'
    await expectError(await call('DELETE', `/manufacturers/${id}`), 409, refusal)
    await callJson(200, 'PATCH', `/products/${product.id}`, { manufacturerId: topas() })
    expect((await call('DELETE', `/manufacturers/${id}`)).status).toBe(204)
    await expectError(await call('DELETE', `/manufacturers/${id}`), 404, 'Производитель не найден')
  })

  test('does not delete one that is just getting its first product', async () => {
    const { id } = await make()
    const { pool } = shop.database
    const colleague = await pool.connect()
    await colleague.query('begin')
    await colleague.query(
      `insert into products (name, slug, manufacturer_id) values ('Астра 3', 'astra-3-first', ${id})`,
    )
    const removal = call('DELETE', `/manufacturers/${id}`)
    const waiting =
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
    await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1)
    await colleague.query('commit')
    colleague.release()
    expect((await removal).status).toBe(409)
  })
})

test('the maker’s words about the warranty are those of its products that have none of their own', async () => {
  const { id: manufacturerId } = await make({ warrantyText: 'Три года на всё' })
  const [silent, own] = [
    await makeProduct({ manufacturerId }),
    await makeProduct({ manufacturerId, warranty: '5 лет' }),
  ]
  const read = ({ slug }: Product) => callJson<Product>(200, 'GET', `/products/${slug}`)
  const readPage = async ({ slug }: Product) => (await shop.get(`/product/${slug}`)).text()
  const row = (words: string) => new RegExp(`<th scope="row">Гарантия</th><td>${words}</td>`)
  expect(await readPage(silent)).toMatch(row('Три года на всё'))
  await callJson(200, 'PUT', `/manufacturers/${manufacturerId}`, { warrantyText: 'Десять лет на корпус' })
  expect(await readPage(silent)).toMatch(row('Десять лет на корпус'))
  expect(await read(silent)).toMatchObject({ warranty: null, words: { warranty: 'Десять лет на корпус' } })
  expect(await readPage(own)).toMatch(row('5 лет'))
  expect((await read(own)).words).not.toHaveProperty('warranty')
})

describe('What a station is', () => {
  test.each([
    [{}, { body: 'box', discharge: 'gravity', variant: 'standard' }],
    [{ name: 'Астра 5 Лонг Пр' }, { body: 'box', discharge: 'pump', variant: 'long' }],
    [{ name: 'Астра Грунт 5' }, { body: 'low' }],
    [{ diameter: 1400 }, { body: 'cylinder' }],
    [
      { name: 'Астра 8 Пр', discharge: null, variant: null, body: null },
      { body: null, discharge: null, variant: null, station: null, drawing: null },
    ],
    [
      { name: 'Астра 9', body: 'septic', discharge: 'gravity' },
      { body: 'septic', station: expect.objectContaining({ body: 'septic' }) },
    ],
  ])('of a new product with %j is %j', async (fields, known) => {
    expect(await makeProduct(fields)).toMatchObject(known)
  })

  test('changes only when somebody says so', async () => {
    const { id } = await makeProduct({ name: 'Астра 5 Пр' })
    const renamed = await callJson(200, 'PATCH', `/products/${id}`, { name: 'Астра 5' })
    expect(renamed).toMatchObject({ discharge: 'pump' })
    expect(await callJson(200, 'PATCH', `/products/${id}`, { discharge: null })).toMatchObject({
      discharge: null,
    })
  })

  test.each([
    [{ body: 'sphere' }, 'Выберите корпус из списка'],
    [{ discharge: 'siphon' }, 'Выберите отвод воды из списка'],
    [{ variant: 1 }, 'Выберите исполнение из списка'],
  ])('is one of a list: %j', async (fields, message) => {
    const response = await call('POST', '/products', {
      name: 'Плохая',
      slug: 'bad',
      manufacturerId: topas(),
      ...fields,
    })
    expect(response.status).toBe(400)
    expect(await response.text()).toContain(message)
  })
})
