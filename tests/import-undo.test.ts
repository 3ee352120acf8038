import { expect, test } from 'vitest'
import type { Product } from '../src/contract/catalogue/products.ts'
import { expectError } from './support/desk.ts'
import { openImportDesk } from './support/import-desk.ts'
import { hireWithout } from './support/narrowed.ts'

const { call, callJson, upload, check, apply, undo, look, readAll, IMPORTS, shop } = openImportDesk()
const bySlug = (slug: string) => callJson<Product>(200, 'GET', `/products/${slug}`)

test('An import that is taken back leaves nothing behind of a product that is gone: no planned price, no place among the similar ones', async () => {
  const sheet = await upload('Производитель;Модель;Цена\nТопас;Топас 77 Макси;770000', 'топас.csv')
  await check(sheet)
  await apply(sheet.id)
  const [made, four] = [await bySlug('topas-77-maksi'), await bySlug('topas-4')]
  const effectiveAt = '2099-12-01T00:00:00Z'
  await callJson(202, 'PATCH', `/products/${made.id}/price`, { price: 100, effectiveAt })
  await callJson(202, 'PATCH', `/products/${four.id}/price`, { price: 100, effectiveAt })
  const similarIds = [four.id + 1, made.id]
  await callJson(200, 'PATCH', `/products/${four.id}`, { similarIds })
  expect(await undo(sheet.id)).toEqual({ restored: 1, conflicts: [] })
  expect((await bySlug('topas-4')).similarIds).toEqual([four.id + 1])
  const trashed = await callJson<{ entity: string; id: number }[]>(200, 'GET', '/admin/trash')
  expect(trashed.filter(({ entity, id }) => entity === 'products' && id === made.id)).toEqual([])
  const plans = await callJson<{ productId: number; state: string }[]>(200, 'GET', '/admin/scheduled-prices')
  expect(plans.filter(({ state }) => state === 'planned').map(({ productId }) => productId)).toEqual([
    four.id,
  ])
})

test('It is taken back of parameters and characteristics too', async () => {
  await callJson(201, 'POST', '/admin/specs/parameters', { key: 'lift', name: 'Подъём', dataType: 'number' })
  const [six, eight] = [await bySlug('topas-6'), await bySlug('topas-8')]
  await callJson(200, 'PATCH', `/products/${six.id}`, {
    specs: { lift: 3 },
    technicalSpecs: { Цвет: 'белый', Люк: 2 },
  })
  const readSpecs = async () =>
    (
      await shop.database.pool.query(
        'select product_id, parameter_id, value from product_specs order by product_id, parameter_id',
      )
    ).rows
  const before = [await readAll(), await readSpecs()]
  const sheet = await upload('Модель;Подъём;Цвет\nТопас 6;5;зелёный\nТопас 8;7;серый', 'топас.csv')
  await check(sheet, { mapping: { 0: 'model', 1: 'specs.lift', 2: 'technicalSpecs.Цвет' } })
  await apply(sheet.id)
  expect(await bySlug('topas-6')).toMatchObject({
    specs: { lift: 5 },
    technicalSpecs: { Цвет: 'зелёный', Люк: 2 },
  })
  expect(await bySlug('topas-8')).toMatchObject({ id: eight.id, specs: { lift: 7 } })
  expect(await readSpecs()).not.toEqual(before[1])
  expect(await undo(sheet.id)).toEqual({ restored: 2, conflicts: [] })
  expect([await readAll(), await readSpecs()]).toEqual(before)
})

test('Taking back leaves what lies in the trash there, names it, and loses nothing of it', async () => {
  const list = 'Производитель;Модель;Цена\nТопас;Топас 4;210000\nТопас;Топас 5;240000\nТопас;Топас 76;1'
  const sheet = await upload(list, 'топас.csv')
  const [four, five] = [await bySlug('topas-4'), await bySlug('topas-5')]
  await check(sheet)
  await apply(sheet.id)
  const made = await bySlug('topas-76')
  for (const { id } of [four, made]) expect((await call('DELETE', `/products/${id}`)).status).toBe(204)
  expect(await undo(sheet.id)).toEqual({
    restored: 1,
    conflicts: [
      { id: four.id, name: 'Топас 4' },
      { id: made.id, name: 'Топас 76' },
    ],
  })
  expect((await look(sheet.id)).conflicts.map(({ id }) => id)).toEqual([four.id, made.id])
  expect((await bySlug('topas-5')).price).toBe(five.price)
  for (const [id, price] of [
    [four.id, 21_000_000],
    [made.id, 100],
  ] as const) {
    expect(await callJson(200, 'POST', `/admin/trash/products/${id}/restore`)).toMatchObject({ id, price })
  }
})

test('Taking back that fails leaves the import as it was, its progress too', async () => {
  const sheet = await upload('Производитель;Модель;Цена\nТопас;Топас 78;780000', 'топас.csv')
  await check(sheet)
  await apply(sheet.id)
  const before = await look(sheet.id)
  const { pool } = shop.database
  await pool.query(`alter table imports add constraint not_now check (state <> 'undone') not valid`)
  expect((await call('POST', `${IMPORTS}/${sheet.id}/undo`)).status).toBe(500)
  await pool.query('alter table imports drop constraint not_now')
  expect(await look(sheet.id)).toEqual(before)
  const key = { 'idempotency-key': 'undo-once' }
  const answers = [1, 2].map(() => call('POST', `${IMPORTS}/${sheet.id}/undo`, undefined, key))
  const told = await Promise.all((await Promise.all(answers)).map((answer) => answer.json()))
  // Its second copy hears of the same.
  expect(told).toEqual(Array(2).fill({ restored: 1, conflicts: [] }))
})

test('It deletes products that it has made only for whoever may delete; others take nothing back', async () => {
  const cookie = await hireWithout(shop, 'delete')
  const undoAs = (id: number) =>
    shop.app.request(`http://shop.test/api${IMPORTS}/${id}/undo`, { method: 'POST', headers: { cookie } })
  const making = await upload(
    'Производитель;Модель;Цена\nТопас;Топас 78;780000\nТопас;Топас 9;990000',
    'топас.csv',
  )
  await check(making)
  await apply(making.id)
  const before = await readAll()
  await expectError(await undoAs(making.id), 403, 'Администратор не разрешил вам удалять')
  expect(await readAll()).toEqual(before)
  expect((await look(making.id)).state).toBe('applied')
  const changing = await upload('Модель;Цена\nТопас 9;991000', 'топас.csv')
  await check(changing)
  await apply(changing.id)
  expect((await undoAs(changing.id)).status).toBe(200)
  expect(await readAll()).toEqual(before)
  await undo(making.id)
})
