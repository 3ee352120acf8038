import { expect, test } from 'vitest'
import { toAnswers } from './wizard-answers.ts'

test('answers of the wizard are read in words with their units', () => {
  const data = {
    distanceToDisposal: '12',
    soilType: 'loam',
    groundWater: 'high',
    livingType: 'permanent',
    pipeDepth: 60,
    comment: '',
  }
  expect(toAnswers(data)).toEqual([
    { label: 'Проживание', value: 'Постоянно' },
    { label: 'Глубина трубы', value: '60 см' },
    { label: 'Грунтовые воды', value: 'Высоко (0–1,5\u00a0м)' },
    { label: 'Грунт', value: 'Суглинок' },
    { label: 'До сброса', value: '12 м' },
  ])
})

test('what the wizard asks beside the specified questions has its words and units too', () => {
  const data = {
    waterDisposal: 'drainage_ditch',
    ditchDepth: 120,
    plotFall: -40.5,
    existing: 'rings',
    baths: 1,
    banya: false,
    powerCuts: true,
    wellProductivity: 0.8,
    rulesVersion: '2026-11-23',
  }
  expect(toAnswers(data)).toEqual([
    { label: 'Отвод воды', value: 'Дренажная канава' },
    { label: 'Производительность колодца', value: '0,8 м³/сут' },
    { label: 'Глубина канавы или оврага', value: '120 см' },
    { label: 'Перепад участка до сброса', value: '−40,5 см' },
    { label: 'Что стоит сейчас', value: 'Бетонные кольца' },
    { label: 'Ванны', value: '1' },
    { label: 'Баня на той же трубе', value: 'Нет' },
    { label: 'Перебои с электричеством', value: 'Да' },
    { label: 'Правила подбора', value: 'от 23.11.2026' },
  ])
})

test('an untouched slider reads «не измерена», any other unknown answer «не знаю»', () => {
  expect(toAnswers({ pipeDepth: null, groundWater: null, distanceToDisposal: null, banya: null })).toEqual([
    { label: 'Глубина трубы', value: 'не измерена' },
    { label: 'Грунтовые воды', value: 'не знаю' },
    { label: 'До сброса', value: 'не знаю' },
    { label: 'Баня на той же трубе', value: 'не знаю' },
  ])
})

test('a question that was not asked of this way of discharge is not called unknown', () => {
  const unknown = { ditchDepth: null, totalRings: null }
  const labelsOf = (waterDisposal: string | null) =>
    toAnswers({ ...unknown, waterDisposal }).map(({ label }) => label)
  expect(labelsOf('ravine')).toEqual(['Отвод воды', 'Глубина канавы или оврага'])
  expect(labelsOf('drainage_well')).toEqual(['Отвод воды', 'Колец всего'])
  expect(labelsOf(null)).toEqual(['Отвод воды'])
})

test('what nobody foresaw is still shown', () => {
  expect(toAnswers({ soilType: 'constructor' })).toEqual([{ label: 'Грунт', value: 'constructor' }])
  expect(toAnswers({ pool: true, rings: [1, 2], plan: { a: 1 }, toString: 'x' })).toEqual([
    { label: 'pool', value: 'Да' },
    { label: 'rings', value: '1, 2' },
    { label: 'plan', value: '{"a":1}' },
    { label: 'toString', value: 'x' },
  ])
  expect(toAnswers('звонить утром')).toEqual([{ label: 'Ответы', value: 'звонить утром' }])
  expect(toAnswers(null)).toEqual([])
})
