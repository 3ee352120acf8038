import { expect, test } from 'vitest'
import { knownSpecs } from '../../../../domain/product/spec-labels.ts'
import { OWN_KEYS } from './product-fields.ts'
import { toSpecKey, toSpecName } from './spec-rows.ts'

test.each([
  ['warranty', 'Гарантия'],
  ['serviceInterval', 'Обслуживание'],
  ['Цвет', 'Цвет'],
  ['', ''],
])('the key «%s» is shown as «%s», and typing that name gives the key', (key, name) => {
  expect(toSpecName(key)).toBe(name)
  expect(toSpecKey(name)).toBe(key)
})

test('a name on its way to a longer one is its own key', () => {
  expect(toSpecKey('Гарантия ')).toBe('Гарантия ')
  expect(toSpecKey('гарантия')).toBe('гарантия')
})

test('every known characteristic is shown by a name; the first of several of one name is meant by it', () => {
  for (const key of knownSpecs.filter((known) => !OWN_KEYS.includes(known))) {
    expect(toSpecName(toSpecKey(toSpecName(key)))).toBe(toSpecName(key))
  }
  expect(toSpecKey('Стоимость монтажа')).toBe('installationCost')
})

test('what has a field on «Подробно» is not asked for by its name', () => {
  expect(toSpecKey('Зимой')).toBe('Зимой')
})
