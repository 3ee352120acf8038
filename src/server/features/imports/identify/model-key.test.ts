import { expect, test } from 'vitest'
import { createMakerNames, modelKey } from './model-key.ts'

test.each([
  ['Топас 5 Пр', 'ТОПАС-5ПР'],
  ['Топас 5 Пр', ' топас  5пр. '],
  ['Топас-С 5', 'ТОПАС С5'],
  ['Топас 5', 'Toпac 5'],
  ['Евролос Био 3+', '«Евролос» БИО-3+'],
  ['Ёмкость 2,5', 'Емкость 2.5'],
  ['Йодный 5', 'Йодный 5'.normalize('NFD')],
])('«%s» and «%s» are one model', (one, other) => {
  expect(modelKey(one)).toBe(modelKey(other))
})

test.each([
  ['Топас 5', 'Топас-С 5'],
  ['Топас 5 Пр', 'Топас 5'],
  ['Био 3', 'Био 3+'],
  ['Модель 2,5', 'Модель 25'],
  ['Край 5'.normalize('NFD'), 'Краи 5'],
])('«%s» and «%s» are two', (one, other) => {
  expect(modelKey(one)).not.toBe(modelKey(other))
})

test('a maker is found by name, slug and alias, and among other words when it is the only one', () => {
  const names = createMakerNames([
    { id: 1, name: 'Топас', slug: 'topas', aliases: ['Тополь-Эко'] },
    { id: 2, name: 'Био-С', slug: 'bio-s', aliases: ['Новый'] },
  ])
  expect(['топас', 'TOPAS', 'Тополь Эко', 'БИО С'].map(names.find)).toEqual([1, 1, 1, 2])
  expect(names.find('новый'.normalize('NFD'))).toBe(2)
  expect(names.find('Топас-С')).toBeNull()
  expect(names.findIn('Станции «ТОПАС» 2026')).toBe(1)
  expect(names.findIn('Топас и Био-С')).toBeNull()
  expect(names.findIn('Топасовая')).toBeNull()
})
