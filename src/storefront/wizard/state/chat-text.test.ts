import { describe, expect, test } from 'vitest'
import { UNKNOWN } from '../../../domain/selection/answers.ts'
import { composeWizardText, tellTyped } from './chat-text.ts'
import { requiredQuestions } from './required-questions.fixture.ts'
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

describe('The text of the inquiry', () => {
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

  test('says «не знаю» where the visitor said so, and has no line for what is asked beside the list', () => {
    const unknown = Object.fromEntries(
      [...requiredQuestions, 'baths', 'banya', 'plotFall', 'existing'].map((name) => [name, UNKNOWN]),
    )
    expect(
      composeWizardText({ ...marina, ...unknown })
        .split('\n')
        .slice(3),
    ).toEqual([
      'Количество жильцов: не знаю',
      'Проживание: не знаю',
      'Количество гостей: не знаю',
      'Глубина трубы: не знаю',
      'Грунтовые воды: не знаю',
      'Грунт: не знаю',
      'Отвод воды: не знаю',
      'Расстояние до места установки: не знаю',
      'Расстояние до точки сброса: не знаю',
    ])
    const more = { baths: '1', showers: '2', banya: 'true', ditchDepth: '120', powerCuts: 'true' }
    expect(composeWizardText({ ...marina, ...more })).toBe(composeWizardText(marina))
  })

  test('says the default of a slider that nobody touched, and the exact depth of a link', () => {
    expect(composeWizardText({ ...marina, pipeDepth: '' })).toContain('Глубина трубы: 10 см')
    expect(composeWizardText({ ...marina, pipeDepth: '62.5' })).toContain('Глубина трубы: 62,5 см')
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
  [UNKNOWN, 'не знаю'],
])('the distance «%s» is written as «%s»', (typed, expected) => {
  expect(tellTyped('distanceToDisposal', typed)).toBe(expected)
})
