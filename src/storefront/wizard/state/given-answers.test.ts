import { expect, test } from 'vitest'
import { type SiteAnswers, unknownSite } from '../../../domain/selection/answers.ts'
import { questions } from '../../../domain/selection/questions.ts'
import { givenAnswers } from './given-answers.ts'

const answersTo = (known: Partial<SiteAnswers>) =>
  Object.fromEntries(
    givenAnswers({ ...unknownSite, ...known }).map(({ question, answer }) => [
      question,
      answer?.replaceAll('\u00a0', ' ') ?? null,
    ]),
  )

test('a visitor reads the answers back in words', () => {
  expect(
    answersTo({
      residents: '4',
      livingType: 'seasonal',
      guests: '0',
      baths: 1,
      showers: 2,
      washers: 0,
      banya: true,
      pipeDepth: 62.5,
      groundWater: 'medium',
      soilType: 'peat_clay',
      waterDisposal: 'drainage_ditch',
      ditchDepth: 120,
      plotFall: 0,
      existing: 'tank',
      powerCuts: false,
      distanceToInstallation: 8.5,
      distanceToDisposal: 12,
    }),
  ).toEqual({
    Живут: '4 человека',
    'Как живут': 'сезонно',
    Гости: 'не бывает',
    Сантехника: 'ванна, 2 душа, баня',
    'Труба из дома': '62,5 см',
    'До станции': '8,5 м',
    Вода: '1,5–3 м',
    Грунт: 'торф с глиной',
    Отвод: 'дренажная канава',
    'Глубина канавы': '120 см',
    'Перепад до сброса': 'ровно',
    'До сброса': '12 м',
    'Стоит сейчас': 'старая ёмкость',
    'Отключения света': 'нет',
  })
})

test('of a well the rings are asked, never the depth of a ditch', () => {
  const answers = answersTo({
    waterDisposal: 'drainage_well',
    totalRings: 5,
    waterRings: 1,
    wellProductivity: 0.8,
  })
  expect(answers).toMatchObject({ 'Колец в колодце': '5, с водой 1', 'Колодец принимает': '0,8 м³/сут' })
  expect(answers).not.toHaveProperty('Глубина канавы')
})

test('what nobody knows is null and leads to the step that asks it', () => {
  const steps = Object.fromEntries(givenAnswers(unknownSite).map(({ question, step }) => [question, step]))
  expect(Object.values(answersTo({})).every((answer) => answer === null)).toBe(true)
  expect(steps).toMatchObject({ Живут: 1, 'Труба из дома': 2, Вода: 2, Грунт: 3, Отвод: 4, 'До станции': 5 })
  expect(steps).not.toHaveProperty('Стоит сейчас')
})

test.each(Object.entries(questions))('the answer to %s is read back', (name, question) => {
  const waterDisposal: SiteAnswers['waterDisposal'] =
    'askedOf' in question ? question.askedOf[0] : 'drainage_ditch'
  const answer = 'choices' in question ? question.choices[1] : 'range' in question ? 1 : true
  const asked = { waterDisposal, totalRings: name === 'waterRings' ? 3 : null }
  expect(answersTo({ ...asked, [name]: answer })).not.toEqual(answersTo({ ...asked, [name]: null }))
})
