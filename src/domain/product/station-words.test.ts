import { variants } from '@septic-shop/plot/station.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { choiceLabels } from '../selection/choice-labels.ts'
import {
  formatInlet,
  formatLivingTypes,
  formatVariant,
  readDischargeText,
  readElectricityText,
  readInletText,
  readVariantText,
} from './station-words.ts'

describe('The depth of the inlet in words', () => {
  test.each([
    ['до 800 мм', { inletFrom: null, inletTo: 800 }],
    ['810–1400 мм', { inletFrom: 810, inletTo: 1400 }],
    ['810-1400 мм', { inletFrom: 810, inletTo: 1400 }],
    ['810 — 1400 мм', { inletFrom: 810, inletTo: 1400 }],
    ['от 810 до 1400 мм', { inletFrom: 810, inletTo: 1400 }],
    ['до 80 см', { inletFrom: null, inletTo: 800 }],
    ['80–140 см', { inletFrom: 800, inletTo: 1400 }],
    [' ДО800мм ', { inletFrom: null, inletTo: 800 }],
    ['до\u00a0800\u00a0мм', { inletFrom: null, inletTo: 800 }],
    ['до 5000 мм', { inletFrom: null, inletTo: 5000 }],
    ['до 300 мм', { inletFrom: null, inletTo: 300 }],
  ])('%j is understood', (text, depths) => {
    expect(readInletText(text)).toEqual(depths)
  })

  test.each([
    'Небольшая',
    'Уточняется на замере',
    'примерно до 800 мм',
    'до 800 мм, глубже по запросу',
    'до 800',
    '1400–810 мм',
    'до 80 мм',
    'до 5001 мм',
    800,
    null,
    undefined,
  ])('%j is not', (text) => {
    expect(readInletText(text)).toBeNull()
  })

  test('says what it was read from', () => {
    const depth = fc.integer({ min: 300, max: 5000 })
    fc.assert(
      fc.property(fc.option(depth), depth, (from, to) => {
        const depths = { inletFrom: from === null ? null : Math.min(from, to), inletTo: to }
        expect(readInletText(formatInlet(depths))).toEqual(depths)
      }),
    )
    expect(formatInlet({ inletFrom: 300, inletTo: null })).toBe('от 300 мм')
    expect(formatInlet({ inletFrom: null, inletTo: null })).toBeNull()
  })
})

test.each([
  ['Самотёком', 'gravity'],
  ['Самотеком, с доочисткой в грунте', 'gravity'],
  ['Принудительно, насосом', 'pump'],
  ['Насосом', 'pump'],
  ['Самотёком или насосом', null],
  ['Без насоса', 'gravity'],
  ['Самотёком, без дренажного насоса', 'gravity'],
  ['Насос не нужен', 'gravity'],
  ['Не требует насоса', 'gravity'],
  ['Насоса нет', 'gravity'],
  ['Не принудительно', 'gravity'],
  ['Без доочистки насосом', 'pump'],
  ['Без насоса или насосом', null],
  ['По проекту', null],
  [true, null],
])('the discharge %j is %s', (text, discharge) => {
  expect(readDischargeText(text)).toBe(discharge)
})

test.each([
  ['Стандартное', 'standard'],
  ['Принудительный выброс', 'standard'],
  ['Удлинённая горловина, принудительный выброс', 'long'],
  ['Усиленный корпус, удлинённая горловина', 'reinforced'],
  ['Не усиленный', null],
  ['Неусиленный корпус, удлинённая горловина', 'long'],
  ['Стандартное, не удлинённое', 'standard'],
  ['Нестандартное', null],
  ['По проекту', null],
  [null, null],
])('the design %j is %s', (text, variant) => {
  expect(readVariantText(text)).toBe(variant)
})

test('the words of a design are read as that design, and name the pump', () => {
  for (const variant of variants) {
    expect(readVariantText(formatVariant(variant, 'gravity'))).toBe(variant)
    expect(readVariantText(formatVariant(variant, 'pump'))).toBe(variant)
    expect(formatVariant(variant, 'pump').toLowerCase()).toContain('принудительный выброс')
    expect(formatVariant(variant, null)).toBe(formatVariant(variant, 'gravity'))
  }
})

test.each([
  ['Не требуется', false],
  ['не нужно', false],
  ['220 В, 50 Гц', true],
  ['230В', true],
  ['380 в', true],
  ['По проекту', null],
  ['2 вывода', null],
  [undefined, null],
])('the supply %j says that electricity is needed: %s', (text, needed) => {
  expect(readElectricityText(text)).toBe(needed)
})

test('a visitor reads the living types as the wizard names them', () => {
  const { permanent, weekend, seasonal } = choiceLabels.livingType
  const labels = [permanent, weekend, seasonal].map(({ label }) => label)
  expect(formatLivingTypes(['permanent', 'weekend', 'seasonal'])?.toLowerCase()).toBe(
    labels.join(', ').toLowerCase(),
  )
  expect(formatLivingTypes(['weekend'])).toBe(weekend.label)
  expect(formatLivingTypes(null)).toBeNull()
})
