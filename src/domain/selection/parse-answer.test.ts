import { describe, expect, test } from 'vitest'
import { type NumberName, UNKNOWN } from './answers.ts'
import { parseAnswer, parseTyped, validateTyped } from './parse-answer.ts'

test.each([
  ['ditchDepth', '120', 120],
  ['ditchDepth', ' 120 см ', 120],
  ['ditchDepth', '62,5', 62.5],
  ['pipeDepth', '62.5', 62.5],
  ['pipeDepth', '60,', 60],
  ['plotFall', '-40', -40],
  ['plotFall', '−40 СМ', -40],
  ['plotFall', '–0', 0],
  ['plotFall', '1 000', 1000],
  ['wellProductivity', '0,8 м³', 0.8],
  ['waterRings', '1,5', 1.5],
  ['totalRings', '20', 20],
  ['distanceToDisposal', '8,5 м', 8.5],
  ['distanceToInstallation', '0', 0],
] as const)('%s «%s» is read as %d', (name, typed, number) => {
  expect(parseTyped(name, typed)).toBe(number)
  expect(validateTyped(name, typed)).toBeNull()
})

test.each([
  ['pipeDepth', '501', 'Введите число от\u00a00 до\u00a0500\u00a0см, например 60'],
  ['ditchDepth', '1,2 м', 'Введите число от\u00a00 до\u00a0500\u00a0см, например 120'],
  ['ditchDepth', 'см', 'Введите число от\u00a00 до\u00a0500\u00a0см, например 120'],
  ['ditchDepth', '12345678', 'Введите число от\u00a00 до\u00a0500\u00a0см, например 120'],
  ['ditchDepth', 'около 80', 'Введите число от\u00a00 до\u00a0500\u00a0см, например 120'],
  ['plotFall', '1000,5', 'Введите число от\u00a0−1000 до\u00a01000\u00a0см, например 40'],
  ['plotFall', '-1001', 'Введите число от\u00a0−1000 до\u00a01000\u00a0см, например 40'],
  ['wellProductivity', '-1', 'Введите число от\u00a00 до\u00a01000\u00a0м³, например 0,8'],
  ['totalRings', '2,5', 'Введите целое число от\u00a00 до\u00a020, например 3'],
  ['waterRings', '21', 'Введите число от\u00a00 до\u00a020, например 1'],
  ['baths', '10', 'Введите целое число от\u00a00 до\u00a09, например 1'],
  ['showers', 'две', 'Введите целое число от\u00a00 до\u00a09, например 1'],
  ['washers', '1 штука', 'Введите целое число от\u00a00 до\u00a09, например 1'],
  ['distanceToDisposal', '1001', 'Введите расстояние не больше 1000\u00a0м'],
] as const)('%s «%s» is refused: %s', (name, typed, message) => {
  expect(parseTyped(name, typed)).toBeNull()
  expect(validateTyped(name, typed)).toBe(message)
})

describe('Nothing and «не знаю»', () => {
  test.each<NumberName>(['ditchDepth', 'baths', 'distanceToDisposal'])('are no mistake in %s', (name) => {
    for (const typed of ['', ' ', UNKNOWN]) {
      expect(parseTyped(name, typed)).toBeNull()
      expect(validateTyped(name, typed)).toBeNull()
    }
  })
})

test.each([
  ['soilType', 'clay', 'clay'],
  ['soilType', 'granite', null],
  ['banya', 'true', true],
  ['banya', 'false', false],
  ['banya', 'да', null],
  ['plotFall', '-40', -40],
  ['plotFall', UNKNOWN, null],
  ['name', 'true', null],
  ['toString', '1', null],
])('%s «%s» is the answer %j', (name, text, answer) => {
  expect(parseAnswer(name, text)).toBe(answer)
})
