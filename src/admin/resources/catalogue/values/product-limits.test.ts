import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createProduct } from '../../../../contract/catalogue/product.fixture.ts'
import { newProductSchema } from '../../../../contract/catalogue/product-changes.ts'
import { livingTypes } from '../../../../contract/catalogue/product-limits.ts'
import type { Product } from '../../../../contract/catalogue/products.ts'
import { toPressure } from './product-choices.ts'
import { productFormSchema } from './product-form-schema.ts'
import { type ProductValues, toChanges, toPayload, toValues } from './product-values.ts'
import { isFilled, listSourceFields, type SourceRow, toSourceRows } from './source-rows.ts'

const stored = createProduct({ id: 5, slug: 'topas-5', name: 'Топас 5' })

const known = fc.option(fc.boolean())
const source = fc.record(
  {
    text: fc.constantFrom('Действующий прайс', 'Паспорт'),
    date: fc.constantFrom('2026-11-20', '2024-02-29'),
    outdated: fc.constant<true>(true),
    otherValue: fc.oneof(fc.nat(5000), fc.constant(1.15), fc.constant(-0.5)),
  },
  { requiredKeys: ['text', 'date'] },
)
const product: fc.Arbitrary<Product> = fc
  .record({
    outletPressure: known,
    needsElectricity: known,
    livingTypes: fc.option(fc.subarray([...livingTypes], { minLength: 1 })),
    sources: fc.dictionary(
      fc.constantFrom('batchDischarge', 'price', 'inletTo', 'technicalSpecs.winterization'),
      source,
    ),
  })
  .map((limits) => ({ ...stored, ...limits }))

test('limits that nobody changed go back as they came, and pass the rules of form and server', () => {
  fc.assert(
    fc.property(product, (one) => {
      const payload = toPayload(toValues(one), one)
      expect({ ...one, ...payload }).toEqual(one)
      expect(productFormSchema(one).safeParse(toValues(one)).error?.issues ?? []).toEqual([])
      expect(newProductSchema.safeParse(payload).error?.issues ?? []).toEqual([])
    }),
  )
})

const changesOf = (typed: Partial<ProductValues>) =>
  toChanges({ ...toValues(stored), ...typed }, Object.keys(typed), stored)
const row = (typed: Partial<SourceRow> = {}): SourceRow => ({
  id: 1,
  field: 'price',
  text: 'Прайс',
  date: '2026-11-20',
  otherValue: '',
  outdated: false,
  ...typed,
})

test.each<[Partial<ProductValues>, object]>([
  [{ outletPressure: 'yes' }, { outletPressure: true }],
  [{ needsElectricity: 'no' }, { needsElectricity: false }],
  [{ needsElectricity: '' }, { needsElectricity: null }],
  [{ livingTypes: ['seasonal', 'weekend'] }, { livingTypes: ['weekend', 'seasonal'] }],
  [{ livingTypes: [] }, { livingTypes: null }],
  [{ inletTo: '1 400' }, { inletTo: 1400 }],
  [{ sources: [row({ text: ' Прайс ' })] }, { sources: { price: { text: 'Прайс', date: '2026-11-20' } } }],
  [
    { sources: [row({ otherValue: '210,5' })] },
    { sources: { price: { text: 'Прайс', date: '2026-11-20', otherValue: 210.5 } } },
  ],
  [
    { sources: [row({ outdated: true })] },
    { sources: { price: { text: 'Прайс', date: '2026-11-20', outdated: true } } },
  ],
  [{ sources: [row({ field: '', text: ' ' })] }, { sources: {} }],
])('%j is sent as %j', (typed, sent) => {
  expect(changesOf(typed)).toEqual(sent)
})

const issuesOf = (values: Partial<ProductValues>) =>
  productFormSchema(stored)
    .safeParse({ ...toValues(stored), ...values })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
const spec = (key: string, text: string, was = '') => ({ specs: [{ id: 1, key, text, stored: was }] })
const HAS_FIELD = 'specs.0.key: Для этого есть поле на вкладке «Характеристики»'

describe('The rules of the form', () => {
  test.each<[Partial<ProductValues>, string]>([
    [{ inletFrom: '900', inletTo: '800' }, 'inletFrom: Глубина подводящей трубы «от» больше, чем «до»'],
    [{ inletTo: '5001' }, 'inletTo: Глубина — от 0 до 5000 мм'],
    [{ inletTo: 'глубоко' }, 'inletTo: Введите целое число'],
    [
      { outlet: '400', outletPressure: 'yes' },
      'outlet: Вода уходит под напором: глубина отвода не указывается',
    ],
    [
      { discharge: 'gravity', outletPressure: 'yes' },
      'outletPressure: Вода уходит самотёком: под напором её поднимает только насос',
    ],
    [{ sources: [row({ field: '' })] }, 'sources.0.field: Выберите поле'],
    [{ sources: [row(), row({ id: 2 })] }, 'sources.1.field: Источник этого поля уже есть'],
    [{ sources: [row({ text: ' ' })] }, 'sources.0.text: Назовите источник'],
    [{ sources: [row({ date: '' })] }, 'sources.0.date: Укажите день источника'],
    [{ sources: [row({ otherValue: 'мало' })] }, 'sources.0.otherValue: Введите число'],
    [spec('Глубина подводящей трубы', 'до 80 см'), HAS_FIELD],
    [spec('Насос для очищенной воды', 'Да'), HAS_FIELD],
    [spec('Отвод очищенной воды', ' самотёком'), HAS_FIELD],
    [spec('Исполнение', 'Удлинённая горловина'), HAS_FIELD],
  ])('%j is refused', (values, message) => {
    expect(issuesOf(values)).toContain(message)
  })

  test.each<[Partial<ProductValues>]>([
    [{ outlet: '400', outletPressure: 'no' }],
    [{ sources: [row({ field: '', text: '' })] }],
    [spec('Глубина подводящей трубы', 'Небольшая')],
    [spec('Отвод очищенной воды', 'Самотёком, с доочисткой в грунте')],
    [spec('Глубина подводящей трубы', 'до 800 мм', 'до 800 мм')],
    [spec('Цвет', 'Да')],
  ])('%j is accepted', (values) => {
    expect(issuesOf(values)).toBeUndefined()
  })
})

test('the pressure follows the chosen discharge', () => {
  expect(['pump', 'gravity', ''].map(toPressure)).toEqual(['yes', 'no', ''])
})

describe('The editor of sources', () => {
  test('offers columns, the characteristics of the product, and what is stored besides', () => {
    const labels = listSourceFields(
      ['winterization', 'Цвет'],
      toSourceRows({ 'technicalSpecs.Камер': { text: 'Паспорт', date: '2026-11-20' } }),
    ).map(({ label }) => label)
    expect(labels).toEqual(expect.arrayContaining(['Залповый сброс, л', 'Подводящая труба до, мм']))
    expect(labels).toEqual(expect.arrayContaining(['Цена с установкой', 'Из неё установка']))
    expect(labels.slice(-3)).toEqual(['Зимой', 'Цвет', 'Камер'])
    expect(new Set(labels).size).toBe(labels.length)
  })

  test('counts a row as filled when more than its day is there', () => {
    expect(isFilled(row({ field: '', text: ' ', otherValue: '' }))).toBe(false)
    for (const typed of [{ field: 'price' }, { text: 'Прайс' }, { otherValue: '1' }]) {
      expect(isFilled(row({ field: '', text: '', ...typed }))).toBe(true)
    }
  })
})
