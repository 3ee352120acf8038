import { expect, test } from 'vitest'
import type { Product } from '../src/contract/catalogue/products.ts'
import type { FacetAnswer, SpecParameter } from '../src/contract/catalogue/specs.ts'
import { openImportDesk } from './support/import-desk.ts'
import { makeXlsx, type SheetCell } from './support/price-lists.ts'

const { shop, callJson, upload, check, rows, apply } = openImportDesk()

const HEADS = [
  'Наименование',
  'Цена, руб.',
  'в т.ч. монтаж',
  'Кол-во пользователей',
  'Производительность, м3/сут',
  'Залповый сброс, л',
  'Длина, м',
  'Ширина, м',
  'Высота, м',
  'Корпус',
  'Отвод воды',
  'Шум, дБ',
  'Глубина подводящей трубы до, см',
]
const toRow = (maker: string, at: number): SheetCell[] => [
  `${maker} ${3 + (at % 10)}${['', ' Пр', ' Лонг', ' Лонг Пр'][Math.floor(at / 10)]}`,
  `${150 + at * 3} 000 ₽`,
  30_000,
  3 + (at % 10),
  `${(0.6 + (at % 10) / 5).toFixed(1).replace('.', ',')} м3`,
  150 + (at % 10) * 60,
  '1,16 м',
  '1,16 м',
  at < 20 ? '2,4 м' : '3,1 м',
  'Прямоугольный',
  at % 20 < 10 ? 'самотёк' : 'насос',
  30 + (at % 3) * 5,
  at < 20 ? 80 : 140,
]

/** What staff do: the maker, its category, the price list, one press to publish. */
async function takeIn(name: string, slug: string) {
  const { id: manufacturerId } = await callJson<{ id: number }>(201, 'POST', '/manufacturers', {
    name,
    slug,
    color: '#7a1fa2',
    aliases: [`Завод ${name}`],
  })
  const { id: categoryId } = await callJson<{ id: number }>(201, 'POST', '/categories', {
    name: `Станции ${name}`,
    slug: `${slug}-stations`,
    manufacturerId,
  })
  const list = makeXlsx([
    {
      name: 'Прайс',
      rows: [
        [`Прайс-лист завода «${name}»`],
        [],
        HEADS,
        ...Array.from({ length: 40 }, (_, at) => toRow(name, at)),
        ['Итого моделей: 40'],
      ],
    },
  ])
  const sheet = await upload(list, `${name}.xlsx`)
  expect(sheet.columns.find(({ head }) => head === 'Шум, дБ')?.field).toBe('specs.noise')
  const { counts } = await check(sheet, { manufacturerId })
  expect(counts).toMatchObject({ new: 40, changed: 0, error: 0 })
  await apply(sheet.id)
  const made = await callJson<Product[]>(200, 'GET', `/products?manufacturer=${slug}&published=false`)
  expect(made).toHaveLength(40)
  const { left } = await callJson<{ left: unknown[] }>(200, 'POST', '/products/bulk-actions', {
    items: made.map(({ id, version }) => ({ id, version })),
    action: { published: true, categoryId },
  })
  expect(left).toEqual([])
  return { manufacturerId, sheet }
}

test('Two new makers with 40 models each come in by their price lists, and the whole shop works for them', async () => {
  await callJson<SpecParameter>(201, 'POST', '/admin/specs/parameters', {
    name: 'Шум',
    key: 'noise',
    unit: 'дБ',
    dataType: 'number',
    isFilterable: true,
    better: 'lower',
  })
  const [astra] = [await takeIn('Астра', 'astra'), await takeIn('Юнилос', 'unilos')]
  const publicly = async <Answer>(address: string): Promise<Answer> => {
    const response = await shop.get(`/api${address}`)
    expect(response.status, address).toBe(200)
    return response.json()
  }
  const products = await publicly<Product[]>('/products?manufacturer=unilos')
  expect(products).toHaveLength(40)
  const [first] = products
  expect(first).toMatchObject({
    name: 'Юнилос 3',
    price: 15_000_000,
    installationPrice: 3_000_000,
    productivity: 0.6,
    length: 1160,
    height: 2400,
    body: 'box',
    discharge: 'gravity',
    specs: { noise: 30 },
  })

  for (const product of products.filter((_, at) => at % 13 === 0)) {
    const drawing = await shop.get(`/drawings/v4/card/${product.drawing}.svg`)
    expect(drawing.status, product.name).toBe(200)
    expect(await drawing.text()).toContain('#7a1fa2')
  }

  const page = await (await shop.get('/catalog/astra?users=5')).text()
  expect(page).toContain('Астра 5 Лонг')
  const facets = await publicly<FacetAnswer[]>('/facets?manufacturer=astra')
  expect(facets.find(({ key }) => key === 'noise')?.values).toEqual([
    ...[14, 13, 13].map((count, at) => ({ value: 30 + at * 5, count })),
  ])
  const quiet = await publicly<{ found: number }>('/catalogue?manufacturer=astra&spec.noise=30-30&limit=1')
  expect(quiet.found).toBe(14)

  const compared = await (await shop.get(`/compare?ids=${products.slice(0, 2).map(({ id }) => id)}`)).text()
  expect(compared).toContain('Шум')

  const plot =
    'residents=5&livingType=permanent&baths=1&showers=1&pipeDepth=50&groundWater=low&soilType=loam&waterDisposal=drainage_ditch'
  const { models } = await publicly<{ models: { productId: number; slug: string }[] }>(`/selection?${plot}`)
  const ofBoth = [...products, ...(await publicly<Product[]>('/products?manufacturer=astra'))]
  const known = new Map(ofBoth.map(({ id, slug }) => [id, slug]))
  const recommended = models.filter(({ productId, slug }) => known.get(productId) === slug)
  expect(recommended).not.toEqual([])

  const again = await rows(astra.sheet.id, '?kind=new&limit=50')
  expect(again).toHaveLength(40)
}, 120_000)
