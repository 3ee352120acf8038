import { describe, expect, test } from 'vitest'
import { createProduct } from '../../../../contract/catalogue/product.fixture.ts'
import { toRecord } from '../../../../lib/to-record.ts'
import { toChoices } from './product-choices.ts'
import { fromFeatureRows, toFeatureRows, toPayload, toValues } from './product-values.ts'

const stored = createProduct({ id: 5, slug: 'topas-5', name: 'Топас 5' })

describe('A new product', () => {
  test('begins with nothing: no name, no mark, no category', () => {
    expect(toValues()).toMatchObject({
      name: '',
      slug: '',
      manufacturerId: '',
      categoryId: 'none',
      price: '',
      installationPrice: '',
      featured: false,
      isNew: false,
      isPopular: false,
      images: [],
      features: [],
      specs: [],
    })
  })

  test('is sent without the blanks around what was typed', () => {
    const typed = { name: ' Топас 5 ', slug: ' topas-5 ', modelLine: ' Топас ', warranty: '  ' }
    const features = [
      { id: 1, text: ' Тихая ' },
      { id: 2, text: '  ' },
    ]
    const payload = toPayload({ ...toValues(stored), ...typed, features, tankMaterial: '  ' }, stored)
    expect(payload).toMatchObject({
      name: 'Топас 5',
      slug: 'topas-5',
      modelLine: 'Топас',
      features: ['Тихая'],
    })
    expect(payload.technicalSpecs).not.toHaveProperty('tankMaterial')
  })

  test('is the station that was chosen; what was not, or is none, is unknown', () => {
    const chosen = { body: 'low', discharge: 'pump', variant: 'long' } as const
    expect(toChoices(chosen)).toEqual(chosen)
    expect(toPayload({ ...toValues(stored), ...chosen }, stored)).toMatchObject(chosen)
    expect(toChoices({})).toEqual({ body: null, discharge: null, variant: null })
    const none = { body: 'x', discharge: '', variant: 'y' }
    expect(toChoices(none)).toEqual({ body: null, discharge: null, variant: null })
  })

  test('has its kopecks in the field of the price; features are rows with keys of their own', () => {
    expect(toValues(createProduct({ price: 10_050, installationPrice: 100 }))).toMatchObject({
      price: '100,5',
      installationPrice: '1',
    })
    expect(toFeatureRows(['Тихая', 'Без запаха'])).toEqual([
      { id: 1, text: 'Тихая' },
      { id: 2, text: 'Без запаха' },
    ])
    expect(fromFeatureRows([])).toEqual([])
    expect(toRecord(['a', 'b'], (key) => key.toUpperCase())).toEqual({ a: 'A', b: 'B' })
  })
})
