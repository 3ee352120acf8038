import { expect, test } from 'vitest'
import { toMetres, validateDistance } from './distance.ts'

test.each([
  ['8', 8],
  ['12,5', 12.5],
  ['12.5', 12.5],
  [' 1 000 м', 1000],
  ['1\u00a0000', 1000],
  ['0', 0],
  ['', null],
  ['-5', null],
  ['−5', null],
  ['1e9', null],
  ['1,2,3', null],
  ['12,', 12],
  ['сто', null],
])('the distance «%s» is read as %s', (typed, metres) => {
  expect(toMetres(typed)).toBe(metres)
})

test.each([
  ['', null],
  ['  ', null],
  ['12,5', null],
  ['1000', null],
  ['-5', 'Введите расстояние в метрах, например 8'],
  ['1000,5', 'Введите расстояние не больше 1000\u00a0м'],
  ['1000000000', 'Введите расстояние не больше 1000\u00a0м'],
])('of the distance «%s» people are told: %s', (typed, message) => {
  expect(validateDistance(typed)).toBe(message)
})
