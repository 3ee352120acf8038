import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { Product } from '../src/contract/catalogue/products.ts'
import { readTableFile } from '../src/server/features/imports/table/read-table-file.ts'
import { expectError } from './support/desk.ts'
import { openImportDesk } from './support/import-desk.ts'

const {
  call,
  callJson,
  callAnonymously,
  upload,
  check,
  apply,
  rows,
  makeProduct,
  makeCategory,
  shop,
  topas,
} = openImportDesk()

async function download(query: string) {
  const response = await call('GET', `/admin/products/export?${query}`)
  expect(response.status).toBe(200)
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? ''
  return {
    name,
    bytes: new Uint8Array(await response.arrayBuffer()),
    type: response.headers.get('content-type'),
  }
}

/** Products with everything that may go astray between a shop and a sheet. */
async function makeOddProducts() {
  const category = await makeCategory({ name: 'Для дачи' })
  await makeCategory({ name: 'Для дачи' })
  await makeProduct({
    name: '=1+1',
    model: '-5',
    description: 'Первая строка\n  вторая; «кавычки» "и" запятая,\n\'=3',
    price: 12_345_67,
    categoryId: category.id,
    warranty: "'=HYPERLINK(1)",
    productivity: 1.15,
    published: false,
    power: '_x000D_',
    technicalSpecs: {
      Число: 5.5,
      Да: true,
      Нет: false,
      Список: ['а; б', 'в'],
      'Текст «да»': 'Да',
      '=ключ': '+7 900',
      ' с пробелами ': 'ПНД',
    },
    features: ['Первая; с точкой', '-вторая'],
    shortDescription: 'Итого: одна',
  })
  await makeProduct({ name: 'Итого', price: null, livingTypes: ['weekend', 'seasonal'], users: 0 })
  await makeProduct({ name: '001', model: '1.50', dailyCapacity: '-', dimensions: '10 x 20' })
  await makeProduct({ name: 'Станция Топас 4', manufacturerId: topas(), modelLine: 'нет' })
  await makeProduct({ name: 'x'.repeat(300), description: 'ы'.repeat(40_000) })
}

test.each(['xlsx', 'csv'])('what comes out as %s goes in without a change', async (format) => {
  await makeOddProducts()
  const products = await callJson<Product[]>(200, 'GET', '/products')
  const { bytes, name } = await download(`format=${format}`)
  expect(name).toMatch(new RegExp(`^tovary-\\d{4}-\\d{2}-\\d{2}\\.${format}$`))
  const sheet = await upload(bytes, name)
  expect(sheet.columns.filter(({ field }) => field === null)).toEqual([])
  const { counts } = await check(sheet)
  expect((await rows(sheet.id, '?kind=error')).map(({ errors }) => errors)).toEqual([])
  expect(counts).toEqual({
    new: 0,
    changed: 0,
    same: products.length,
    error: 0,
    missing: 0,
    warning: 0,
  })
})

test.each(['xlsx', 'csv'])(
  'hundreds of free characteristics come out as %s and go in again',
  async (format) => {
    const numbers = Array.from({ length: 200 }, (_one, at) => at)
    const specsOf = (letter: string) =>
      Object.fromEntries(numbers.map((at) => [`${letter} ${at}`, `да ${at}`]))
    const name = `Много знаем ${format}`
    await makeProduct({ name: `${name} 1`, technicalSpecs: specsOf('Первая') })
    await makeProduct({ name: `${name} 2`, technicalSpecs: specsOf('Вторая') })
    const { bytes, name: file } = await download(`format=${format}&search=${encodeURIComponent(name)}`)
    const sheet = await upload(bytes, file)
    const fields = sheet.columns.map(({ field }) => field)
    for (const letter of ['Первая', 'Вторая'])
      expect(fields).toEqual(expect.arrayContaining(numbers.map((at) => `technicalSpecs.${letter} ${at}`)))
    expect((await check(sheet)).counts).toMatchObject({ new: 0, changed: 0, same: 2, error: 0, warning: 0 })
  },
)

test('a workbook has real numbers, and nothing that a spreadsheet would run', async () => {
  const { bytes, type } = await download('format=xlsx')
  expect(type).toContain('spreadsheetml')
  const [sheet] = readTableFile(bytes, 'a.xlsx').sheets
  const heads = sheet?.rows[0]?.cells ?? []
  const four = sheet?.rows.find(({ cells }) => cells.includes('topas-4'))
  expect(four?.cells[heads.indexOf('Цена с установкой, ₽')]).toBe(194_560)
  expect(four?.cells[heads.indexOf('Опубликован')]).toBe('Да')
  const texts = sheet?.rows.flatMap(({ cells }) => cells.filter((cell) => typeof cell === 'string')) ?? []
  expect(texts).toContain("'=1+1")
  expect(texts.filter((text) => /^[=+@-]/.test(text))).toEqual([])
})

test('a workbook has a head that stays while the rows scroll, and a width for each column', async () => {
  const { bytes } = await download('format=xlsx&manufacturer=eurolos')
  const xml = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  const heads = readTableFile(bytes, 'a.xlsx').sheets[0]?.rows[0]?.cells ?? []
  expect(xml).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>')
  const columns = [...xml.matchAll(/<col min="(\d+)" max="(\d+)" width="(\d+)" customWidth="1"\/>/g)]
  const widths = columns.map(([, min, max, width]) => {
    expect(max).toBe(min)
    return [heads[Number(min) - 1], Number(width)]
  })
  expect(widths.map(([head]) => head)).toEqual(heads)
  expect(Object.fromEntries(widths)).toMatchObject({ 'Номер товара': 8, Название: 30, 'Полное описание': 40 })
  // The columns stand before the rows, where spreadsheets look for them.
  expect(xml.indexOf('</cols>')).toBeLessThan(xml.indexOf('<sheetData>'))
})

test('a cell «=1+1» of CSV is text in the shop, harmless in the export, and the same text when it comes back', async () => {
  const { id, slug } = await makeProduct({ name: 'Топас Формула', manufacturerId: topas() })
  const sheet = await upload('Модель;Описание\nТопас Формула;=1+1', 'формула.csv')
  await check(sheet)
  await apply(sheet.id)
  const stored = () => callJson<Product>(200, 'GET', `/products/id/${id}`)
  expect((await stored()).description).toBe('=1+1')
  const { bytes, name } = await download('format=csv&search=Топас Формула')
  const text = new TextDecoder().decode(bytes)
  expect(text).toContain(slug)
  expect(text).toContain(";'=1+1;")
  expect(text).not.toContain(';=1+1')
  const back = await upload(bytes, name)
  expect((await check(back)).counts).toMatchObject({ new: 0, changed: 0, same: 1, error: 0 })
  await callJson(200, 'PATCH', `/products/${id}`, { description: 'другое' })
  const anew = await upload(bytes, name)
  await check(anew)
  expect((await rows(anew.id))[0]?.changes).toEqual([
    { field: 'description', before: 'другое', after: '=1+1' },
  ])
})

test('the filters of the list choose what comes out', async () => {
  const countLines = async (query: string) => {
    const { bytes } = await download(`format=csv&${query}`)
    return (readTableFile(bytes, 'a.csv').sheets[0]?.rows.length ?? 0) - 1
  }
  const list = (query: string) => callJson<Product[]>(200, 'GET', `/products?${query}`)
  for (const query of [
    'manufacturer=eurolos',
    'search=топас 5',
    'published=false',
    'manufacturer=topol-eco&search=пр',
  ]) {
    expect(await countLines(query)).toBe((await list(query)).length)
  }
  const all = await list('')
  const categoryId = all[0]?.categoryId
  expect(await countLines(`categoryId=${categoryId}`)).toBe(
    all.filter((one) => one.categoryId === categoryId).length,
  )
  const ofTopas = (await list('manufacturer=topas')).length
  expect(ofTopas).toBeGreaterThan(0)
  for (const alias of ['topol-eco', 'Топаэро', 'тополь-эко']) {
    expect(await countLines(`manufacturer=${encodeURIComponent(alias)}`), alias).toBe(ofTopas)
  }
  expect(await countLines('manufacturer=nobody')).toBe(0)
})

test('only staff get it, and the journal knows of it', async () => {
  await expectError(await callAnonymously('GET', '/admin/products/export?format=csv'), 401, 'Войдите')
  await expectError(await call('GET', '/admin/products/export?format=pdf'), 400, 'Ожидается xlsx или csv')
  await expectError(await call('GET', '/admin/products/export'), 400, 'Ожидается xlsx или csv')
  const journal = await shop.database.pool.query(
    "select actor_name, title from journal where action = 'export' and entity = 'products' order by id desc limit 1",
  )
  expect(journal.rows).toEqual([{ actor_name: 'manager', title: 'Товары, 0, CSV' }])
})
