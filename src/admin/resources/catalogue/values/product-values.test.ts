import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createProduct } from '../../../../contract/catalogue/product.fixture.ts'
import { newProductSchema } from '../../../../contract/catalogue/product-changes.ts'
import type { Product, SpecValue, TechnicalSpecs } from '../../../../contract/catalogue/products.ts'
import { DETAILS, NUMBERS, TEXTS } from './product-fields.ts'
import { productFormSchema } from './product-form-schema.ts'
import { type ProductValues, toChanges, toPayload, toValues } from './product-values.ts'

const stored = createProduct({
  id: 5,
  slug: 'topas-5',
  name: 'Топас 5',
  modelLine: 'Топас',
  manufacturerName: 'ТОПАС',
  manufacturer_name: 'ТОПАС',
})

const line = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .map((text) => text.trim())
  .filter(Boolean)
const count = fc.option(fc.nat(2_000_000))
const specValue: fc.Arbitrary<SpecValue> = fc.oneof(
  line,
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
  fc.boolean(),
  fc.constant(null),
  fc.array(line, { maxLength: 3 }),
)
const details = fc.dictionary(fc.constantFrom(...DETAILS), line)
const specs: fc.Arbitrary<TechnicalSpecs> = fc
  .tuple(
    fc.dictionary(
      line.filter((key) => key !== 'images'),
      specValue,
      { maxKeys: 6 },
    ),
    details,
  )
  .map(([free, own]) => ({ ...free, ...own }))

const product = fc
  .record({
    ...Object.fromEntries(TEXTS.map((key) => [key, fc.option(line)])),
    ...Object.fromEntries(NUMBERS.filter((key) => key !== 'productivity').map((key) => [key, count])),
    inletFrom: fc.option(fc.integer({ min: 0, max: 900 })),
    inletTo: fc.option(fc.integer({ min: 900, max: 5000 })),
    outlet: fc.option(fc.integer({ min: 0, max: 5000 })),
    leadDays: fc.option(fc.nat(730)),
    oldPrice: fc.option(fc.integer({ min: 2_000_000, max: 4_000_000 })),
    oldPriceUntil: fc.option(fc.constant('2026-11-30T12:00:00.000Z')),
    similarIds: fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 3 }),
    documents: fc.array(fc.record({ title: line, url: fc.webPath().map((path) => `/assets${path}`) }), {
      maxLength: 2,
    }),
    name: line,
    manufacturerId: fc.integer({ min: 1, max: 1000 }),
    categoryId: fc.option(fc.integer({ min: 1, max: 1000 })),
    productivity: fc.option(fc.nat(100_000).map((value) => value / 100)),
    price: count,
    installationPrice: count,
    featured: fc.boolean(),
    isNew: fc.boolean(),
    isPopular: fc.boolean(),
    images: fc.uniqueArray(
      fc.webPath().map((path) => `/assets${path}`),
      { maxLength: 5 },
    ),
    technicalSpecs: specs,
    features: fc.array(line, { maxLength: 4 }),
  })
  .map((fields): Product => {
    const [imageUrl = null] = fields.images
    const { images } = fields
    const technicalSpecs: TechnicalSpecs = {
      ...fields.technicalSpecs,
      ...(images.length > 1 ? { images } : {}),
    }
    return { ...stored, ...fields, imageUrl, technicalSpecs }
  })

describe('A product that nobody changed', () => {
  test('goes back as it came, whatever stands in it', () => {
    fc.assert(
      fc.property(product, (one) => {
        const payload = toPayload(toValues(one), one)
        expect({ ...one, ...payload }).toEqual(one)
      }),
    )
  })

  test('passes the rules of the form, and what is sent passes those of the server', () => {
    fc.assert(
      fc.property(product, (one) => {
        expect(productFormSchema(one).safeParse(toValues(one)).error?.issues ?? []).toEqual([])
        expect(newProductSchema.safeParse(toPayload(toValues(one), one)).error?.issues ?? []).toEqual([])
      }),
    )
  })
})

describe('What staff type', () => {
  test('becomes kopecks, numbers and null', () => {
    const payload = toPayload({
      ...toValues(),
      name: ' Топас 5 ',
      slug: 'topas-5',
      manufacturerId: '1',
      price: '222 920',
      installationPrice: '',
      productivity: '1,15',
      users: '',
    })
    expect(payload).toMatchObject({
      name: 'Топас 5',
      manufacturerId: 1,
      categoryId: null,
      price: 22_292_000,
      installationPrice: null,
      productivity: 1.15,
      users: null,
      imageUrl: null,
      technicalSpecs: {},
      features: [],
    })
    expect(payload).not.toHaveProperty('images')
    expect(payload).not.toHaveProperty('technicalSpecsJson')
  })

  test('a changed number stays a number, a changed yes becomes a no', () => {
    const before = { ...stored, technicalSpecs: { installationCost: 350, Насос: true, Год: '2024' } }
    const values = toValues(before)
    const typed = { installationCost: '400,5', Насос: 'нет', Год: '2025' }
    const rows = values.specs.map((row) => ({
      ...row,
      text: new Map(Object.entries(typed)).get(row.key) ?? '',
    }))
    expect(toPayload({ ...values, specs: rows }, before).technicalSpecs).toEqual({
      installationCost: 400.5,
      Насос: false,
      Год: '2025',
    })
  })

  test('a column takes along its copy among the characteristics, unless they differ', () => {
    const before = {
      ...stored,
      warranty: '3 года',
      power: '60 Вт',
      technicalSpecs: { warranty: '3 года', power: '70 Вт' },
    }
    const values = { ...toValues(before), warranty: '5 лет', power: '80 Вт' }
    expect(toPayload(values, before).technicalSpecs).toEqual({ warranty: '5 лет', power: '70 Вт' })
    expect(toPayload({ ...values, warranty: '' }, before).technicalSpecs).toEqual({ power: '70 Вт' })
  })

  test('one picture is the main one alone, two stand among the characteristics too', () => {
    const values = { ...toValues(stored), tankMaterial: 'Полипропилен' }
    expect(toPayload({ ...values, images: ['/a.png'] })).toMatchObject({
      imageUrl: '/a.png',
      technicalSpecs: { tankMaterial: 'Полипропилен' },
    })
    expect(toPayload({ ...values, images: ['/a.png', '/b.png'] }).technicalSpecs).toEqual({
      tankMaterial: 'Полипропилен',
      images: ['/a.png', '/b.png'],
    })
  })
})

const changesOf = (before: Product, typed: Partial<ProductValues>) =>
  toChanges({ ...toValues(before), ...typed }, Object.keys(typed), before)

describe('What is sent of a product that was changed', () => {
  const before: Product = {
    ...stored,
    price: 100_000,
    imageUrl: '/a.png',
    images: ['/a.png', '/b.png'],
    technicalSpecs: { Цвет: 'синий', images: ['/a.png', '/b.png'] },
  }

  test('nothing that nobody touched: a price that a colleague changes meanwhile stays', () => {
    expect(changesOf(before, {})).toEqual({})
    expect(changesOf(before, { name: 'Топас 5 Про' })).toEqual({ name: 'Топас 5 Про' })
  })

  test('a characteristic alone, without the columns that stand beside it', () => {
    const typed = { tankMaterial: 'Полипропилен' }
    expect(Object.keys(changesOf(before, typed)).toSorted()).toEqual(['imageUrl', 'technicalSpecs'])
  })

  test('a column with its copy among the characteristics, and alone where they differ', () => {
    const copied = { ...before, technicalSpecs: { warranty: '3 года', power: '70 Вт' }, warranty: '3 года' }
    expect(changesOf(copied, { warranty: '5 лет' })).toMatchObject({
      warranty: '5 лет',
      technicalSpecs: { warranty: '5 лет', power: '70 Вт' },
    })
    expect(changesOf(copied, { power: '80 Вт' })).toEqual({ power: '80 Вт' })
  })

  test.each([
    ['another main picture', ['/c.png', '/b.png'], { imageUrl: '/c.png', images: ['/c.png', '/b.png'] }],
    ['another second picture', ['/a.png', '/c.png'], { imageUrl: '/a.png', images: ['/a.png', '/c.png'] }],
    ['the other order', ['/b.png', '/a.png'], { imageUrl: '/b.png', images: ['/b.png', '/a.png'] }],
    ['one picture less', ['/a.png'], { imageUrl: '/a.png' }],
    ['no picture', [], { imageUrl: null }],
  ])(
    '%s goes in both of its columns, and nothing else goes along',
    (_change, images, { imageUrl, ...specs }) => {
      expect(changesOf(before, { images })).toEqual({
        imageUrl,
        technicalSpecs: { Цвет: 'синий', ...specs },
      })
    },
  )
})

describe('Characteristics that cannot be read', () => {
  const damaged: Product = { ...stored, unreadable: ['technicalSpecs', 'features'] }

  test('stay as they are stored while somebody changes a price', () => {
    const changes = changesOf(damaged, { price: '100' })
    expect(changes.price).toBe(10_000)
    expect(changes).not.toHaveProperty('technicalSpecs')
    expect(changes).not.toHaveProperty('imageUrl')
    expect(changes).not.toHaveProperty('features')
  })

  test('are replaced by what somebody typed in their place', () => {
    const features = [{ id: 1, text: 'Тихая' }]
    expect(changesOf(damaged, { features })).toMatchObject({ features: ['Тихая'] })
  })
})

describe('The rules of the form', () => {
  const issuesOf = (values: object) =>
    productFormSchema(stored)
      .safeParse({ ...toValues(stored), ...values })
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

  test.each([
    [{ name: ' ' }, 'name: Название товара обязательно'],
    [{ slug: '' }, 'slug: URL slug обязателен'],
    [{ manufacturerId: '' }, 'manufacturerId: Выберите производителя'],
    [{ users: '-1' }, 'users: Число не может быть отрицательным'],
    [{ users: 'пять' }, 'users: Введите целое число'],
    [{ productivity: '-0,1' }, 'productivity: Число не может быть отрицательным'],
    [{ price: '100,5' }, 'price: Введите цену в целых рублях'],
    [{ price: '-1' }, 'price: Цена не может быть отрицательной'],
    [{ specs: [{ id: 1, key: '', text: 'белый', stored: null }] }, 'specs.0.key: Назовите характеристику'],
    [
      { specs: [{ id: 1, key: 'pumpModel', text: 'x', stored: null }] },
      'specs.0.key: Для этого есть поле на вкладке «Подробно»',
    ],
  ])('%j is refused', (values, message) => {
    expect(issuesOf(values)).toContain(message)
  })
})
