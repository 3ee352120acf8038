import { expect, test } from 'vitest'
import { formatSpec, knownSpecs, specLabelOf, specSections } from './spec-labels.ts'

test.each([
  ['Насос для очищенной воды', true, 'Да'],
  ['Насос для очищенной воды', false, 'Нет'],
  ['warranty', null, 'Не указано'],
  ['warranty', ' ', 'Не указано'],
  ['warranty', '5 лет', '5 лет'],
  ['users', 6, 'до\u00a06'],
  ['productivity', 1.15, '1,15\u00a0м³/сут'],
  ['batchDischarge', 1040, '1\u00a0040\u00a0л'],
  ['Дверца', 3, '3'],
  ['certificateNumbers', ['РОСС 1', 'РОСС 2'], 'РОСС 1, РОСС 2'],
])('%s %s is written as %s', (key, value, text) => {
  expect(formatSpec(key, value)).toBe(text)
})

test('a key nobody described keeps its own name', () => {
  expect(specLabelOf('Цвет крышки')).toEqual({ label: 'Цвет крышки', section: 'Прочее' })
  expect(specLabelOf('constructor')).toEqual({ label: 'constructor', section: 'Прочее' })
})

test('every known characteristic stands under a heading', () => {
  for (const key of knownSpecs) expect(specSections).toContain(specLabelOf(key).section)
})
