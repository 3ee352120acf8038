import { expect, test } from 'vitest'
import type { Product } from '../src/contract/catalogue/products.ts'
import { openImportDesk } from './support/import-desk.ts'

const { callJson, upload, check, rows, apply, makeProduct, topas } = openImportDesk()
const bySlug = (slug: string) => callJson<Product>(200, 'GET', `/products/${slug}`)
const csv = async (text: string, plan: object = {}, name = 'список.csv') => {
  const sheet = await upload(text, name)
  const { counts } = await check(sheet, plan)
  return { id: sheet.id, sheet, counts, rows: await rows(sheet.id) }
}

test('products that a row may be about are not missing, though it is an error', async () => {
  const two = [
    await makeProduct({ name: 'Близнец 1', manufacturerId: topas(), published: true }),
    await makeProduct({ name: 'близнец-1', manufacturerId: topas(), published: true }),
  ].map(({ id }) => id)
  const found = await csv('Производитель;Модель;Вес\nТопас;Близнец 1;10', { missing: 'hide' })
  expect(found.rows[0]).toMatchObject({ kind: 'error', productId: null })
  const missing = found.rows.filter(({ kind }) => kind === 'missing').map(({ productId }) => productId)
  expect(missing.length).toBeGreaterThan(0)
  expect(missing.filter((id) => id !== null && two.includes(id))).toEqual([])
})

test('of two products with one model the published one is meant, not its hidden copy', async () => {
  const { id } = await makeProduct({ name: 'Копия 7', manufacturerId: topas(), published: true })
  const copy = await makeProduct({ name: 'копия-7', manufacturerId: topas(), published: false })
  const found = await csv('Производитель;Модель;Вес\nТопас;Копия 7;10', { missing: 'hide' })
  expect(found.rows[0]).toMatchObject({ kind: 'changed', productId: id, errors: [] })
  expect(found.rows.some(({ productId }) => productId === copy.id)).toBe(false)
})

test('a list that was made on a Mac, with «й» of two characters, finds the models and changes no spelling', async () => {
  const { id } = await makeProduct({ name: 'Чайный 7', manufacturerId: topas(), published: true })
  const list = 'Производитель;Модель;Цвет;Вес\nТопас;Чайный 7;Тёмный;10'.normalize('NFD')
  const found = await csv(list, {
    mapping: { 0: 'manufacturer', 1: 'model', 2: 'technicalSpecs.Цвет', 3: 'weight' },
  })
  expect(found.rows[0]).toMatchObject({ kind: 'changed', productId: id, errors: [] })
  expect(found.rows[0]?.changes).toContainEqual(expect.objectContaining({ after: 'Тёмный' }))
})

test('the row of column numbers under the heads is no product', async () => {
  const found = await csv('Производитель;Модель;Цена;Вес\n1;2;3;4\nТопас;Топас 4;200000;300')
  expect(found.counts).toMatchObject({ new: 0, changed: 1, error: 0 })
  const chosen = await csv('Модель;Цена;Вес\n1;2;3\nТопас 4;200000;300', { manufacturerId: topas() })
  expect(chosen.counts).toMatchObject({ new: 0, changed: 1, error: 0 })
})

test.each([
  'Гарантия производителя 5 лет',
  'Самовывоз с завода',
  'Новинка от производителя!',
  'Монтаж выполняет наша компания',
  'Производитель оставляет за собой право вносить изменения в конструкцию',
  'При заказе от 2 штук компания дарит насос',
])('the series goes on below the remark «%s»', async (remark) => {
  const list = `Модель;Вес\nТопас-С;\nТопас-С 4;21\n${remark};\n5 Пр;22`
  const found = await csv(list, { manufacturerId: topas() }, 'топас.csv')
  const [, below, ...more] = found.rows.filter(({ row }) => row !== null)
  expect(more).toEqual([])
  expect(below).toMatchObject({ kind: 'changed', productId: (await bySlug('topas-s-5-pr')).id, warnings: [] })
})

test('a maker that the plan leaves out is the one of the upload; null is none', async () => {
  const list = 'Модель;Вес\nТопас 4;300\nНовинка 1;400'
  const kept = await csv(list, { manufacturerId: undefined }, 'топас.csv')
  expect(kept.sheet.manufacturerId).toBe(topas())
  expect(kept.counts).toMatchObject({ new: 1, changed: 1, error: 0 })
  const none = await csv(list, { manufacturerId: null }, 'топас.csv')
  expect(none.counts).toMatchObject({ new: 0, changed: 1, error: 1, missing: 0 })
})

test('of two columns with one head the one that is taken is remembered', async () => {
  const list = 'Модель;Сумма завода;Сумма завода\nТопас 4;300000;1'
  const first = await upload(list, 'топас.csv')
  await check(first, { mapping: { 0: 'model', 1: 'price', 2: null }, manufacturerId: topas() })
  const second = await upload(list, 'топас.csv')
  expect(second.columns[1]?.field).toBe('price')
})

test('a slug that two rows give is an error of the second, and the first is applied', async () => {
  const [four, five] = [await bySlug('topas-4'), await bySlug('topas-5')]
  const found = await csv(`id;slug\n${four.id};novyi-adres\n${five.id};novyi-adres`)
  expect(found.rows.map(({ kind, errors }) => [kind, errors])).toEqual([
    ['changed', []],
    ['error', ['Адрес «novyi-adres» уже у товара в строке 2']],
  ])
  await apply(found.id)
  expect((await bySlug('novyi-adres')).id).toBe(four.id)
})
