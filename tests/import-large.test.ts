import { expect, test } from 'vitest'
import { minutes } from '../src/lib/duration.ts'
import { plural } from '../src/lib/text/plural.ts'
import { openImportDesk } from './support/import-desk.ts'
import { makeXlsx } from './support/price-lists.ts'
import { recordStatements } from './support/statements.ts'

const { shop, look, IMPORTS, call, callJson, upload, check, waitForState, undo, readAll, rows } =
  openImportDesk()

/** Of new models: two whole statements and a part of a third. */
const COUNT = 1100
/** With the shop's own more than it is quick with. */
const LARGE = 4950

/** Models of one maker, as a large wholesaler lists them. */
const listOf = (count: number, factor = 1) =>
  makeXlsx([
    {
      name: 'Прайс',
      rows: [
        [
          'Артикул',
          'Наименование',
          'Производитель',
          'Цена',
          'Производительность, м3/сут',
          'Высота, мм',
          'Вес, кг',
        ],
        ...Array.from({ length: count }, (_one, at) => [
          `AB-${at}`,
          `Станция ${at}`,
          'Топас',
          (100_000 + at) * factor,
          1.15,
          2000 + (at % 900),
          300,
        ]),
      ],
    },
  ])

test('thousands of rows are checked by few statements', { timeout: minutes(5) }, async () => {
  const published = (await callJson<object[]>(200, 'GET', '/products?published=true')).length
  const sheet = await upload(listOf(LARGE), 'большой.xlsx')
  expect(sheet.rows).toBe(LARGE)
  // Who waits asks again and again how far it is.
  const asking = await recordStatements(shop.database.pool, () => look(sheet.id))
  const { result, statements } = await recordStatements(shop.database.pool, () => check(sheet))
  const { counts } = result
  const kinds = new Map<string, number>()
  for (const { text } of statements) {
    if (/graphile_worker/.test(text) || asking.statements.some((one) => one.text === text)) continue
    // Values of a list make texts of one kind differ.
    const kind = text.slice(0, 100)
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  }
  // One for two hundred rows at most.
  expect([...kinds].filter(([, count]) => count > LARGE / 200)).toEqual([])
  expect(kinds.size).toBeLessThan(40)
  expect(counts).toMatchObject({ new: LARGE, changed: 0, same: 0, error: 0, warning: 0 })
  const shown = published + LARGE
  const products = plural(shown, ['товар', 'товара', 'товаров'])
  expect((await look(sheet.id)).message).toBe(
    `Когда покажете новые, на сайте будет ${shown} ${products}: больше 5000 опубликованных замедлят каталог`,
  )
  expect((await rows(sheet.id, '?offset=3999&limit=1')).map(({ row }) => row)).toEqual([4001])
})

test('more models than one statement writes come, get new prices, and go again without a trace', {
  timeout: minutes(10),
}, async () => {
  const before = await readAll()
  const first = await upload(listOf(COUNT), 'первый.xlsx')
  await check(first)
  expect((await look(first.id)).message).toBeNull()
  await callJson(202, 'POST', `${IMPORTS}/${first.id}/apply`)
  await waitForState(first.id, 'applied')
  const found = await call('GET', `/products?search=${encodeURIComponent(`Станция ${COUNT - 1}`)}`)
  expect((await found.json())[0]).toMatchObject({ name: `Станция ${COUNT - 1}`, published: false })
  const next = await upload(listOf(COUNT, 1.1), 'второй.xlsx')
  expect((await check(next)).counts).toMatchObject({ new: 0, changed: COUNT, error: 0, warning: 0 })
  await callJson(202, 'POST', `${IMPORTS}/${next.id}/apply`)
  await waitForState(next.id, 'applied')
  const undone = await recordStatements(shop.database.pool, () => undo(next.id))
  expect(undone.result).toEqual({ restored: COUNT, conflicts: [] })
  // Who waits sees how far it is.
  const updates = undone.statements.filter(({ text }) => text.startsWith('update "imports" set "progress" ='))
  const steps = updates.map(({ values }) => Number(values[0]))
  expect(steps[0]).toBe(0)
  expect(steps.length).toBeGreaterThan(1)
  // One that was not written while the one before was is left out.
  expect([0, 22, 45, 68, 90, 99].filter((step) => steps.includes(step))).toEqual(steps)
  expect(await undo(first.id)).toEqual({ restored: COUNT, conflicts: [] })
  expect(await readAll()).toEqual(before)
  expect(await callJson<object[]>(200, 'GET', '/admin/trash')).toEqual([])
})
