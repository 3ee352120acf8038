import { describe, expect, test } from 'vitest'
import type { Product } from '../src/contract/catalogue/products.ts'
import { expectError } from './support/desk.ts'
import { openImportDesk } from './support/import-desk.ts'
import { makeXlsx } from './support/price-lists.ts'

const desk = openImportDesk()
const { call, callJson, upload, check, rows, apply, undo, makeProduct, topas, shop, IMPORTS } = desk
const bySlug = (slug: string) => callJson<Product>(200, 'GET', `/products/${slug}`)
const csv = async (text: string, plan: object = {}, name = 'список.csv') => {
  const sheet = await upload(text, name)
  const { counts } = await check(sheet, plan)
  return { id: sheet.id, sheet, counts, rows: await rows(sheet.id) }
}

test.each([
  ['Топас 5 Пр', 'ТОПАС-5ПР'],
  ['Топас 5 Пр', 'Станция Топас 5 пр.'],
  ['Топас-С 5', 'топас с5'],
  ['Евролос Био 3', 'БИО 3'],
])('«%s» is found as «%s» of its maker', async (name, written) => {
  const maker = name.startsWith('Топас') ? 'Тополь-Эко' : 'EUROLOS'
  const found = await csv(`Бренд;Модель;Вес\n${maker};${written};77`)
  expect(found.rows[0]).toMatchObject({
    kind: 'changed',
    changes: [{ field: 'weight', before: null, after: 77 }],
  })
  const { id } = found.rows[0]
    ? await callJson<Product>(200, 'GET', `/products/id/${found.rows[0].productId}`)
    : { id: 0 }
  expect((await callJson<Product[]>(200, 'GET', '/products')).find((one) => one.id === id)?.name).toBe(name)
})

describe('A row', () => {
  test('finds its product by number or address; an unknown maker, and a model of two products, are errors', async () => {
    const { id } = await bySlug('topas-4')
    await makeProduct({ name: 'Двойник 1', manufacturerId: topas() })
    await makeProduct({ name: 'двойник-1', manufacturerId: topas() })
    const found = await csv(
      `id;slug;Производитель;Название;Вес\n${id};;;Топас Четыре;10\n;topas-5;;;11\n;;Никто;Топас 6;12\n;;Топас;Двойник 1;13\n;;;Неизвестная;14\n;;Топас;;15`,
    )
    expect(
      found.rows.filter(({ kind }) => kind !== 'missing').map(({ kind, errors }) => [kind, errors[0] ?? '']),
    ).toEqual([
      ['changed', ''],
      ['changed', ''],
      ['error', expect.stringContaining('Производителя «Никто» нет')],
      ['error', expect.stringContaining('так называются «Двойник 1»')],
      ['error', expect.stringContaining('Не указан производитель')],
      ['error', 'Нет ни названия, ни модели'],
    ])
    expect(found.rows[0]?.changes).toContainEqual({ field: 'name', before: 'Топас 4', after: 'Топас Четыре' })
  })

  test('with a wrong value of a parameter says its name, not its key', async () => {
    await callJson(201, 'POST', '/admin/specs/parameters', {
      key: 'lift_height',
      name: 'Высота подъёма',
      dataType: 'number',
    })
    const found = await csv('Модель;Высота подъёма\nТопас 4;высокая')
    expect(found.rows[0]?.errors).toEqual([
      expect.stringMatching(/^Высота подъёма «высокая»: нужно одно число\. Столбец B$/),
    ])
  })

  test('is named without the apostrophe that an export puts before «=»', async () => {
    const found = await csv("Производитель;Название;Вес\nТопас;'=Топас 400;10")
    expect(found.rows[0]).toMatchObject({ kind: 'new', name: '=Топас 400' })
  })

  test('that stands twice: the last counts, both are marked', async () => {
    const found = await csv('Модель;Вес\nТопас 4;10\nТопас 5;20\nТОПАС-4;30')
    expect(found.counts).toMatchObject({ changed: 2, same: 1, warning: 2 })
    expect(found.rows.map(({ row, kind, warnings }) => [row, kind, warnings])).toEqual([
      [2, 'same', ['Модель есть и в строке 4: учитывается последняя']],
      [3, 'changed', []],
      [4, 'changed', ['Модель есть и в строке 2: учитывается эта строка']],
    ])
    expect((await rows(found.id, '?kind=warning')).map(({ row }) => row)).toEqual([2, 4])
    expect((await rows(found.id, '?kind=changed&offset=1&limit=1')).map(({ row }) => row)).toEqual([4])
    await expectError(await call('GET', `${IMPORTS}/${found.id}/rows?kind=odd`), 400, 'Такого вида строк нет')
  })

  test('with a jump of a price, or one below its installation, is marked and passes', async () => {
    const found = await csv(
      'Модель;Цена;Монтаж\nТопас 4;300000;\nТопас 5;30 000;35000\nТопас 6;по запросу;\nТопас 8;;90000',
    )
    expect(found.rows.map(({ kind, warnings }) => [kind, warnings])).toEqual([
      ['changed', ['Цена: скачок больше 20 %']],
      ['changed', ['Цена: скачок больше 20 %', 'Цена ниже цены установки']],
      ['changed', []],
      ['changed', ['Цена установки: скачок больше 20 %']],
    ])
    expect(found.rows[2]?.changes).toMatchObject([{ field: 'price', after: null }])
    expect((await rows(found.id, '?kind=jump')).map(({ name }) => name)).toEqual([
      'Топас 4',
      'Топас 5',
      'Топас 8',
    ])
  })

  test('in units of its head or its cell is read in those of the shop; what fits no field is said', async () => {
    const found = await csv(
      'Модель;Высота, м;Длина;Ширина, см;Вес;Производительность;Габариты;Наличие;Очистка\nТопас-С 4;2,6;1.1 м;97;0,3 т;1150 л/сут;;под заказ;98 %\nТопас 4;много;;;;;0,95х0,97х2,5 м;когда-нибудь;',
      {
        mapping: {
          0: 'model',
          1: 'height',
          2: 'length',
          3: 'width',
          4: 'weight',
          5: 'productivity',
          6: 'dimensions',
          7: 'availability',
          8: 'technicalSpecs.Очистка',
        },
      },
    )
    const after = Object.fromEntries(
      found.rows[0]?.changes.map(({ field, after: value }) => [field, value]) ?? [],
    )
    expect(after).toMatchObject({
      length: 1100,
      weight: 300,
      productivity: 1.15,
      availability: 'made_to_order',
      'technicalSpecs.Очистка': '98 %',
    })
    expect(found.rows[1]?.errors).toEqual([
      'Высота «много»: нужно одно число. Столбец B',
      expect.stringMatching(/^Наличие «когда-нибудь»: нужно одно из: В наличии.* Столбец H$/),
    ])
  })
})

test('what a maker of the file no longer has is missing; hidden when so chosen, and shown again by undoing', async () => {
  const list = 'Производитель;Модель;Вес\nБио-С;Био-С 10;500'
  const kept = await csv(list)
  const others = (await callJson<Product[]>(200, 'GET', '/products?manufacturer=bio-s')).filter(
    ({ name }) => name !== 'Био-С 10',
  )
  expect(kept.counts).toMatchObject({ changed: 1, missing: others.length })
  expect(
    kept.rows
      .filter(({ kind }) => kind === 'missing')
      .every(({ row, changes }) => row === null && changes.length === 0),
  ).toBe(true)
  const hidden = await csv(list, { missing: 'hide' })
  expect((await rows(hidden.id, '?kind=missing'))[0]?.changes).toEqual([
    { field: 'published', before: true, after: false },
  ])
  await apply(hidden.id)
  const shown = async () =>
    (await (await shop.get('/api/products?manufacturer=bio-s')).json()).map(({ name }: Product) => name)
  expect(await shown()).toEqual(['Био-С 10'])
  expect((await undo(hidden.id)).conflicts).toEqual([])
  expect((await shown()).length).toBe(others.length + 1)
})

test('the mapping is remembered for the maker, and an import without heads is known by its values', async () => {
  const text = 'Топас;Топас 4;200 000 ₽;странное\nТопас;Топас 5;230 000 ₽;странное\nТопас;Топас 6;240 000 ₽;'
  const bare = await upload(text, 'без шапки.csv')
  expect(bare).toMatchObject({ headRow: null, rows: 3 })
  expect(bare.columns.map(({ field }) => field)).toEqual(['manufacturer', 'name', 'price', null])
  const headed = `Завод;Обозначение;Вся цена;Прим\n${text}`
  const first = await upload(headed, 'топас.csv')
  await check(first, { mapping: { 0: null, 1: 'model', 2: 'price', 3: 'power' }, manufacturerId: topas() })
  const second = await upload(headed, 'топас.csv')
  expect(second.columns.map(({ field }) => field)).toEqual([null, 'model', 'price', 'power'])
})

test('groups carry the maker; totals, repeated heads and words below are no rows', async () => {
  const sheet = await upload(
    makeXlsx([
      {
        name: 'A',
        rows: [
          ['Модель', 'Цена'],
          ['Станции ТОПАС', null],
          ['Топас 4', 210_000],
          ['Астра 77', 220_000],
          ['Модель', 'Цена'],
          ['ЕВРОЛОС', null],
          ['Био 3', 180_000],
          ['Итого', 610_000],
          [null, null],
          ['Цены с НДС 20 %', null],
          ['Директор', 'Иванов И. И.'],
        ],
        merges: ['A2:B2', 'A6:B6'],
      },
    ]),
    'смешанный.xlsx',
  )
  await check(sheet)
  const found = (await rows(sheet.id)).filter(({ kind }) => kind !== 'missing')
  expect(found.map(({ row, kind, name, errors }) => [row, kind, name, errors])).toEqual([
    [3, 'changed', 'Топас 4', []],
    [4, 'new', 'Астра 77', []],
    [7, 'changed', 'Евролос Био 3', []],
  ])
  expect(found[1]?.changes).toContainEqual({ field: 'manufacturerId', before: null, after: topas() })
})

test('a queue that was stopped in the middle goes on, and nothing is half', async () => {
  const sheet = await upload('Модель;Вес\nТопас 4;901\nТопас 5;902', 'топас.csv')
  await check(sheet)
  await desk.stopQueue()
  await callJson(202, 'POST', `${IMPORTS}/${sheet.id}/apply`)
  await expectError(await call('POST', `${IMPORTS}/${sheet.id}/apply`), 409, 'только проверенный')
  await expectError(
    await call('PUT', `${IMPORTS}/${sheet.id}`, { mapping: { 0: 'model', 1: 'weight' } }),
    409,
    'Дождитесь конца',
  )
  await expectError(await call('POST', `${IMPORTS}/${sheet.id}/undo`), 409, 'только применённый')
  expect((await bySlug('topas-4')).weight).not.toBe(901)
  desk.startQueue()
  await desk.waitForState(sheet.id, 'applied')
  expect((await bySlug('topas-4')).weight).toBe(901)
  const anew = { mapping: { 0: 'model', 1: 'weight' } }
  const planAnew = async () =>
    await expectError(await call('PUT', `${IMPORTS}/${sheet.id}`, anew), 409, 'уже применён')
  await planAnew()
  await expectError(await call('POST', `${IMPORTS}/${sheet.id}/apply`), 409, 'только проверенный')
  await undo(sheet.id)
  await planAnew()
})

test('a new price above the stored old one clears it; an old price below the price is an error', async () => {
  const { id } = await bySlug('topas-8')
  await shop.database.pool.query('update products set price = 100, old_price = 25000000 where id = $1', [id])
  const found = await csv('Модель;Цена;Старая цена\nТопас 8;260000;\nТопас 4;210000;200000')
  expect(found.rows[0]?.changes).toContainEqual({ field: 'oldPrice', before: 25_000_000, after: null })
  expect(found.rows[1]?.errors[0]).toMatch(/^Старая цена 200.000.₽ ниже цены 210.000.₽/)
})
