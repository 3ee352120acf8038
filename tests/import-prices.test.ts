import { strFromU8, strToU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { openImportDesk } from './support/import-desk.ts'
import { makeXlsx } from './support/price-lists.ts'
import { waitFor } from './support/wait-for.ts'

const { upload, check, rows, call, callJson, topas, makeProduct, shop, IMPORTS, waitForState } =
  openImportDesk()
const read = async (content: string | Uint8Array<ArrayBuffer>, name = 'топас.csv') => {
  const sheet = await upload(content, name)
  await check(sheet, { manufacturerId: topas() })
  const found = await rows(sheet.id)
  return {
    fields: sheet.columns.map(({ field }) => field),
    rows: found.filter(({ kind }) => kind !== 'missing'),
  }
}

test('a price without the installation becomes the price with its part, of the row or of the shop', async () => {
  const model = { manufacturerId: topas(), price: 30_000_000 }
  await makeProduct({ ...model, name: 'Топас 51', installationPrice: 4_000_000 })
  await makeProduct({ ...model, name: 'Топас 52' })
  await makeProduct({ ...model, name: 'Топас 53', installationPrice: 4_000_000 })
  const found = await read(
    'Модель;Цена без монтажа;Монтаж\nТопас 50;200 000;35 000\nТопас 51;250 000;\nТопас 52;220 000;\nТопас 53;по запросу;',
  )
  expect(found.fields).toEqual(['model', 'priceWithoutInstallation', 'installationPrice'])
  const prices = found.rows.map(({ changes }) => changes.find(({ field }) => field === 'price')?.after)
  expect(prices).toEqual([23_500_000, 29_000_000, 22_000_000, null])
  expect(found.rows.flatMap(({ changes }) => changes).map(({ field }) => field)).not.toContain(
    'priceWithoutInstallation',
  )
  expect(found.rows[2]?.warnings).toEqual([
    expect.stringMatching(/^Цена установки неизвестна: 220\s000\s₽ покажем как цену без монтажа$/),
    'Цена: скачок больше 20 %',
  ])
})

test('a plain price of former lists gives way to one that says that the installation is in it', async () => {
  await read('Модель;Цена\nТопас 4;200000')
  const found = await read('Модель;Цена;Монтаж;Цена с монтажом\nТопас 4;160000;40000;200000')
  expect(found.fields).toEqual(['model', null, 'installationPrice', 'price'])
})

test('a column of prices with the installation is worth more than one without', async () => {
  const found = await read('Модель;Цена станции;Монтаж;Под ключ\nТопас 60;200000;35000;230000')
  expect(found.rows[0]?.changes).toContainEqual({ field: 'price', before: null, after: 23_000_000 })
})

test('a price beside its installation that fits the stored one only together with it is said to be without', async () => {
  const model = { manufacturerId: topas(), price: 22_500_000, installationPrice: 4_000_000 }
  for (const name of ['Топас 55', 'Топас 56', 'Топас 57', 'Топас 58']) await makeProduct({ ...model, name })
  const list = 'Топас 55;185 000;40 000\nТопас 56;210 000;40 000\nТопас 57;190 000;\nТопас 58;200 000;45 000'
  const warned = async (head: string) =>
    (await read(`Модель;${head};Монтаж\n${list}`)).rows.map(({ warnings }) =>
      warnings.map((one) => one.replaceAll(/\s/g, ' ')),
    )
  expect(await warned('Цена с монтажом')).toEqual([[], [], [], []])
  expect(await warned('Цена')).toEqual([
    ['Похоже на цену без установки'],
    [],
    [],
    ['Похоже на цену без установки'],
  ])
})

test('a price that is said to be without installation is not doubted once more', async () => {
  await makeProduct({
    name: 'Топас 59',
    manufacturerId: topas(),
    price: 30_000_000,
    installationPrice: 4_000_000,
  })
  const { rows: found } = await read('Модель;Цена без монтажа;Монтаж\nТопас 59;210000;40000')
  expect(found[0]).toMatchObject({ changes: [{ field: 'price', after: 25_000_000 }], warnings: [] })
  const { rows: whole } = await read('Модель;Монтаж;Итого\nТопас 59;40000;250000')
  expect(whole[0]).toMatchObject({ changes: [{ field: 'price', after: 25_000_000 }], warnings: [] })
})

test('a price that comes to be below its installation without a jump is among those that are asked about', async () => {
  await makeProduct({ name: 'Топас 54', manufacturerId: topas(), price: 10_000_000 })
  const sheet = await upload('Модель;Монтаж\nТопас 54;110000', 'топас.csv')
  await check(sheet, { manufacturerId: topas() })
  expect(await rows(sheet.id, '?kind=jump')).toMatchObject([
    {
      name: 'Топас 54',
      changes: [{ field: 'installationPrice' }],
      warnings: ['Цена ниже цены установки'],
      price: 10_000_000,
      installationPrice: null,
    },
  ])
})

test('a price without VAT, or in another currency, is not taken for the price by its values', async () => {
  const found = await read('Модель;Цена без НДС;Цена, евро;Вес\nТопас 61;200 000 ₽;2 000 €;300')
  expect(found.fields).toEqual(['model', null, null, 'weight'])
})

test('what nobody recognised is not remembered: a parameter that is made later is recognised', async () => {
  const text = 'Модель;Вес;Напор струи\nТопас 62;300;12'
  expect((await read(text)).fields).toEqual(['model', 'weight', null])
  const parameter = { key: 'jet', name: 'Напор струи', dataType: 'number' }
  await callJson(201, 'POST', '/admin/specs/parameters', parameter)
  expect((await read(text)).fields).toEqual(['model', 'weight', 'specs.jet'])
})

test.each([
  ['950 × 970 × 2500 мм', '950х970'],
  ['Размеры 950 × 970 × 2500', '1000 х h 2000'],
])('two sizes in the place of three are said, and the three stay (%s)', async (dimensions, cell) => {
  const product = await makeProduct({ manufacturerId: topas(), dimensions })
  const found = await read(`Модель;Габариты;Вес\n${product.name};${cell};310`)
  expect(found.rows[0]).toMatchObject({
    changes: [{ field: 'weight' }],
    warnings: [`«${cell}» — не все размеры: оставлены прежние`],
  })
})

test('a height that is named is the third size', async () => {
  const product = await makeProduct({ manufacturerId: topas(), dimensions: '950 × 970 × 2400 мм' })
  const found = await read(`Модель;Габариты\n${product.name};950 х 970 х h 2500`)
  expect(found.rows[0]).toMatchObject({ warnings: [], kind: 'changed' })
})

test('a list in UTF-8 with one spoiled byte is read, and its spoiled cell is an error of its row', async () => {
  const bytes = new TextEncoder().encode(
    'Производитель;Модель;Цена\nТопас;Топас 70;200000\nТопас;Топас ~71;210000\n',
  )
  const found = await read(bytes.with(bytes.indexOf(0x7e), 0xff))
  expect(found.rows.map(({ kind, errors }) => [kind, errors])).toEqual([
    ['new', []],
    ['error', expect.arrayContaining([expect.stringContaining('знак, который не читается')])],
  ])
})

test('a list in UTF-16 is read in either order of bytes', async () => {
  const text = '\ufeffМодель;Цена\nТопас 72;200000\n'
  const little = new Uint8Array(Uint16Array.from(text, (letter) => letter.charCodeAt(0)).buffer)
  const big = Uint8Array.from(little, (_byte, at) => little[at ^ 1] ?? 0)
  for (const bytes of [little, big]) expect((await read(bytes)).rows[0]).toMatchObject({ name: 'Топас 72' })
})

test('a formula whose text was never counted is an error; one that gave an empty text is an empty cell', async () => {
  const heads = ['Модель', 'Вес', 'Гарантия']
  const counted = makeXlsx([{ name: 'A', rows: [heads, ['Топас 73', 300, { formula: 'A1', kept: '' }]] }])
  expect((await read(counted, 'топас.xlsx')).rows[0]).toMatchObject({ kind: 'new', errors: [] })
  const bare = strToU8(
    strFromU8(unzipSync(counted)['xl/worksheets/sheet1.xml'] ?? new Uint8Array()).replace('<v></v>', ''),
  )
  const never = makeXlsx([{ name: 'A', rows: [heads, ['Топас 73', 300, null]] }], {
    'xl/worksheets/sheet1.xml': bare,
  })
  expect((await read(never, 'топас.xlsx')).rows[0]).toMatchObject({
    kind: 'error',
    errors: [expect.stringContaining('формула без посчитанного значения')],
  })
})

test('a row whose product is deleted while the file is checked is an error, and the others pass', async () => {
  const [gone, stays] = [
    await makeProduct({ manufacturerId: topas(), name: 'Топас 81' }),
    await makeProduct({ manufacturerId: topas(), name: 'Топас 82' }),
  ]
  const sheet = await upload('Модель;Вес\nТопас 81;10\nТопас 82;20', 'топас.csv')
  const client = await shop.database.pool.connect()
  try {
    // The catalogue is read by now, and the rows cannot be stored.
    await client.query('begin')
    await client.query('lock table import_rows')
    const mapping = { 0: 'model', 1: 'weight' }
    await callJson(202, 'PUT', `${IMPORTS}/${sheet.id}`, { mapping, manufacturerId: topas() })
    await waitFor(async () => {
      const waiting = await client.query(
        "select 1 from pg_locks where relation = 'import_rows'::regclass and not granted",
      )
      expect(waiting.rowCount).toBe(1)
    })
    expect((await call('DELETE', `/products/${gone.id}`)).status).toBe(204)
  } finally {
    await client.query('commit')
    client.release()
  }
  expect((await waitForState(sheet.id, 'checked')).counts).toMatchObject({ error: 1, changed: 1 })
  expect((await rows(sheet.id)).slice(0, 2)).toMatchObject([
    { kind: 'error', name: 'Топас 81', errors: [expect.stringMatching(/^Товар удалили/)] },
    { kind: 'changed', productId: stays.id },
  ])
})
