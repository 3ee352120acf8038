import { describe, expect, test } from 'vitest'
import type { Product } from '../src/contract/catalogue/products.ts'
import { openImportDesk } from './support/import-desk.ts'
import { makeXlsx } from './support/price-lists.ts'

const { call, callJson, upload, check, rows, apply, undo, makeProduct, topas } = openImportDesk()
const checked = async (content: Parameters<typeof upload>[0], name: string, plan: object = {}) => {
  const sheet = await upload(content, name)
  const { message } = await check(sheet, { manufacturerId: topas(), ...plan })
  const all = await rows(sheet.id)
  return { id: sheet.id, message, all, listed: all.filter(({ row }) => row !== null) }
}
const csv = (text: string, plan: object = {}, name = 'topas.csv') => checked(text, name, plan)
/** What each row is: its kind and the product's name, or a new one's. */
const kinds = async (listed: Awaited<ReturnType<typeof csv>>['listed']) =>
  await Promise.all(
    listed.map(async ({ kind, productId, name }) => [
      kind,
      productId === null ? name : (await callJson<Product>(200, 'GET', `/products/id/${productId}`)).name,
    ]),
  )

describe('A row of a group', () => {
  test('gives the series: the rows below are its models and no other series', async () => {
    const list = [
      'Модель;Вес',
      'Топас;',
      '4;11',
      '5 Пр;12',
      'Топас-С;',
      '5 Пр;13',
      '«6»;14',
      'Топас 8;15',
      'Серия «Топас-Люкс»;',
      '4;16',
      '5 Пр;17',
      'Станции TOPAS-S;',
      '8 лонг;18',
    ].join('\n')
    const { id, listed } = await csv(list)
    expect(await kinds(listed)).toEqual([
      ['changed', 'Топас 4'],
      ['changed', 'Топас 5 Пр'],
      ['changed', 'Топас-С 5 Пр'],
      ['changed', 'Топас-С 6'],
      ['changed', 'Топас 8'],
      ['new', 'Топас-Люкс 4'],
      ['new', 'Топас-Люкс 5 Пр'],
      ['changed', 'Топас-С 8 Лонг'],
    ])
    for (const { kind, changes } of listed) {
      if (kind === 'changed') expect(changes.map(({ field }) => field)).toEqual(['weight'])
    }
    await apply(id)
    expect(await callJson<Product>(200, 'GET', '/products/topas-lyuks-4')).toMatchObject({
      name: 'Топас-Люкс 4',
      model: 'Топас-Люкс 4',
      weight: 16,
    })
    await undo(id)
  })

  test('that the shop does not know, below products of a maker, may be another maker: that is said of new ones', async () => {
    const warnings = async (list: string) => {
      const { listed } = await csv(`Модель;Вес\n${list}`)
      return listed.flatMap(({ kind, name, warnings: all }) => (kind === 'new' ? [[name, ...all]] : []))
    }
    const doubt = 'Группы «АСТРА» в магазине нет: производитель взят из группы выше, проверьте его'
    expect(await warnings('Топас;\nТопас 4;11\nАСТРА;\n5;12\nАстра 8;13\nТопас;\nТопас 77;14')).toEqual([
      ['АСТРА 5', doubt],
      ['Астра 8', doubt],
      ['Топас 77'],
    ])
    expect(await warnings('Топас;\nАСТРА;\n5;12')).toEqual([['АСТРА 5']])
    const maker = 'ООО «Новый завод» (г. Тверь)'
    const long = 'Станции глубокой очистки Новый Город'
    const of = (name: string) => doubt.replace('АСТРА', name)
    expect(await warnings(`Топас;\nТопас 4;11\n${maker};\n5;12\nБио 8;13\n${long};\nБио 9;14`)).toEqual([
      ['Новый завод 5', of(maker)],
      ['Био 8', of(maker)],
      ['Био 9', of(long)],
    ])
  })

  test('with the way of the outlet gives it to bare models only', async () => {
    const list =
      'Модель;Вес\nТопас-С, принудительный выброс;\n4;21\nТопас 5;22\nСамотёчные;\n4;23\nЛонг;\n5;24'
    expect(await kinds((await csv(list)).listed)).toEqual([
      ['changed', 'Топас-С 4 Пр'],
      ['changed', 'Топас 5'],
      ['changed', 'Топас-С 4'],
      ['changed', 'Топас-С 5 Лонг'],
    ])
  })

  test('need not be merged nor alone: numbered, priced, with its maker beside', async () => {
    const list = [
      'Производитель;№;Наименование;Цена',
      ';1;Топас-С;',
      ';;4;200000',
      'Топас;;Станции Топас;от 190000',
      'Топас;;4;210000',
      ';;Топас 2026 год;',
      ';;6;220000',
    ].join('\n')
    const { listed } = await csv(list)
    expect((await kinds(listed)).map(([, name]) => name)).toEqual(['Топас-С 4', 'Топас 4', 'Топас 6'])
  })

  test('is not needed where the sheet or a line above the heads names the series', async () => {
    const rows = [
      ['Модель', 'Вес'],
      ['5 Пр', 25],
    ]
    const title = [['Прайс-лист на станции Топас-С'], ...rows]
    for (const book of [makeXlsx([{ name: 'Лист1', rows: title }]), makeXlsx([{ name: 'Топас-С', rows }])]) {
      const { listed } = await checked(book, 'прайс.xlsx')
      expect(await kinds(listed)).toEqual([['changed', 'Топас-С 5 Пр']])
    }
  })

  test('may stand in a column of its own', async () => {
    const list = 'Наименование;Модель;Вес\nТопас-С;5 Пр;31\nТопас;5 Пр;32\nНовая;5 Пр;33'
    const { listed } = await csv(list)
    expect(await kinds(listed)).toEqual([
      ['changed', 'Топас-С 5 Пр'],
      ['changed', 'Топас 5 Пр'],
      ['new', 'Новая 5 Пр'],
    ])
    expect(listed[0]?.changes.map(({ field }) => field)).toEqual(['weight'])
    const lines = await csv('Серия;Модель;Вес\nТопас-С;5 Пр;31\nТопас;5 Пр;32')
    expect(await kinds(lines.listed)).toEqual([
      ['changed', 'Топас-С 5 Пр'],
      ['changed', 'Топас 5 Пр'],
    ])
  })

  test('is needed by a number alone', async () => {
    const { listed } = await csv('Модель;Вес\n4;10\n17;11')
    expect(listed.map(({ kind, errors }) => [kind, errors[0]])).toEqual([
      ['error', '«4» — одно число: добавьте к модели её серию, как в названии на сайте'],
      ['error', '«17» — одно число: добавьте к модели её серию, как в названии на сайте'],
    ])
  })
})

describe('A model is found', () => {
  test.each([
    ['TOPAS 5', 'Топас 5'],
    ['topas-s 5 pr', 'Топас-С 5 Пр'],
    ['Топас-C 5', 'Топас-С 5'],
    ['Топас 5, самотек', 'Топас 5'],
    ['Топас 5 (самотёчный)', 'Топас 5'],
    ['Топас 5 с принудительным выбросом', 'Топас 5 Пр'],
    ['Топас 5 (с насосом)', 'Топас 5 Пр'],
    ['ТОПАС 8 усиленный лонг', 'Топас 8 Лонг Ус'],
    ['Топас 8 Пр Лонг', 'Топас 8 Лонг Пр'],
    ['Станция глубокой биологической очистки сточных вод Топас 8', 'Топас 8'],
    ['Автономная канализация TOPAS 8', 'Топас 8'],
    ['Евролос Био 3', 'Евролос Био 3'],
    ['Eurolos Bio 3', 'Евролос Био 3'],
    ['Тополь-Эко Топас 6', 'Топас 6'],
  ])('«%s» as «%s»', async (written, name) => {
    const { listed } = await csv(`Модель;Вес\n${written};777`)
    expect(await kinds(listed)).toEqual([['changed', name]])
    expect(listed[0]).toMatchObject({ warnings: [], changes: [{ field: 'weight', after: 777 }] })
  })

  test('or said to be like one, which then is not hidden', async () => {
    const list = [
      'Модель;Вес',
      'Топаз 5;1',
      'Крышка для Топас 8;2',
      'Топас 6 для дачи;3',
      'Топас 15 Пр;4',
      'Топас 77;5',
    ].join('\n')
    const { all, listed } = await csv(list, { missing: 'hide' })
    expect(listed.map(({ kind, warnings }) => [kind, ...warnings])).toEqual([
      ['new', 'Похоже на «Топас 5»: проверьте, новый ли это товар'],
      ['new', 'Похоже на «Топас 8»: проверьте, новый ли это товар'],
      ['new', 'Похоже на «Топас 6»: проверьте, новый ли это товар'],
      ['new'],
      ['new'],
    ])
    const hidden = all.filter(({ kind }) => kind === 'missing').map(({ name }) => name)
    expect(hidden).toContain('Топас 4')
    for (const kept of ['Топас 5', 'Топас 8', 'Топас 6']) expect(hidden).not.toContain(kept)
  })

  test('of another maker in the list of one, whose other products are not missing then', async () => {
    const { all } = await csv('Модель;Вес\nТопас 5;1\nЕвролос Био 3;2', { missing: 'hide' })
    const missing = all.filter(({ kind }) => kind === 'missing').map(({ name }) => name)
    expect(missing).toContain('Топас 4')
    expect(missing.filter((name) => name.startsWith('Евролос'))).toEqual([])
    const { listed } = await csv('Модель;Вес\nЕвролос Био 77;2')
    expect(listed[0]?.changes.find(({ field }) => field === 'manufacturerId')?.after).not.toBe(topas())
  })

  test('with «Исполнение» in a column of its own: no doubles', async () => {
    const list = [
      'Модель;Исполнение;Вес',
      'Топас 5;самотек;41',
      'Топас 5;Пр;42',
      'Топас 5;Лонг;43',
      'Топас 5;Лонг Пр;44',
      'Топас 8 Лонг;Усиленное;45',
      'Топас 15;Пр;46',
      'Топас 5 Пр;Стандарт;42',
    ].join('\n')
    const { listed } = await csv(list)
    expect(await kinds(listed)).toEqual([
      ['changed', 'Топас 5'],
      ['same', 'Топас 5 Пр'],
      ['changed', 'Топас 5 Лонг'],
      ['changed', 'Топас 5 Лонг Пр'],
      ['changed', 'Топас 8 Лонг Ус'],
      ['new', 'Топас 15 Пр'],
      ['changed', 'Топас 5 Пр'],
    ])
    expect(listed.flatMap(({ errors }) => errors)).toEqual([])
    expect(listed.filter(({ kind }) => kind === 'changed').map(({ changes }) => changes.length)).toEqual([
      1, 1, 1, 1, 1,
    ])
  })
})

test('a name that is merged over the rows of its variants is that of each', async () => {
  const rows = [
    ['Модель', 'Исполнение', 'Вес'],
    ['Топас 5', 'самотёк', 51],
    [null, 'Пр', 52],
    ['Топас 6', 'самотёк', 53],
    [null, 'с насосом', 54],
  ]
  const { listed } = await checked(makeXlsx([{ name: 'Л', rows, merges: ['A2:A3', 'A4:A5'] }]), 'topas.xlsx')
  expect(await kinds(listed)).toEqual([
    ['changed', 'Топас 5'],
    ['changed', 'Топас 5 Пр'],
    ['changed', 'Топас 6'],
    ['changed', 'Топас 6 Пр'],
  ])
})

test('services with a price are no products, whatever they name', async () => {
  const list = [
    'Наименование;Цена',
    'Топас 4;200000',
    'Доставка;5000',
    'Скидка 10%;20000',
    'Монтаж станции;30000',
    'Шеф-монтаж Топас 5;9000',
    'Пусконаладка;7000',
    'Установка станции Топас 5;40000',
    'Монтажный комплект 5;7000',
  ].join('\n')
  const { listed } = await csv(list)
  expect(listed.map(({ kind }) => kind)).toEqual([
    'changed',
    'error',
    'error',
    'error',
    'error',
    'error',
    'error',
    'new',
  ])
  expect(listed[1]?.errors).toEqual(['«Доставка» — услуга, а не товар: строка не загружается'])
})

test('a model in the trash is said to lie there', async () => {
  const { id } = await makeProduct({ name: 'Ушедший 7', manufacturerId: topas() })
  expect((await call('DELETE', `/products/${id}`)).status).toBe(204)
  const { listed } = await csv(`id;Модель;Вес\n;УШЕДШИЙ-7;1\n${id};Ушедший 7;2`)
  expect(listed.map(({ kind, errors }) => [kind, errors])).toEqual([
    ['error', ['Модель «Ушедший 7» лежит в корзине: верните её']],
    ['error', ['Модель «Ушедший 7» лежит в корзине: верните её']],
  ])
})

test('products of other sheets are said', async () => {
  const head = ['Модель', 'Вес']
  const book = makeXlsx([
    { name: 'Топас', rows: [head, ['Топас 4', 1], ['Топас 5', 2], ['Топас 6', 3]] },
    { name: 'Евролос', rows: [head, ['Евролос Био 3', 1], ['Евролос Био 4', 2]] },
    { name: 'Контакты', rows: [['тел. +7 495 000-00-00'], ['Адрес', 'Москва']] },
  ])
  const { message } = await checked(book, 'книга.xlsx')
  expect(message).toBe(
    'На листе «Евролос» тоже есть товары: Евролос Био 3, Евролос Био 4. Загрузите его отдельно',
  )
})
