import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { UNKNOWN } from '../../../domain/selection/answers.ts'
import { noAnswers, type WizardValues } from '../state/values.ts'
import { isComplete, Summary } from './summary.tsx'

const marina: WizardValues = {
  ...noAnswers,
  residents: '4',
  livingType: 'weekend',
  guests: '5+',
  groundWater: UNKNOWN,
  soilType: 'peat_clay',
  waterDisposal: 'ravine',
  distanceToInstallation: '8.5',
  distanceToDisposal: UNKNOWN,
}

const rowsOf = (values: WizardValues) =>
  [...renderToStaticMarkup(<Summary values={values} />).matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(
    ([, label, answer]) => `${label}: ${answer?.replaceAll(/<.*?>/g, '').replaceAll('\u00a0', ' ')}`,
  )

test('a visitor sees the answers before sending, in short', () => {
  expect(rowsOf(marina)).toEqual([
    'Жильцы: 4, по выходным (дача)',
    'Гости: 5+',
    'Глубина трубы: не указано',
    'Грунтовая вода: не знаю',
    'Грунт: торф с глиной',
    'Отвод воды: овраг',
    'До места установки: 8,5 м',
    'До точки сброса: не знаю',
  ])
  expect(rowsOf({ ...marina, pipeDepth: '62.5' })).toContain('Глубина трубы: 62,5 см')
})

test('a missing answer is named, people only together with how they live', () => {
  const rows = rowsOf({ ...marina, livingType: '', soilType: '' })
  expect(rows).toEqual(expect.arrayContaining(['Жильцы: не указано', 'Грунт: не указано']))
})

test('is complete when each required question has a valid answer, if only «не знаю»', () => {
  expect(isComplete(marina)).toBe(true)
  for (const missing of [
    { livingType: '' },
    { distanceToDisposal: ' ' },
    { distanceToDisposal: 'сто' },
    { distanceToInstallation: '1001' },
  ]) {
    expect(isComplete({ ...marina, ...missing })).toBe(false)
  }
})
