import { expect, test } from 'vitest'
import { formatMoney } from '../../../lib/money.ts'
import type { CompareItem } from '../../parts/shopping/compare.ts'
import { onlyDifferences, toCompareSections } from './compare-rows.ts'

const base: CompareItem = {
  id: 1,
  name: 'Топас 6',
  price: 22_527_000,
  installationPrice: 4_000_000,
  images: [],
  manufacturerId: 1,
  categoryId: 1,
  manufacturerName: 'Топас',
  categoryName: 'Топас',
  height: null,
  specs: {},
}

function textsOf(items: readonly CompareItem[], label: string) {
  const row = toCompareSections(items)
    .flatMap(({ rows }) => rows)
    .find((candidate) => candidate.label === label)
  return row?.cells.map(({ text }) => text)
}

test.each([
  ['Жильцов', { users: 6 }, 'до\u00a06'],
  ['Очищает', { productivity: 1.15 }, '1,15\u00a0м³/сут'],
  ['Залповый сброс', { batchDischarge: 250 }, '250\u00a0л'],
  ['Насос для очищенной воды', { 'Насос для очищенной воды': true }, 'Да'],
  ['Насос для очищенной воды', { 'Насос для очищенной воды': false }, 'Нет'],
  ['Цвет крышки', { 'Цвет крышки': 'Зелёный' }, 'Зелёный'],
  ['servicePrice', { servicePrice: 250_000 }, formatMoney(250_000)],
  ['Стоимость монтажа', { installationCost: 35 }, formatMoney(3_500_000)],
  ['Стоимость монтажа', { 'Стоимость монтажа': 'входит в цену' }, 'входит в цену'],
])('the row «%s» of %o says %s', (label, specs, text) => {
  expect(textsOf([{ ...base, specs }], label)).toEqual([text])
})

test('a product without a price is priced on request', () => {
  expect(textsOf([base, { ...base, id: 2, price: null }], 'С установкой')).toEqual([
    formatMoney(22_527_000),
    'Цена по запросу',
  ])
})

test('prices of different things say what they contain, and none is the best', () => {
  const [row] =
    toCompareSections([base, { ...base, id: 2, price: 100, installationPrice: null }])[0]?.rows ?? []
  expect(row?.label).toBe('Цена')
  expect(row?.cells.map(({ text, best }) => [text, best])).toEqual([
    [`${formatMoney(22_527_000)} с установкой`, false],
    [`${formatMoney(100)} без монтажа`, false],
  ])
})

test('a price of another year says so, and none is the best beside it', () => {
  const dated = { ...base, id: 2, price: 100, priceOutdated: true as const }
  const rows = toCompareSections([base, dated]).flatMap((section) => section.rows)
  expect(rows[0]?.cells.map(({ text, best }) => [text, best])).toEqual([
    [formatMoney(22_527_000), false],
    [`${formatMoney(100)}. Цена другого года`, false],
  ])
  const extras = '+ поле фильтрации — считаем отдельно'
  expect(textsOf([{ ...dated, extras }], 'С установкой')).toEqual([
    `${formatMoney(100)} ${extras}. Цена другого года`,
  ])
  expect(rows.flatMap(({ cells }) => cells.filter(({ best }) => best))).toEqual([])
})

test('a price to which works are added is no best beside one to which none are', () => {
  const extras = '+ поле фильтрации — считаем отдельно'
  const [row] = toCompareSections([base, { ...base, id: 2, price: 100, extras }])[0]?.rows ?? []
  expect(row?.cells.map(({ text, best }) => [text, best])).toEqual([
    [formatMoney(22_527_000), false],
    [`${formatMoney(100)} ${extras}`, false],
  ])
})

test('prices of stations alone are not called turnkey', () => {
  expect(textsOf([{ ...base, installationPrice: null }], 'Без монтажа')).toEqual([formatMoney(22_527_000)])
})

test('what nobody knows has no row', () => {
  const unknown = { ...base, id: 2, specs: { volume: null, warranty: '' } }
  expect(textsOf([base, unknown], 'Объём')).toBeUndefined()
  expect(textsOf([base, unknown], 'Гарантия')).toBeUndefined()
  expect(textsOf([base, unknown], 'Глубина котлована')).toBeUndefined()
})

test('a price that is known to have parts shows them, the cheaper one marked', () => {
  const other = { ...base, id: 2, price: 19_792_500, installationPrice: 3_500_000 }
  const alone = { ...base, id: 3, installationPrice: null }
  expect(textsOf([base, other, alone], 'Станция')).toEqual([
    formatMoney(18_527_000),
    formatMoney(16_292_500),
    'Не указано',
  ])
  expect(textsOf([base, other, alone], 'Монтаж')).toEqual([
    formatMoney(4_000_000),
    formatMoney(3_500_000),
    'Не указано',
  ])
  expect(textsOf([alone], 'Монтаж')).toBeUndefined()
})

test('the pit is as deep as the body under the ground, with its sand', () => {
  const items = [2550, 1700, null].map((height, id) => ({ ...base, id, height }))
  expect(textsOf(items, 'Глубина котлована')).toEqual(['2,5\u00a0м', '1,7\u00a0м', 'Не указано'])
})

test('a value that one product lacks is missing there only', () => {
  const other = { ...base, id: 2, specs: { warranty: '5 лет' } }
  expect(textsOf([base, other], 'Гарантия')).toEqual(['Не указано', '5 лет'])
})

test('what staff keep out of the comparison has no row, and the pit keeps its own', () => {
  const shown = { unit: null, group: null, place: 0, isComparable: false, better: null }
  const item = {
    ...base,
    height: 2550,
    specs: { warranty: '5 лет', dimensions: '1 × 1 × 2 м' },
    parameters: ['warranty', 'dimensions'].map((key) => ({ ...shown, key, name: key })),
  }
  const labels = toCompareSections([item]).flatMap(({ rows }) => rows.map(({ label }) => label))
  expect(labels).toEqual([
    'С установкой',
    'Станция',
    'Монтаж',
    'Глубина котлована',
    'Производитель',
    'Категория',
  ])
})

test('rows stand under their headings, prices first, unknown keys last', () => {
  const specs = {
    users: 6,
    'Цвет крышки': 'Зелёный',
    warranty: '5 лет',
    dimensions: '1 × 1 × 2 м',
    servicePrice: 1,
  }
  expect(toCompareSections([{ ...base, specs }]).map(({ title, rows }) => [title, rows.length])).toEqual([
    ['Цена', 4],
    ['Производительность', 1],
    ['Корпус и монтаж', 1],
    ['Эксплуатация', 1],
    ['Модель', 2],
    ['Прочее', 1],
  ])
})

test('the lowest price is the best, more residents are not', () => {
  const other = { ...base, id: 2, price: 19_792_500, specs: { users: 5 } }
  const rows = toCompareSections([{ ...base, specs: { users: 6 } }, other]).flatMap((section) => section.rows)
  const best = rows.flatMap(({ label, cells }) =>
    cells.filter((cell) => cell.best).map(({ id }) => `${label} ${id}`),
  )
  expect(best).toEqual(['С установкой 2', 'Станция 2'])
})

test('productivity has no best, electricity only one of a single manufacturer', () => {
  const other = { ...base, id: 2, specs: { productivity: 2, powerConsumption: '1 кВт·ч/сут' } }
  const first = { ...base, specs: { productivity: 1, powerConsumption: '1,5 кВт·ч/сут' } }
  const bestOf = (items: readonly CompareItem[]) =>
    toCompareSections(items).flatMap(({ rows }) =>
      rows.flatMap(({ label, cells }) => cells.flatMap(({ id, best }) => (best ? [`${label} ${id}`] : []))),
    )
  expect(bestOf([first, other])).toEqual(['Расход электричества 2'])
  expect(bestOf([first, { ...other, manufacturerId: 2 }])).toEqual([])
})

test('only differences leaves out rows and headings where all say the same', () => {
  const other = { ...base, id: 2, specs: { warranty: '5 лет' } }
  const left = onlyDifferences(toCompareSections([base, other]))
  expect(left.map(({ title, rows }) => [title, rows.map(({ label }) => label)])).toEqual([
    ['Эксплуатация', ['Гарантия']],
  ])
})
