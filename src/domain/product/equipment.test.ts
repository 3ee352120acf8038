import { expect, test } from 'vitest'
import { findEquipped } from './equipment.ts'

const products = ['Топас 5', 'Топас 5 Лонг', 'Топас 5 Лонг Пр', 'Топас 5 Пр', 'Евролос Грунт 5'].map(
  (name) => ({ name }),
)

test.each([
  ['Топас 5 Лонг Пр; труба НПВХ 110 мм — 18 м', 'Топас 5 Лонг Пр'],
  ['Топас 5', 'Топас 5'],
  [' Топас 5, труба', 'Топас 5'],
  ['Топас 5 — ремонтный комплект мембран', 'Топас 5'],
  ['Топас 5 Пр (станция заказчика) — переустановка', 'Топас 5 Пр'],
  ['Евролос Грунт 5 с принудительным отводом; труба', 'Евролос Грунт 5'],
])('%j names %s', (equipment, name) => {
  expect(findEquipped(equipment, products)).toEqual({ name })
})

test.each([
  'Топас 5 Лонг Ус; труба',
  'Топас 50',
  'Топас 5М',
  'Био-С 5; труба',
  'труба и Топас 5',
  '',
  '; труба',
])('%j names no product of ours', (equipment) => {
  expect(findEquipped(equipment, products)).toBeNull()
})
