import { describe, expect, test } from 'vitest'
import { composeWizardText, metres } from './chat-text.ts'
import { noAnswers, type WizardValues } from './values.ts'

const marina: WizardValues = {
  ...noAnswers,
  residents: '4',
  livingType: 'weekend',
  guests: '2',
  pipeDepth: '95',
  groundWater: 'high',
  soilType: 'peat_clay',
  waterDisposal: 'drainage_well',
  wellProductivity: '0,8',
  totalRings: '6',
  waterRings: '2',
  distanceToInstallation: '8.5',
  distanceToDisposal: '15',
  name: ' Марина ',
  phone: '+7 916 000-00-00',
}

describe('The text of the request', () => {
  test('has the listed lines in their order and nothing of the well', () => {
    expect(composeWizardText(marina).split('\n')).toEqual([
      'Заявка на подбор септика',
      'Имя: Марина',
      'Телефон: +7 916 000-00-00',
      'Количество жильцов: 4',
      'Проживание: По выходным (дача)',
      'Количество гостей: 2',
      'Глубина трубы: 95 см',
      'Грунтовые воды: Высоко (0–1,5 м)',
      'Грунт: Торф с глиной',
      'Отвод воды: Дренажный колодец',
      'Расстояние до места установки: 8,5 м',
      'Расстояние до точки сброса: 15 м',
    ])
  })

  test('has the email after the phone and the comment at the end, if they are given', () => {
    const lines = composeWizardText({
      ...marina,
      email: 'm@example.ru',
      comment: 'Ворота 3 м\nСобака',
    }).split('\n')
    expect(lines[3]).toBe('Email: m@example.ru')
    expect(lines.slice(-2)).toEqual(['Комментарий: Ворота 3 м', 'Собака'])
    expect(composeWizardText({ ...marina, email: ' ', comment: ' ' })).toBe(composeWizardText(marina))
  })

  test('names a settlement in full', () => {
    expect(composeWizardText({ ...marina, residents: 'settlement' })).toContain(
      'Количество жильцов: Посёлок или производство',
    )
  })
})

test.each([
  ['8', '8 м'],
  ['8.5', '8,5 м'],
  ['8,5', '8,5 м'],
  ['-5', '-5'],
  [' 12 ', '12 м'],
  ['', ''],
  ['сто', 'сто'],
])('the distance «%s» is written as «%s»', (typed, expected) => {
  expect(metres(typed)).toBe(expected)
})
