import { describe, expect, test } from 'vitest'
import type { Product } from '../src/contract/catalogue/products.ts'
import { expectError } from './support/desk.ts'
import { openImportDesk } from './support/import-desk.ts'
import { makeXlsx, toWindows1251 } from './support/price-lists.ts'

const desk = openImportDesk()
const { call, callJson, upload, check, rows, apply, undo, readAll, IMPORTS } = desk
const bySlug = (slug: string) => callJson<Product>(200, 'GET', `/products/${slug}`)

/** A maker's list: a title, heads of two lines in row 6, groups, a total, words below. */
const ugly = () =>
  makeXlsx([
    { name: 'Контакты', rows: [['ООО «Завод»'], ['тел. +7 495 000-00-00']] },
    {
      name: 'Станции',
      rows: [
        ['Прайс-лист ТОПАС на ноябрь 2026'],
        [],
        ['Все цены в рублях'],
        [],
        ['№', 'Наименование', 'Габариты, м', null, null, 'Цена с\nНДС, руб.', 'Монтаж', 'Итого под ключ'],
        [null, null, 'Длина', 'Ширина', 'Высота', null, null, null],
        [],
        ['Серия «Топас»'],
        [1, 'ТОПАС-4', 0.95, 0.97, 2.5, '160 560 ₽', 36_000, '199 400 руб.'],
        [2, 'Топас 5ПР', '1,1 м', '1,2 м', '2,5 м', 'по запросу', null, 'по запросу'],
        [3, 'ТОПАС 6', null, null, null, 1, null, 'дорого'],
        [null, 'Итого:', null, null, null, null, null, 1_000_000],
        ['Цены действительны до 31.12.2026'],
      ],
      merges: ['A1:H1', 'C5:E5', 'A5:A6', 'B5:B6', 'F5:F6', 'G5:G6', 'H5:H6', 'A8:H8'],
    },
  ])

describe('A price list as makers send it', () => {
  test('is understood: sheet, heads in rows 5 and 6, groups, units, prices in words', async () => {
    const sheet = await upload(ugly(), 'Прайс ТОПАС ноябрь 2026.xlsx')
    expect(sheet).toMatchObject({ sheets: ['Контакты', 'Станции'], sheet: 'Станции', headRow: 6 })
    expect(sheet.manufacturerId).toBe(desk.topas())
    expect(Object.fromEntries(sheet.columns.map(({ index, field }) => [index, field]))).toEqual({
      0: null,
      1: 'name',
      2: 'length',
      3: 'width',
      4: 'height',
      5: null,
      6: 'installationPrice',
      7: 'price',
    })
    const [four, five] = [await bySlug('topas-4'), await bySlug('topas-5-pr')]
    const checked = await check(sheet, { manufacturerId: desk.topas() })
    expect(checked.counts).toMatchObject({ new: 0, changed: 2, same: 0, error: 1 })
    const [first, second, third] = await rows(sheet.id)
    expect(first).toMatchObject({ row: 9, kind: 'changed', productId: four.id, name: 'ТОПАС-4', errors: [] })
    expect(first?.changes).toEqual([
      { field: 'installationPrice', before: 3_400_000, after: 3_600_000 },
      { field: 'price', before: 19_456_000, after: 19_940_000 },
    ])
    expect(second).toMatchObject({ row: 10, kind: 'changed', productId: five.id })
    expect(second?.changes).toContainEqual({ field: 'price', before: five.price, after: null })
    expect(third).toMatchObject({ row: 11, kind: 'error', changes: [] })
    expect(third?.errors[0]).toContain('«дорого»: цена не читается, нужно одно число. Столбец H')
  })

  test('has rows that say what their products look like', async () => {
    const four = await bySlug('topas-4')
    const imageUrl = 'https://pictures.example/four.webp'
    await callJson(200, 'PATCH', `/products/${four.id}`, { imageUrl })
    const sheet = await upload('Производитель;Модель;Цена\nТопас;Топас 4;1\nТопас;Топас 98;2', 'a.csv')
    await check(sheet)
    const { drawing } = await bySlug('topas-4')
    expect(drawing).toMatch(/^2c6e3f-box-/)
    expect((await rows(sheet.id)).slice(0, 2)).toMatchObject([
      { kind: 'changed', productId: four.id, imageUrl, drawing },
      { kind: 'new', productId: null, imageUrl: null, drawing: null },
    ])
  })

  test('in Windows-1251 with semicolons is read; another sheet is shown anew', async () => {
    const text =
      'Производитель;Модель;РРЦ\r\nТОПАС;Топас 4;"195 000,00"\r\n;;\r\nЕвролос;Био 3;по запросу\r\n'
    const sheet = await upload(toWindows1251(text), 'list.csv')
    expect(sheet.columns.map(({ head, field }) => [head, field])).toEqual([
      ['Производитель', 'manufacturer'],
      ['Модель', 'model'],
      ['РРЦ', 'price'],
    ])
    await check(sheet)
    const found = await rows(sheet.id)
    expect(
      found.filter(({ kind }) => kind === 'changed').map(({ row, changes }) => [row, changes[0]?.after]),
    ).toEqual([
      [2, 19_500_000],
      [4, null],
    ])
    const two = await upload(ugly(), 'two.xlsx')
    const other = await callJson<typeof two>(200, 'PUT', `${IMPORTS}/${two.id}`, { sheet: 'Контакты' })
    expect(other).toMatchObject({ id: two.id, sheet: 'Контакты', headRow: null })
    expect(other.columns.map(({ sample }) => sample)).toEqual([['ООО «Завод»', 'тел. +7 495 000-00-00']])
    await expectError(
      await call('PUT', `${IMPORTS}/${two.id}`, { sheet: 'Нет такого' }),
      400,
      'Листа «Нет такого»',
    )
  })
})

test.each([
  ['a tab', '\t'],
  ['a comma', ','],
  ['a semicolon', ';'],
])('%s divides the cells of a CSV, in UTF-8 and in Windows-1251', async (_what, delimiter) => {
  const lines = [
    ['Производитель', 'Модель', 'Цена', '"Производительность, м3/сут"'],
    ['Топас', 'Топас 4', '"195 000,50"', '"1,15"'],
    ['Топас', '"Топас 5"', '231000', '2.5'],
  ]
  const text = lines.map((cells) => cells.join(delimiter)).join('\r\n')
  for (const content of [text, toWindows1251(text)]) {
    const sheet = await upload(content, 'топас.csv')
    expect(sheet.columns.map(({ field }) => field)).toEqual([
      'manufacturer',
      'model',
      'price',
      'productivity',
    ])
    await check(sheet)
    const found = (await rows(sheet.id)).slice(0, 2)
    const told = found.map(({ name, changes }) => [name, changes.map(({ after }) => after)])
    expect(told).toEqual([
      ['Топас 4', [19_500_050, 1.15]],
      ['Топас 5', [23_100_000, 2.5]],
    ])
  }
})

describe('What was checked', () => {
  test('is applied in the name of who pressed, and taken back to the last column', async () => {
    const before = await readAll()
    const list = [
      'Производитель;Модель;Цена;Вес, кг',
      'Топас;Топас 4;200000;300',
      'Топас;Топас 5;230000;',
      'Топас;Топас 99 Макси;999000;900',
    ].join('\n')
    const sheet = await upload(list, 'топас.csv')
    const { counts } = await check(sheet)
    expect(counts).toMatchObject({ new: 1, changed: 2, error: 0 })
    await apply(sheet.id)
    const made = await bySlug('topas-99-maksi')
    expect(made).toMatchObject({
      name: 'Топас 99 Макси',
      model: 'Топас 99 Макси',
      price: 99_900_000,
      published: false,
    })
    expect(await bySlug('topas-4')).toMatchObject({ price: 20_000_000, weight: 300 })
    const { rows: entries } = await desk.shop.database.pool.query(
      'select distinct actor_name, batch_id is not null as joined from journal where batch_id is not null and entity_id = any($1)',
      [[String(made.id), String((await bySlug('topas-4')).id)]],
    )
    expect(entries).toEqual([{ actor_name: 'manager', joined: true }])
    expect(await undo(sheet.id)).toEqual({ restored: 3, conflicts: [] })
    expect(await readAll()).toEqual(before)
    await expectError(await call('GET', '/products/topas-99-maksi'), 404, 'Продукт не найден')
    await expectError(await call('POST', `${IMPORTS}/${sheet.id}/undo`), 409, 'уже возвращён')
  })

  test('leaves what others changed since the dry run, and since the import', async () => {
    const list = 'Модель;Цена\nТопас 6;300000\nТопас 8;310000\nТопас-С 5;320000'
    const sheet = await upload(list, 'топас.csv')
    await check(sheet)
    const [six, eight, five] = [await bySlug('topas-6'), await bySlug('topas-8'), await bySlug('topas-s-5')]
    await callJson(200, 'PATCH', `/products/${six.id}/price`, { price: 100 })
    const applied = await apply(sheet.id)
    expect(applied.conflicts).toEqual([{ id: six.id, name: 'Топас 6' }])
    expect(applied.counts).toMatchObject({ changed: 2, left: 1 })
    expect((await rows(sheet.id, '?kind=left')).map(({ name }) => name)).toEqual(['Топас 6'])
    expect((await rows(sheet.id, '?kind=changed')).map(({ name }) => name)).toEqual(['Топас 8', 'Топас-С 5'])
    expect((await rows(sheet.id)).find(({ productId }) => productId === six.id)).toMatchObject({
      isLeft: true,
    })
    expect((await bySlug('topas-6')).price).toBe(100)
    expect((await bySlug('topas-8')).price).toBe(31_000_000)
    await callJson(200, 'PATCH', `/products/${eight.id}/price`, { price: 200 })
    expect(await undo(sheet.id)).toEqual({ restored: 1, conflicts: [{ id: eight.id, name: 'Топас 8' }] })
    expect((await bySlug('topas-8')).price).toBe(200)
    expect((await bySlug('topas-s-5')).price).toBe(five.price)
  })

  test('is asked for in its order only', async () => {
    const sheet = await upload('Модель;Цена\nТопас 4;300000', 'a.csv')
    await expectError(await call('POST', `${IMPORTS}/${sheet.id}/apply`), 409, 'только проверенный')
    await expectError(await call('POST', `${IMPORTS}/${sheet.id}/undo`), 409, 'только применённый')
    for (const [plan, message] of [
      [{ mapping: { 0: 'model', 1: 'model' } }, 'уже в столбце A'],
      [{ mapping: { 0: 'model', 7: 'price' } }, 'Столбца H на листе нет'],
      [{ mapping: { 0: 'model', 1: 'colour' } }, 'Поля «colour» у товара нет'],
      [{ mapping: { 0: null, 1: 'price' } }, 'Укажите столбец с названием'],
      [{ mapping: { 0: 'model', 1: 'specs.none' } }, 'Поля «specs.none» у товара нет'],
      [{ mapping: { 0: 'model', 1: 'price' }, manufacturerId: 999_999 }, 'Такого производителя нет'],
      [{}, 'Укажите, что в столбцах'],
    ] as const) {
      await expectError(await call('PUT', `${IMPORTS}/${sheet.id}`, plan), 400, message)
    }
    for (const [method, address] of [
      ['GET', '/999999'],
      ['GET', '/999999/rows'],
      ['POST', '/999999/apply'],
      ['POST', '/999999/undo'],
      ['PUT', '/999999'],
    ] as const) {
      await expectError(
        await call(method, IMPORTS + address, method === 'GET' ? undefined : {}),
        404,
        'Импорт не найден',
      )
    }
  })
})
