import { describe, expect, test } from 'vitest'
import type { SiteAnswers } from '../answers.ts'
import type { Selectable } from '../model.ts'
import { answerOf, PUMP } from '../plots.fixture.ts'
import type { OutfallRefusal } from './refused-outfall.ts'

const WELL = { waterDisposal: 'drainage_well', ditchDepth: null, totalRings: 2, soilType: 'sand' } as const
const FIELD = { waterDisposal: 'filtration_field', ditchDepth: null, soilType: 'sand' } as const
const HIGH: Partial<SiteAnswers> = { groundWater: 'high' }
/** So high an outlet that a field may lie a metre above high water. */
const HIGH_OUTLET: Partial<Selectable> = { outlet: 200 }

describe('The named place takes no water', () => {
  test.each<[string, Partial<SiteAnswers>, OutfallRefusal | null]>([
    ['where water stands in the rings', { ...WELL, waterRings: 1 }, 'wet'],
    [
      'where water stands in the rings and the soil is clay',
      { ...WELL, waterRings: 1, soilType: 'clay' },
      'wet',
    ],
    ['where a well is in clay', { ...WELL, soilType: 'clay' }, 'clay'],
    ['where a field is on clay', { ...FIELD, soilType: 'clay' }, 'clay'],
    ['where it is clay, whatever the water', { ...FIELD, ...HIGH, soilType: 'clay' }, 'clay'],
    [
      'where a well ends less than a metre above water',
      { ...WELL, totalRings: 3, groundWater: 'medium' },
      'close',
    ],
    ['where a field lies less than a metre above water', { ...FIELD, ...HIGH }, 'close'],
    ['unless the rings are dry', { ...WELL, waterRings: 0 }, null],
    ['unless a dry metre is left', { ...WELL }, null],
    ['unless that is open', { ...WELL, groundWater: 'medium' }, null],
    ['unless the soil is not known', { ...WELL, soilType: null }, null],
    ['unless the water goes into a ditch', { soilType: 'clay', ...HIGH }, null],
  ])('%s', (_what, known, refusal) => {
    expect(answerOf(known, {}, PUMP).refusal).toBe(refusal)
  })

  test('where high water may reach it, though a dry metre is possible', () => {
    expect(answerOf({ ...FIELD, ...HIGH }, HIGH_OUTLET).refusal).toBe('flooded')
    // For one of them it is possible.
    expect(answerOf({ ...FIELD, ...HIGH }, HIGH_OUTLET, { outlet: 1500 }).refusal).toBe('flooded')
    expect(answerOf({ ...FIELD, ...HIGH }, { outlet: 1500 }).refusal).toBe('close')
  })

  test('only where a model is chosen', () => {
    expect(answerOf({ ...WELL, soilType: 'clay' }).refusal).toBeNull()
  })

  test('because of water in the rings only where it is the well that was named', () => {
    expect(answerOf({ ...FIELD, totalRings: 9, waterRings: 1 }, {}, PUMP).refusal).not.toBe('wet')
  })
})
